import { routes } from '@/lib/site/routes';
import { addresses, portalAddresses } from '../support/addresses';
import { expect, test } from '../support/watched';

test.use({ javaScriptEnabled: false });

test('every page can be read without JavaScript, and the portal has its sidebar and drawer', async ({
  page,
}) => {
  test.slow();
  for (const address of addresses)
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      if (!portalAddresses.includes(address)) return;
      const navigation = page.getByRole('navigation', { name: /Student|Faculty/ });
      await expect(navigation.getByRole('link', { name: 'Logout' })).toBeVisible();
      await page.setViewportSize({ width: 375, height: 812 });
      await expect(navigation).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(navigation.getByRole('link', { name: 'Logout' })).toBeVisible();
    });
});

test('the bell lists the notifications and the account menu opens, without JavaScript', async ({
  page,
}) => {
  await page.goto(routes.dashboard);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await expect(bell.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(bell).toBeHidden();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('No Settings Here')).toBeVisible();
});

test('the theme follows the system without JavaScript', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(routes.dashboard);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(14, 21, 23)',
  );
});
