import { routes } from '@/lib/site/routes';
import { expect, test } from '../support/watched';

test('a panel of the top bar is below its button', { tag: '@slow' }, async ({ page }) => {
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.dashboard);
    for (const name of [/^Notifications/, 'Theme', /^Account of/]) {
      const button = page.getByRole('button', { name }).first();
      await button.click();
      const panel = page.locator('.panel:popover-open');
      const [above, below] = [await button.boundingBox(), await panel.boundingBox()];
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
      await page.keyboard.press('Escape');
    }
  }
});
