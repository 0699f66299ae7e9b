import type { Browser, Locator, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { sizes, themes, violations } from './axe';
import { countKept } from './count-kept';
import { undo } from './undo';
import { expect, test } from './watched';

const pdf = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${content}`),
});

/** Another person's browser, which shares nothing with the first. */
async function otherProfile(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
}

async function visit(page: Page, address: string) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

async function exchange(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  await page.getByRole('main').getByRole('button', { name: 'Exchange files' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses a button that gives a file, and gives where it was saved. */
async function saved(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button.press('Enter');
  return (await download).path();
}

/** Sets an assignment with a PDF on the faculty's device. */
async function setAssignment(page: Page) {
  await visit(page, routes.facultyDashboard);
  await page.getByRole('textbox', { name: 'Assignment name' }).fill('Unit 1 problems');
  await page.getByLabel('Assignment file').setInputFiles(pdf('unit-1.pdf', 'problems'));
  await expect(page.getByRole('button', { name: 'Remove unit-1.pdf' })).toBeVisible();
  await page.getByLabel('Section').fill('1CSE33');
  await page.getByLabel('Due date').fill('2027-11-20');
  await page.getByRole('button', { name: 'Send Assignments' }).press('Enter');
  await expect(page.getByText(/^Saved on this device: “Unit 1 problems”/)).toBeVisible();
}

async function handIn(page: Page) {
  await visit(page, routes.assignments);
  await page.getByRole('button', { name: 'Open Unit 1 problems' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Hand in a PDF').setInputFiles(pdf('my-work.pdf', 'work'));
  await expect(dialog).toContainText('Handed in');
  await expect.poll(() => countKept(page, 'handins')).toBe(1);
}

test('an assignment goes to a student of another device, and the work comes back', async ({
  page: faculty,
  browser,
  baseURL,
}) => {
  const student = await otherProfile(browser, baseURL);
  await setAssignment(faculty);
  let dialog = await exchange(faculty, routes.facultyAssignments);
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleName(/Unit 1 problems.*unit-1\.pdf/);
  const given = await saved(faculty, dialog.getByRole('button', { name: 'Save assignment file' }));

  dialog = await exchange(student, routes.assignments);
  await dialog.getByLabel('Assignment files').setInputFiles(given);
  await expect(dialog).toContainText('From Dr. Ananya Rao');
  await expect(dialog).toContainText('1CSE33, due 20 Nov 2027');
  await expect(dialog).toContainText('Nothing is changed yet.');
  expect(await countKept(student, 'assignments')).toBe(0);
  await dialog.getByRole('button', { name: 'Take over 1 assignment' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(student.getByText(/^Saved on this device: 1 assignment taken over/)).toBeVisible();
  await expect(student.getByRole('list', { name: 'Assignments' })).toContainText('Unit 1 problems');
  await visit(student, routes.dashboard);
  await expect(student.getByRole('region', { name: 'Assignments Pending' })).toContainText('7');
  await expect(student.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await handIn(student);
  dialog = await exchange(student, routes.assignments);
  const work = await saved(student, dialog.getByRole('button', { name: 'Save file of your work' }));
  dialog = await exchange(faculty, routes.facultyAssignments);
  await dialog.getByLabel('Files of handed-in work').setInputFiles(work);
  await expect(dialog).toContainText('Unit 1 problems: my-work.pdf');
  await dialog.getByRole('button', { name: 'Take over 1 file of work' }).press('Enter');
  await expect(faculty.getByText(/^Saved on this device: 1 file of work taken over/)).toBeVisible();
  await expect(faculty.getByRole('list', { name: 'Assignments' })).toContainText('1 handed in');
  await faculty.reload();
  await faculty.getByRole('button', { name: 'Manage Unit 1 problems' }).press('Enter');
  dialog = faculty.getByRole('dialog');
  const list = dialog.getByRole('list', { name: 'Handed in by file' });
  await expect(list).toContainText('Aarav Sharma 25CSE1042');
  const download = faculty.waitForEvent('download');
  await list.getByRole('button', { name: 'Download my-work.pdf' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('my-work.pdf');
  await student.context().close();
});

test('the same file again changes nothing, and taking over can be undone', async ({
  page: faculty,
  browser,
  baseURL,
}) => {
  const student = await otherProfile(browser, baseURL);
  await setAssignment(faculty);
  let dialog = await exchange(faculty, routes.facultyAssignments);
  const given = await saved(faculty, dialog.getByRole('button', { name: 'Save assignment file' }));
  dialog = await exchange(student, routes.assignments);
  await dialog.getByLabel('Assignment files').setInputFiles(given);
  await dialog.getByRole('button', { name: 'Take over 1 assignment' }).click();
  const text = /^Saved on this device: 1 assignment taken over/;
  await expect(student.getByText(text)).toBeVisible();

  dialog = await exchange(student, routes.assignments);
  await dialog.getByLabel('Assignment files').setInputFiles(given);
  await expect(dialog).toContainText('Left out: it is here already.');
  await expect(dialog).toContainText('Nothing in this file is new. Nothing was changed.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await student.getByRole('button', { name: 'Open Unit 1 problems' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // On the device that it comes from it is there too.
  dialog = await exchange(faculty, routes.assignments);
  await dialog.getByLabel('Assignment files').setInputFiles(given);
  await expect(dialog).toContainText('Left out: it is here already.');
  expect(await countKept(faculty, 'assignments')).toBe(1);
  await student.context().close();
});

test('taking over is undone with everything that came along', async ({
  page,
  browser,
  baseURL,
}) => {
  const faculty = await otherProfile(browser, baseURL);
  await setAssignment(faculty);
  let dialog = await exchange(faculty, routes.facultyAssignments);
  const given = await saved(faculty, dialog.getByRole('button', { name: 'Save assignment file' }));
  dialog = await exchange(page, routes.assignments);
  await dialog.getByLabel('Assignment files').setInputFiles(given);
  await dialog.getByRole('button', { name: 'Take over 1 assignment' }).click();
  const text = /^Saved on this device: 1 assignment taken over/;
  await expect(page.getByText(text)).toBeVisible();
  await undo(page, text);
  await expect(page.getByText('No Assignments Yet', { exact: true })).toBeVisible();
  await expect.poll(() => countKept(page, 'assignments')).toBe(0);
  await expect.poll(() => countKept(page, 'files')).toBe(0);
  await faculty.context().close();
});

for (const address of [routes.facultyAssignments, routes.assignments])
  for (const theme of themes)
    for (const [name, viewport] of Object.entries(sizes))
      test(`files at ${address}, ${theme}, ${name}: no fault for a screen reader`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize(viewport);
        await exchange(page, address);
        expect(await violations(page)).toEqual([]);
      });
