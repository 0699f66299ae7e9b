import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expect, test } from '../support/watched';

/** Each public page, with the file that Next.js rendered before the build removed the scripts. */
const pages = {
  [routes.landing]: 'index.html',
  [routes.login]: 'login.html',
  [routes.facultyLogin]: 'faculty-login.html',
  [routes.verify]: 'verify.html',
  [routes.evidence]: 'evidence.html',
  [routes.accessibility]: 'accessibility.html',
  '/404.html': '_not-found.html',
} as const;
const addresses = Object.keys(pages);

async function wholePage(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await waitUntilReady(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

const variants = [
  { size: 'phone', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;

for (const address of [routes.landing, routes.login, routes.verify, '/404.html'] as const)
  test(
    `${address} looks the same without the framework, on a phone in the dark and on a desktop in the light`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      const picture = async ({ viewport, colorScheme }: (typeof variants)[number]) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        return wholePage(page);
      };
      await page.goto(address);
      const stripped: Buffer[] = [];
      for (const variant of variants) {
        // The reference is taken once nothing moves.
        let last = await picture(variant);
        await expect.poll(async () => last.equals((last = await picture(variant)))).toBe(true);
        stripped.push(last);
      }
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => 'next' in window)).toBe(false);

      const body = readFileSync(`.next/server/app/${pages[address]}`, 'utf8');
      await page.route(`**${address}`, (route) =>
        route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
      );
      await page.goto(address);
      await page.waitForFunction(() => 'next' in window);
      for (const [index, variant] of variants.entries())
        await expect
          .poll(async () => stripped[index]?.equals(await picture(variant)), {
            message: `on a ${variant.size} in ${variant.colorScheme}`,
          })
          .toBe(true);
    },
  );

test(
  'a browser that supports speculation rules applies them',
  { tag: '@slow' },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'log') warnings.push(message.text());
    });
    for (const address of addresses) await page.goto(address);
    expect(await page.evaluate(() => HTMLScriptElement.supports?.('speculationrules'))).toBe(true);
    expect(warnings).toEqual([]);
  },
);

for (const address of addresses)
  test(`${address} keeps borders and the focus ring with forced colours, and prints dark text on white`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    // Buttons that look like links are underlined, and browsers draw tick boxes.
    const filled = page.locator(
      'a[class*="bg-"]:visible, button:not([class*="underline"]):visible, input:not([type="checkbox"]):visible',
    );
    for (const control of await filled.all()) {
      const style = await control.evaluate((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return `${borderTopStyle} ${borderTopWidth}`;
      });
      expect(style).toMatch(/^(?:solid|dashed) 1px$/);
      await expect(control).toHaveCSS('forced-color-adjust', 'auto');
    }
    await page.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    const ring = page.locator(':focus-visible');
    expect(await ring.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');

    await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(colors).toEqual(['rgb(26, 32, 36)', 'rgb(255, 255, 255)']);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('the landing page prints on four sheets', { tag: '@slow' }, async ({ page }) => {
  await page.goto(routes.landing);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets).toHaveLength(4);
});
