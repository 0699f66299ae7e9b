import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expect, test } from '../support/watched';

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('statuses and due days keep a border', async ({ page }) => {
    await page.goto(routes.dashboard);
    await waitUntilReady(page);
    const status = page.getByRole('row').getByText('Approved', { exact: true }).first();
    await expect(status).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('button', { name: 'Submit for Approval' })).toHaveCSS(
      'forced-color-adjust',
      'none',
    );
    await expect(page.getByText('9', { exact: true }).first()).toHaveCSS(
      'border-top-style',
      'dashed',
    );
  });
});
