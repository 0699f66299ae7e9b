import type { Page } from '@playwright/test';
import { formatCode } from '@/lib/record/access-code';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { portalAddresses } from '../browser/support/addresses';
import { sizes, violationsInBothThemes } from '../browser/support/axe';
import { visit } from '../browser/support/steps';
import { expect, test } from '../browser/support/watched';
import { student, teacher } from './person';

const heading = (page: Page) => page.getByRole('heading', { name: /^Sign in to see your / });
const signInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Sign in' });

/** Types what is on a person's card. */
async function typeCard(page: Page, { id, code }: typeof student): Promise<void> {
  await page.getByLabel('Username').fill(id.toLowerCase());
  await page.getByLabel('Password').fill(formatCode(code));
  await page.getByLabel('Password').press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Logout' });
  await question.getByRole('button', { name: 'Logout' }).click();
}

for (const address of portalAddresses)
  test(`${address} asks to sign in, and has no accessibility problem`, async ({ page }) => {
    await visit(page, address);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('sample')).toHaveCount(0);
    await expect(page.getByText('Logout')).toHaveCount(0);
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
  });

for (const [person, address] of [
  [student, `${routes.dashboard}?q=a%26b%20c`],
  [teacher, `${routes.facultySettings}#this-device`],
] as const)
  test(`a ${person.kind} returns to ${address} after signing in`, async ({ page }) => {
    await visit(page, address);
    await signInLink(page).click();
    await page.waitForURL(/login/);
    await typeCard(page, person);
    await page.waitForURL((url) => url.href.endsWith(address));
    await waitUntilReady(page);
    await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
  });

test('the Sign in button of the top bar leads back to the page as well', async ({ page }) => {
  await visit(page, routes.subjects);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await typeCard(page, student);
  await page.waitForURL(`**${routes.subjects}`);
});

for (const person of [student, teacher])
  test(`the QR code of a ${person.kind} signs in, and Logout leaves nothing of the person`, async ({
    page,
  }) => {
    const login = person.kind === 'student' ? routes.login : routes.facultyLogin;
    await page.goto(`${login}#${person.id}.${person.code}`);
    await page.getByRole('button', { name: /^Login to/ }).click();
    await expect(page.getByRole('button', { name: `Account of ${person.name}` })).toBeVisible();
    const own = page.url();
    await logOut(page);
    await page.waitForURL((url) => url.pathname === (person.kind === 'student' ? '/' : login));
    await expect(page.locator('body')).not.toContainText(person.name);
    await visit(page, own);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('html')).not.toContainText(person.name);
  });

test('the palette offers pages, the theme and signing in, but nothing that needs a record', async ({
  page,
}) => {
  await visit(page, routes.dashboard);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.filter({ hasText: 'Sign in' })).toBeVisible();
  await expect(options.filter({ hasText: 'Theme: Dark' })).toBeVisible();
  await expect(options.filter({ hasText: 'Submit for Approval' })).toHaveCount(0);
  await options.filter({ hasText: 'Sign in' }).click();
  await page.waitForURL('**/login/');
});

test('the bell, the theme and the help centre work for a visitor', async ({ page }) => {
  await visit(page, routes.facultyDashboard);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Raise a Query' }).click();
  await expect(page.getByRole('dialog', { name: 'Raise a Query' })).toBeVisible();
});

test('Settings show what this device stores without signing in', async ({ page }) => {
  await visit(page, routes.settings);
  await expect(page.getByRole('heading', { name: 'This device' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs, and the dashboard shows the calendar and the map', async ({
    page,
  }) => {
    await page.goto(routes.dashboard);
    await expect(page.getByText('Signing in needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Academic Calendar' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'College Map' })).toBeVisible();
    await expect(signInLink(page)).toHaveAttribute('href', '/login/#to=/Dashboard/');
  });
});
