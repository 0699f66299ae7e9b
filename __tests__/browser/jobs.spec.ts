import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { nameOf, signIn, students } from './support/person';
import { fillInActivity, pdf, visit } from './support/steps';
import { toast } from './support/toast';
import { expect, test } from './support/watched';

/** Counts presses; the choice of a file and of an option is one. */
function counter() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count++;
      await target.click();
    },
    counts: () => count,
    add: (more: number) => void (count += more),
  };
}

const navigation = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

test('a student submits an activity with its PDF and sees where it is, with seven presses', async ({
  page,
}) => {
  const { press, counts, add } = counter();
  await visit(page, routes.dashboard);
  await press(page.getByRole('button', { name: 'Submit for Approval' }));
  const dialog = page.getByRole('dialog');
  await fillInActivity(dialog);
  // Category, level, proof and the file.
  add(4);
  await press(dialog.getByRole('button', { name: 'Submit for Approval' }));
  await press(page.getByRole('button', { name: 'Manage Poetry Course' }));
  const steps = page.getByRole('dialog').getByRole('list', { name: 'Where it is' });
  await expect(steps.locator('[aria-current="step"]')).toContainText('With the teacher');
  expect(counts()).toBeLessThanOrEqual(7);
});

test('work is handed in with one press after its file, and the row says where it is', async ({
  page,
}) => {
  const { press, counts } = counter();
  await signIn(page, students[0]!);
  await visit(page, routes.assignments);
  const field = page.getByLabel(/^Add PDF: /).first();
  const name = (await field.getAttribute('aria-label'))!.slice('Add PDF: '.length);
  await field.setInputFiles(pdf('reading-1.pdf', '%PDF-1.7 a reading'));
  await press(page.getByRole('button', { name: 'Hand in reading-1.pdf' }));
  await expect(toast(page, 'Receipt saved.')).toBeVisible();
  const handedIn = page.getByRole('list', { name: /^Assignments: Handed in/ });
  const row = handedIn
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Open ${name}` }) });
  await expect(row).toContainText(/Receipt of \d\d\s\w{3}.*File made/);
  await expect(row.getByRole('button')).toBeFocused();
  expect(counts()).toBeLessThanOrEqual(2);
});

test('a link for an employer is copied with three presses', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { press, counts } = counter();
  await signIn(page, students[0]!);
  await visit(page, routes.profile);
  await press(page.getByRole('button', { name: 'Share', exact: true }));
  await press(page.getByRole('button', { name: 'Link', exact: true }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Copy link' }));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('#shared=');
  expect(counts()).toBe(3);
  await page.goto('about:blank');
  await page.goto(copied);
  await expect(page.getByRole('heading', { level: 1, name: nameOf(students[0]!) })).toBeVisible();
});

test('the marks that a grade needs are two presses from the dashboard', async ({ page }) => {
  const { press, counts } = counter();
  await signIn(page, students[0]!);
  await visit(page, routes.dashboard);
  await press(navigation(page, 'Subjects'));
  await press(page.getByRole('button', { name: /^What do I need in / }).first());
  await expect(page.getByRole('dialog', { name: /^What you need in / })).toContainText(
    /\d+(?:\.\d)?%/,
  );
  expect(counts()).toBe(2);
});
