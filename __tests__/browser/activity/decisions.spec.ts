import type { Locator, Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { decideOn } from '../support/decide';
import { expectClosed, submitActivity, visit } from '../support/steps';
import { expect, test } from '../support/watched';

const faculty = routes.facultyDashboard;
const studentRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Opens a student's activity on the student's side. */
async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  return page.getByRole('dialog', { name });
}

test(
  'a rejected submission shows the reason and can be resubmitted',
  { tag: '@slow' },
  async ({ page }) => {
    await submitActivity(page);
    await visit(page, faculty);
    await decideOn(page, 'Poetry Course', 'Reject', 'The certificate names another student.');
    await page.goto(routes.dashboard);
    await expect(studentRow(page, 'Poetry Course')).toContainText('Rejected');
    const dialog = await manage(page, 'Poetry Course');
    await expect(dialog.getByText('The certificate names another student.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit and resubmit' }).click();
    await dialog.getByRole('button', { name: 'Resubmit for approval' }).click();
    await expectClosed(dialog);
    await visit(page, faculty);
    await expect(studentRow(page, 'Poetry Course')).toContainText('Pending');
  },
);

test('a teacher decides with the keyboard alone', async ({ page }) => {
  await visit(page, faculty);
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Aarav Sharma', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Coursera' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const reject = page.getByRole('button', { name: 'Reject', exact: true });
  await reject.press('Enter');
  const reason = page.getByRole('textbox', { name: /^Reason/ });
  await expect(reason).toBeFocused();
  await keyboard.type('Too late.');
  await reject.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo last' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading').first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${faculty}$`));
});

test('without JavaScript View All shows every row in a panel', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(faculty);
  await page.getByRole('button', { name: 'View All student profiles' }).click();
  const panel = page.getByRole('dialog', { name: 'All student profiles' });
  await expect(panel.getByText('Ishita Patel').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review all/ })).toHaveCount(0);
  await context.close();
});
