import { routes } from '@/lib/site/routes';
import { addresses } from '../support/addresses';
import { expect, test } from '../support/watched';

test(
  'a panel closes on a click outside, and restores focus',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(routes.dashboard);
    const button = page.getByRole('button', { name: /^Account of/ });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
    await page.mouse.click(700, 500);
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('the account menu has its four entries and works with the keyboard alone', async ({
  page,
}) => {
  await page.goto(routes.chats);
  const account = page.getByRole('button', { name: /^Account/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  await page.keyboard.press('Enter');
  const passwords = page.getByRole('dialog', { name: 'Change Password' });
  await expect(passwords).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passwords).toBeHidden();
  await account.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Share Profile Via Link' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.landing);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the drawer opens, leads to a page and closes', async ({ page }) => {
    await page.goto(routes.dashboard);
    const navigation = page.getByRole('navigation', { name: 'Student' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(navigation).toBeHidden();
    await menu.click();
    await navigation.getByRole('link', { name: 'Chats' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible();
    await expect(navigation).toBeHidden();
  });

  test('the drawer closes on Escape and on a click outside, and restores focus', async ({
    page,
  }) => {
    await page.goto(routes.dashboard);
    const navigation = page.getByRole('navigation', { name: 'Student' });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.mouse.click(360, 500);
    await expect(navigation).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test.describe('today', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test("is the viewer's day, not the day of the build", async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-05T20:00:00Z'));
    await page.goto(routes.dashboard);
    await expect(page.getByText('Thursday, March 6, 2031')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening, Aarav');
  });

  test('changes when a tab stays open past midnight', { tag: '@slow' }, async ({ page }) => {
    await page.clock.install({ time: new Date('2031-03-06T18:29:00Z') });
    await page.goto(routes.dashboard);
    await expect(page.getByText('Thursday, March 6, 2031')).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(page.getByText('Friday, March 7, 2031')).toBeVisible();
  });
});

const dark = 'rgb(14, 21, 23)';

test(
  'a chosen theme is stored and applies on all pages before the first paint',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(routes.dashboard);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveCSS('background-color', dark);
    }
  },
);

test('other spellings of its address open the profile', { tag: '@slow' }, async ({ page }) => {
  for (const address of ['/myprofile/', '/myprofile']) {
    await page.goto(`${address}?period=2024-25#main`);
    await expect(page.getByRole('heading', { level: 1, name: 'Aarav Sharma' })).toBeVisible();
    await expect(page).toHaveURL('/MyProfile/?period=2024-25#main');
  }
});
