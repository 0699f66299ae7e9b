import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { toast } from './toast';
import { expect } from './watched';

/** A PDF for a file picker or a drop. */
export const pdf = (name = 'certificate.pdf', content = '%PDF-1.4 a certificate') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}

/** Opens a page in a background tab of the same browser; `open` replaces how it is opened. */
export async function otherTab(page: Page, address: string, open = visit): Promise<Page> {
  const other = await page.context().newPage();
  await open(other, address);
  await page.bringToFront();
  return other;
}

export const expectClosed = (dialog: Locator) => expect(dialog).toHaveCount(0);

/** Presses the button with this name and returns the dialog that it opens. */
export async function openDialog(page: Page, button: string): Promise<Locator> {
  await (await reachButton(page, button)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The button that opens the menu of the activities. */
export const activityMenu = (page: Page) =>
  page.getByRole('button', { name: 'More about activities' });

/** The first button with this name, after opening the menu that has it. */
export async function reachButton(page: Page, name: string | RegExp): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true }).first();
  if (await button.isVisible()) return button;
  for (const opener of [/^More about /, /^Share$/]) {
    const menu = page.getByRole('button', { name: opener }).first();
    if (await menu.isVisible()) await menu.press('Enter');
  }
  return button;
}

/** Presses a button that saves a file and returns the path of that file. */
export async function saveFile(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button.press('Enter');
  return (await download).path();
}

const poetry = {
  name: 'Poetry Course',
  category: 'Course',
  issuer: 'Arts Club',
  date: '2025-10-01',
};

/** Fills in all required fields of an activity, including its evidence. */
export async function fillInActivity(dialog: Locator, entered: Partial<typeof poetry> = {}) {
  const { name, category, issuer, date } = { ...poetry, ...entered };
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Category').selectOption(category);
  const asked = (label: string) => dialog.getByLabel(label, { exact: true });
  if (await asked('Hours').isVisible()) await asked('Hours').fill('30');
  for (const label of ['Level', 'Proof'])
    if (await asked(label).isVisible()) await asked(label).selectOption({ index: 1 });
  await dialog.getByLabel('Organiser').fill(issuer);
  await dialog.getByLabel('Date').fill(date);
  // The same file twice would be noticed.
  const certificate = name === poetry.name ? pdf() : pdf('certificate.pdf', `%PDF-1.4 ${name}`);
  await dialog.getByLabel('Evidence').setInputFiles(certificate);
  await expect(dialog.getByRole('button', { name: 'Remove certificate.pdf' })).toBeVisible();
}

/** Submits an activity as a student and waits until it is stored. */
export async function submitActivity(page: Page, entered: Partial<typeof poetry> = {}) {
  await page.goto(routes.dashboard);
  const dialog = await openDialog(page, 'Submit for Approval');
  await fillInActivity(dialog, entered);
  await dialog.getByRole('button', { name: 'Submit for Approval' }).click();
  await expectClosed(dialog);
  const { name } = { ...poetry, ...entered };
  await expect(toast(page, `“${name}”`)).toBeVisible();
}

/** Fills in an assignment with a PDF on the faculty dashboard. */
export async function fillInAssignment(
  page: Page,
  name: string,
  due = '2027-11-20',
  section = '1CSE33',
) {
  await page.getByRole('textbox', { name: 'Assignment name' }).fill(name);
  await page.getByLabel('Assignment file').setInputFiles(pdf('unit-1.pdf', '%PDF-1.7 problems'));
  await expect(page.getByRole('button', { name: 'Remove unit-1.pdf' })).toBeVisible();
  await page.getByLabel('Section').selectOption(section);
  await page.getByLabel('Due date').fill(due);
  await page.getByRole('button', { name: 'Add instructions' }).click();
  await page.getByLabel('Instructions').fill('Show your work.');
}

/** Creates an assignment on the faculty dashboard. */
export async function setAssignment(page: Page) {
  const name = 'Unit 1 problems';
  await visit(page, routes.facultyDashboard);
  await fillInAssignment(page, name);
  await page.getByRole('button', { name: 'Send Assignments' }).press('Enter');
  await expect(toast(page, `“${name}”`)).toBeVisible();
}
