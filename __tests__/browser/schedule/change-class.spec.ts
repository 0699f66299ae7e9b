import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { readPdf } from '../support/pdf-text';
import { publish, signIn, students, teachers } from '../support/person';
import { expectClosed, saveFile, visit, openDialog } from '../support/steps';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';
import { teacherWith } from './teacher-with';
import { busyWeek } from './timetables';

const teacher = teacherWith(teachers[0]!, busyWeek);
const student = { ...students[0]!, timetable: busyWeek };

const week = (page: Page) => page.getByRole('region', { name: 'Week', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change class' });

/** Opens MyClassroom on a Monday morning in college time, as a teacher. */
async function openClassroom(page: Page) {
  await page.clock.setFixedTime(new Date('2026-11-23T08:20:00+05:30'));
  await publish(page, teacher);
  await signIn(page, teacher);
  await visit(page, routes.facultyClassroom);
}

/** Opens the dialog for a class of the week with the keyboard. */
async function openChange(page: Page, name: RegExp): Promise<Locator> {
  await week(page).getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

test(
  'a teacher moves a class of the week by keyboard, and a student gets it as a file',
  { tag: '@slow' },
  async ({ page, browser, baseURL }) => {
    await openClassroom(page);
    const dialog = await openChange(page, /^Change: 11:15AM, CSE-3A Digital/);
    await expect(dialog.getByLabel('What changes')).toBeFocused();
    await dialog.getByLabel('Starts').fill('08:00');
    await dialog.getByLabel('Ends').fill('09:30');
    await expect(dialog.getByText(/^You have/)).toHaveText(
      'You have CSE-3A Mathematics from 9:00AM to 9:55AM then.',
    );
    await dialog.getByRole('textbox', { name: 'Room' }).fill('Lab 5');
    await dialog.getByLabel('Reason').fill('The laboratory is painted.');
    await dialog.getByRole('button', { name: 'Move class' }).press('Enter');
    await expectClosed(dialogOf(page));
    await expect(toast(page, /CSE-3A Digital Electronics Laboratory is moved/)).toBeVisible();
    await expect(week(page).getByText('Moved to 8:00AM in Lab 5')).toBeVisible();

    await page.getByRole('button', { name: 'Export changes' }).press('Enter');
    const sender = page.getByRole('dialog', { name: 'Export changes' });
    await expect(sender).toContainText('Moved to 23 Nov 2026, 8:00AM to 9:30AM, Lab 5');
    const path = await saveFile(page, sender.getByRole('button', { name: 'Save file of changes' }));

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await context.newPage();
    await other.clock.setFixedTime(new Date('2026-11-23T08:20:00+05:30'));
    await publish(other, student);
    await signIn(other, student);
    await visit(other, `${routes.subjects}#week`);
    await openDialog(other, 'Import changes');
    const receiver = other.getByRole('dialog', { name: 'Import changes' });
    await receiver.getByLabel('Open a file').setInputFiles(path);
    await receiver.getByRole('button', { name: 'Import 1 change' }).press('Enter');
    await expectClosed(receiver);
    await expect(week(other).getByText('Moved to 8:00AM in Lab 5')).toBeVisible();
    await context.close();
  },
);

test(
  'the week of a teacher prints on one sheet, without its controls',
  { tag: '@slow' },
  async ({ page }) => {
    await openClassroom(page);
    await expect(
      week(page)
        .getByRole('button', { name: /^Change/ })
        .first(),
    ).toBeVisible();
    const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }));
    const sheets = pages.filter(({ text }) => text.includes('Monday'));
    expect(sheets.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [842, 595],
    ]);
    for (const word of ['Saturday', 'Mathematics', 'Mondaytimetable'])
      expect(sheets[0]?.text).toContain(word);
    expect(sheets[0]?.text).not.toContain('Change');
  },
);
