import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { screens, sizes, violations } from '../support/axe';
import { showDeferredSections } from '../support/show-deferred-sections';
import { expect, test } from '../support/watched';

const panels = ['Theme', 'Notifications, 5 unread', 'Account of Aarav Sharma'];

/** Opens a list by keyboard and checks the page while it is open. */
async function checkList(page: Page, name: string): Promise<void> {
  const list = page.getByRole('combobox', { name, exact: true });
  await list.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').nth(1)).toBeFocused();
  await showDeferredSections(page);
  expect(await list.evaluate((element) => element.matches(':open'))).toBe(true);
  expect(await violations(page), name).toEqual([]);
  await page.keyboard.press('Escape');
}

for (const { size, viewport } of screens)
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('panels, lists and full views pass axe while they are open', async ({ page }) => {
      test.slow();
      await page.goto(routes.dashboard);
      for (const panel of panels) {
        await page.getByRole('button', { name: panel, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page), panel).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      for (const name of ['Month', 'Status filter']) await checkList(page, name);
      await page.getByRole('button', { name: /View All/ }).click();
      expect(await violations(page), 'View All').toEqual([]);
      await page.goto(routes.profile);
      await checkList(page, 'Period');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('the open drawer passes axe', async ({ page }) => {
    await page.goto(routes.dashboard);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Student' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
