import type { Page } from '@playwright/test';
import { themeKey } from '@/lib/browser/theme';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { firstOf } from '../../full-run';
import { expect, test } from '../support/watched';

const sizes = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The pictures that a window of each size has: a phone has room for itself only. */
const shown = { phone: ['phone'], desktop: ['desktop', 'phone'] } as const;

/** Opens the landing page, scrolls to the end and returns the demo files that were requested. */
async function demoFilesAsked(
  page: Page,
  settle: (page: Page) => Promise<unknown> = waitUntilReady,
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/images\/demo\/(.+)$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  await page.goto(routes.landing);
  const picture = page.getByRole('img', { name: /^The student dashboard: / });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await settle(page);
  return asked;
}

const everySize = Object.entries(sizes) as [keyof typeof sizes, (typeof sizes)['phone']][];

for (const [size, viewport] of firstOf(everySize))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const storedTheme of [undefined, 'light', 'dark'] as const)
      test.describe(`on a ${size}, ${colorScheme} system, ${storedTheme ?? 'nothing'} stored`, () => {
        test.use({ viewport, colorScheme });

        test('each picture of the dashboard loads once, in the current theme', async ({ page }) => {
          if (storedTheme !== undefined)
            await page.addInitScript(([key, theme]) => localStorage.setItem(key, theme), [
              themeKey,
              storedTheme,
            ] as const);
          const asked = await demoFilesAsked(page);
          const files = asked.map((file) => file.replace(/-\d+\.avif$/, '')).sort();
          expect(files).toEqual(shown[size].map((shot) => `${shot}-${storedTheme ?? colorScheme}`));
        });
      });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the pictures load in the ${colorScheme} theme of the system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      // Without script there is no callback to wait for; once the page is drawn, visible files were requested.
      const drawn = () => page.screenshot();
      expect((await demoFilesAsked(page, drawn)).sort()).toEqual([
        `desktop-${colorScheme}-1008.avif`,
        `phone-${colorScheme}-300.avif`,
      ]);
    });
});

for (const [viewport, deviceScaleFactor, ...files] of [
  [sizes.phone, 1, 'phone-light-300.avif'],
  [sizes.phone, 2, 'phone-light-600.avif'],
  [{ width: 412, height: 823 }, 1.75, 'phone-light-600.avif'],
  [sizes.desktop, 1, 'desktop-light-1008.avif', 'phone-light-300.avif'],
  [sizes.desktop, 2, 'desktop-light-2016.avif', 'phone-light-600.avif'],
] as const)
  test.describe(`${viewport.width} pixels wide at density ${deviceScaleFactor}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('the files of the right size load', async ({ page }) => {
      expect((await demoFilesAsked(page)).sort()).toEqual(files);
    });
  });

for (const [size, viewport] of firstOf(Object.entries(sizes)))
  test.describe(`before it loads, on a ${size}`, () => {
    test.use({ viewport });

    test('the picture reserves its space', async ({ page }) => {
      const picture = page.getByRole('img', { name: /^The student dashboard: / });
      await page.route('**/images/demo/*', () => undefined);
      await page.goto(routes.landing, { waitUntil: 'domcontentloaded' });
      const before = await picture.boundingBox();
      await page.unroute('**/images/demo/*');
      await page.goto(routes.landing);
      await waitUntilReady(page);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const after = await picture.boundingBox();
      expect(before?.height).toBeGreaterThan(500);
      expect(after?.height).toBe(before?.height);
      expect(after?.width).toBe(before?.width);
    });
  });
