import type { Browser, Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { countStored } from '../support/count-stored';
import { toast } from '../support/toast';
import { expectClosed, pdf, saveFile, setAssignment, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const importedMessage = /^1 assignment imported/;

/** Another person's browser, which shares nothing with the first. */
async function otherProfile(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
}

async function exchange(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  await page.getByRole('main').getByRole('button', { name: 'Exchange files' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Creates an assignment on this device and saves its assignment file. */
async function setAndSave(page: Page): Promise<string> {
  await setAssignment(page);
  const dialog = await exchange(page, routes.facultyAssignments);
  await expect(dialog).toContainText(/Unit 1 problems.*unit-1\.pdf/);
  return saveFile(page, dialog.getByRole('button', { name: 'Save assignment file' }));
}

async function handIn(page: Page) {
  await visit(page, routes.assignments);
  await page
    .getByLabel('Add PDF: Unit 1 problems')
    .setInputFiles(pdf('my-work.pdf', '%PDF-1.7 work'));
  await page.getByRole('button', { name: 'Hand in my-work.pdf' }).click();
  await expect.poll(() => countStored(page, 'handins')).toBe(1);
}

test(
  'an assignment goes to a student on another device, and the work comes back',
  { tag: '@slow' },
  async ({ page: faculty, browser, baseURL }) => {
    const student = await otherProfile(browser, baseURL);
    const assignmentFile = await setAndSave(faculty);
    let dialog = await exchange(student, routes.assignments);
    await dialog.getByLabel('Open a file').setInputFiles(assignmentFile);
    await expect(dialog).toContainText('From Dr. Ananya Rao');
    await expect(dialog).toContainText('1CSE33, due 20 Nov 2027');
    await expect(dialog).toContainText('Nothing has changed yet.');
    expect(await countStored(student, 'assignments')).toBe(0);
    await dialog.getByRole('button', { name: 'Import 1 assignment' }).press('Enter');
    await expectClosed(dialog);
    await expect(toast(student, importedMessage)).toBeVisible();
    await expect(student.getByRole('list', { name: /^Assignments/ })).toContainText(
      'Unit 1 problems',
    );
    await visit(student, routes.dashboard);
    await expect(student.getByRole('region', { name: 'Assignments Pending' })).toContainText('7');
    await expect(student.getByRole('button', { name: 'Notifications, 6 unread' })).toBeVisible();

    await handIn(student);
    dialog = await exchange(student, routes.assignments);
    const work = await saveFile(student, dialog.getByRole('button', { name: 'Save work file' }));
    dialog = await exchange(faculty, routes.facultyAssignments);
    await dialog.getByLabel('Open a file').setInputFiles(work);
    await expect(dialog).toContainText('Unit 1 problems: my-work.pdf');
    await dialog.getByRole('button', { name: 'Import 1 file of work' }).press('Enter');
    await expect(toast(faculty, /^1 file of work imported/)).toBeVisible();
    await expect(faculty.getByRole('list', { name: 'Assignments' })).toContainText(
      '1 of 62 handed in',
    );
    await faculty.reload();
    await faculty.getByRole('button', { name: 'Manage Unit 1 problems' }).press('Enter');
    dialog = faculty.getByRole('dialog');
    const list = dialog.getByRole('list', { name: 'Handed in by file' });
    await expect(list).toContainText('Aarav Sharma 25CSE1042');
    const download = faculty.waitForEvent('download');
    await list.getByRole('button', { name: 'Download my-work.pdf' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('my-work.pdf');
    await student.context().close();
  },
);
