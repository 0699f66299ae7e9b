import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { toast } from '../support/toast';
import { expectClosed, submitActivity } from '../support/steps';
import { undo } from '../support/undo';
import { expect, test } from '../support/watched';

const faculty = routes.facultyDashboard;
const studentRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const statusOf = (scope: Page | Locator, name: string, state: string) =>
  scope.getByRole('button', { name: `Status of ${name}: ${state}` });
const submission = (name: string) => `Aarav Sharma, ${name}`;

async function choose(page: Page, status: Locator, option: string) {
  await status.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in the reason of a decision and confirms it. */
async function reason(page: Page, title: string, text: string) {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expectClosed(dialog);
}

/** Opens a student's activity on the student's side. */
async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  return page.getByRole('dialog', { name });
}

test.describe('in one tab', () => {
  test(
    'a rejected submission shows the reason and can be resubmitted',
    { tag: '@slow' },
    async ({ page }) => {
      await submitActivity(page);
      await page.goto(faculty);
      await choose(page, statusOf(page, submission('Poetry Course'), 'Pending'), 'Reject…');
      await reason(page, 'Reject', 'The certificate names another student.');
      await expect(statusOf(page, submission('Poetry Course'), 'Rejected')).toBeFocused();
      await undo(page, /is rejected/);
      await expect(statusOf(page, submission('Poetry Course'), 'Pending')).toBeFocused();
      await expect(page.getByRole('status').getByText(/^Undone: /)).toBeAttached();
      await expect(toast(page, /were not undone/)).toBeHidden();
      await choose(page, statusOf(page, submission('Poetry Course'), 'Pending'), 'Reject…');
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await expect(statusOf(page, submission('Poetry Course'), 'Rejected')).toBeFocused();

      await page.goto(routes.dashboard);
      await expect(studentRow(page, 'Poetry Course')).toContainText('Rejected');
      const dialog = await manage(page, 'Poetry Course');
      await expect(
        dialog.getByText('The certificate names another student.').first(),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Edit and resubmit' }).click();
      await dialog.getByRole('button', { name: 'Resubmit for approval' }).click();
      await expectClosed(dialog);
      await page.goto(faculty);
      await expect(statusOf(page, submission('Poetry Course'), 'Pending')).toBeVisible();
      await page.getByRole('button', { name: 'Aarav Sharma Poetry Course', exact: true }).click();
      const steps = page.getByRole('dialog').getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.last()).toContainText('Resubmitted');
    },
  );
});

test('faculty decide everything with the keyboard alone', async ({ page }) => {
  await page.goto(faculty);
  const { keyboard } = page;
  const status = statusOf(page, 'Aarav Sharma', 'Pending');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await status.focus();
  await keyboard.press('ArrowDown');
  const list = page.getByRole('listbox');
  await expect(list).toBeFocused();
  await keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(status).toBeFocused();
  await keyboard.press('Enter');
  await expect(list).toBeFocused();
  await keyboard.press('Escape');
  await expect(status).toBeFocused();
  await keyboard.press('Space');
  await expect(list).toBeFocused();
  await keyboard.press('r');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await keyboard.type('Too late.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectClosed(dialog);
  await expect(statusOf(page, 'Aarav Sharma', 'Rejected')).toBeFocused();

  await page.getByRole('button', { name: 'View All student profiles' }).press('Enter');
  const all = page.getByRole('dialog', { name: 'All student profiles' });
  await all.getByRole('checkbox', { name: 'Choose Kabir Singh' }).press('Space');
  await all.getByRole('button', { name: 'Approve 1' }).press('Enter');
  await expect(statusOf(all, 'Kabir Singh', 'Approved')).toBeVisible();
  await all.getByRole('button', { name: 'Kabir Singh', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kabir Singh' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(all.getByRole('button', { name: 'Kabir Singh', exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expectClosed(all);
  await expect(page.getByRole('button', { name: 'View All student profiles' })).toBeFocused();
});

test('faculty press on a status and release on a decision', async ({ page }) => {
  await page.goto(faculty);
  const status = statusOf(page, 'Aarav Sharma', 'Pending');
  await status.hover();
  const start = await page.evaluate(() => performance.now());
  await page.mouse.down();
  await page.getByRole('option', { name: 'Approve', exact: true }).hover();
  await page.waitForFunction((time) => performance.now() > time + 300, start);
  await page.mouse.up();
  await expect(statusOf(page, 'Aarav Sharma', 'Approved')).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('the active decision is outlined in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(faculty);
  await statusOf(page, 'Aarav Sharma', 'Pending').click();
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await expect(option('Approve')).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('listbox')).toBeFocused();
  await page.keyboard.press('r');
  await expect(option('Reject…')).toHaveCSS('outline-style', 'solid');
  await expect(option('Approve')).toHaveCSS('outline-style', 'none');
});

test('without JavaScript View All shows every row in a panel', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(faculty);
  await page.getByRole('button', { name: 'View All student profiles' }).click();
  const panel = page.getByRole('dialog', { name: 'All student profiles' });
  await expect(panel.getByText('Ishita Patel').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status of/ })).toHaveCount(0);
  await context.close();
});
