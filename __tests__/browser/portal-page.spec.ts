import { routes } from '@/lib/routes';
import { portal } from './addresses';
import { expect, test } from './watched';

test.describe('with the colours of the system forced', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const address of portal)
    test(`${address} tells controls, badges and the current page apart without fills`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const plain = await page
        .locator('main :is(button, input, select, textarea):visible')
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { borderTopStyle, textDecorationLine } = getComputedStyle(control);
              const drawn = borderTopStyle !== 'none' || textDecorationLine === 'underline';
              return !drawn && !control.querySelector('svg, span') && !control.closest('table, tr');
            })
            .map((control) => control.outerHTML.slice(0, 160)),
        );
      expect(plain).toEqual([]);
      const current = page.locator('nav [aria-current="page"]:visible');
      await expect(current).toHaveCount(1);
      const [bar, paper] = await current.evaluate((link) => [
        getComputedStyle(link, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(bar).not.toBe(paper);
      await current.focus();
      await page.keyboard.press('Tab');
      const ring = page.locator(':focus-visible');
      expect(await ring.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
    });

  test('a status and a day on which something is due keep an edge', async ({ page }) => {
    await page.goto(routes.dashboard, { waitUntil: 'networkidle' });
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

test.describe('on paper', () => {
  // A sheet of A4 between its margins.
  test.use({ viewport: { width: 688, height: 972 } });

  for (const address of portal)
    test(`${address} is ink on white, without menus, and nothing is cut off`, async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
      const found = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        const cut = [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((it) => it.checkVisibility() && !it.closest('[class*="sr-only"]'))
          .filter((it) => it.getBoundingClientRect().right > window.innerWidth + 1)
          .map((it) => it.outerHTML.slice(0, 120));
        const frame = document.querySelector('main')?.parentElement?.parentElement;
        return [color, backgroundColor, frame && getComputedStyle(frame).borderLeftWidth, cut];
      });
      expect(found).toEqual(['rgb(26, 32, 36)', 'rgb(255, 255, 255)', '0px', []]);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      const fields = page
        .getByRole('main')
        .locator('input, textarea, button[class*="border-control"]');
      for (const field of await fields.all()) await expect(field).toBeHidden();
    });
});
