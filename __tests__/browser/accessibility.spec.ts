import { routes } from '@/lib/routes';
import { addresses, portal } from './addresses';
import { violations } from './axe';
import { unfold } from './unfold';
import { expect, test } from './watched';

const themes = ['light', 'dark'] as const;
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of themes)
    test.describe(`on a ${size} in ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const address of addresses)
        test(`${address} breaks no rule`, async ({ page }) => {
          await page.goto(address);
          expect(await violations(page)).toEqual([]);
        });

      for (const panel of ['Theme', 'Notifications', 'Account of Aarav Sharma'])
        test(`${panel} open breaks no rule`, async ({ page }) => {
          await page.goto(routes.dashboard);
          await page.getByRole('button', { name: panel, exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });

      test('lists and full views open break no rule', async ({ page }) => {
        await page.goto(routes.dashboard);
        await page.getByRole('button', { name: /^Month/ }).click();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Status filter/ }).click();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /View All/ }).click();
        expect(await violations(page)).toEqual([]);
        await page.goto(routes.profile);
        await page.getByRole('button', { name: /^Period/ }).click();
        expect(await violations(page)).toEqual([]);
      });
    });

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  for (const colorScheme of themes)
    test(`the drawer open breaks no rule in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(routes.dashboard);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Student' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of addresses)
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      await unfold(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
});

for (const address of portal)
  test(`${address} names its landmarks and skips to the page`, async ({ page }) => {
    await page.goto(address);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
