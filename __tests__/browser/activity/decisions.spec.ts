import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { visit } from '../support/steps';
import { expect, test } from '../support/watched';

const faculty = routes.facultyDashboard;

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
