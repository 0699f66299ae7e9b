import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { openPanel, registered, signInWithRegister } from '../support/classroom';
import { readPdf } from '../support/pdf-text';
import { expectClosed } from '../support/steps';
import { expect, test } from '../support/watched';

const openHelp = (page: Page, items?: RegisteredStudent[]) =>
  openPanel(page, 'Who needs help, and why', items);

const namesIn = (panel: Locator) => panel.getByRole('button', { name: /^Record contact with/ });

test('a teacher sees who needs help, records a contact by keyboard and undoes it', async ({
  page,
}) => {
  const panel = await openHelp(page);
  await expect(namesIn(panel)).toHaveCount(2);
  await expect(
    panel.getByRole('list', { name: 'Students' }).getByRole('listitem').first(),
  ).toContainText('நறுமுகை செல்வன்');
  const open = panel.getByRole('button', { name: 'Record contact with நறுமுகை செல்வன்' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'நறுமுகை செல்வன்' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/^Note/).focus();
  await page.keyboard.type('Comes on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectClosed(page.locator('dialog[open]'));
  await expect(open).toBeFocused();
  await expect(panel.getByText(/^Spoke with the student,/)).toBeVisible();
  await page.getByRole('button', { name: /^Undo: your contact with/i }).click();
  await expect(panel.getByText(/^Spoke with the student,/)).toHaveCount(0);
});

test('the search and the choice of students are announced and found in the palette', async ({
  page,
}) => {
  await signInWithRegister(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Pages, actions and activities' }).fill('who needs');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Who needs');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.facultyClassroom}#who-needs-help`);
  const panel = page.getByRole('region', { name: 'Who needs help, and why' });
  await panel.getByLabel('Students shown').selectOption('All students');
  await expect(namesIn(panel)).toHaveCount(3);
  await panel.getByRole('searchbox').fill('meera');
  await expect(namesIn(panel)).toHaveCount(1);
});

test(
  'the list prints on as many sheets as it needs, with every student and without controls',
  { tag: '@slow' },
  async ({ page }) => {
    test.slow();
    const many = Array.from({ length: 60 }, (_, index) =>
      registered(`Student ${index + 100}`, `25-${index}`),
    );
    const panel = await openHelp(page, many);
    await panel.getByRole('button', { name: 'Print or save' }).click();
    await expect(page.getByRole('dialog', { name: 'Print or save the list' })).toBeVisible();
    const { pages, tagged } = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true }));
    expect(tagged).toBe(true);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every(({ width }) => Math.round(width) === 595)).toBe(true);
    const text = pages.map((sheet) => sheet.text).join('');
    for (const { name } of many) expect(text).toContain(name.replace(' ', ''));
    expect(text).toContain('Attendanceis25%,below75%:5of20classes,Nov2026.');
    expect(text).not.toMatch(/Recordcontact|DownloadCSV|Searchstudents/);
  },
);
