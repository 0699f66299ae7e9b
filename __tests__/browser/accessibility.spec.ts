import { routes } from '@/lib/routes';
import { sizes, themes, violations } from './axe';
import { unfold } from './unfold';
import { expect, test } from './watched';

for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of themes)
    test.describe(`on a ${size} in ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const panel of ['Theme', 'Notifications', 'Account of Aarav Sharma'])
        test(`${panel} open breaks no rule`, async ({ page }) => {
          await page.goto(routes.dashboard);
          await page.getByRole('button', { name: panel, exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });

      for (const [address, name] of [
        [routes.dashboard, 'Month'],
        [routes.dashboard, 'Status filter'],
        [routes.profile, 'Period'],
      ] as const)
        test(`the list ${name} open breaks no rule`, async ({ page }) => {
          await page.goto(address);
          const list = page.getByRole('combobox', { name, exact: true });
          await list.press('Space');
          await page.keyboard.press('ArrowDown');
          await expect(list.getByRole('option').nth(1)).toBeFocused();
          await unfold(page);
          expect(await list.evaluate((element) => element.matches(':open'))).toBe(true);
          expect(await violations(page)).toEqual([]);
        });

      test('full views open break no rule', async ({ page }) => {
        await page.goto(routes.dashboard);
        await page.getByRole('button', { name: /View All/ }).click();
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
