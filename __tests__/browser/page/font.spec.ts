import { setTimeout } from 'node:timers/promises';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expect, test } from '../support/watched';

const sizes = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } };
const pages = [routes.landing, routes.login, routes.facultyLogin, routes.evidence, '/404.html'];

for (const [size, viewport] of Object.entries(sizes))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('no public page shifts when the fonts load late', { tag: '@slow' }, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await setTimeout(700);
        await route.continue();
      });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            window.shifts.push({
              value: entry.value,
              moved: entry.sources.map(({ node }) => node?.textContent ?? ''),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const address of pages) {
        await page.goto(address, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await waitUntilReady(page);
        expect(await page.evaluate(() => document.fonts.check('16px figtree'))).toBe(true);
        const shifts = await page.evaluate(() => window.shifts);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        // A word may move by a pixel; a line that wraps differently counts 0.01 or more.
        expect(total, `${address} ${JSON.stringify(shifts)}`).toBeLessThan(0.002);
      }
    });
  });

test(
  'a page preloads both fonts, and the whole ones only for other letters',
  { tag: '@slow' },
  async ({ page }) => {
    let asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    // Without the browser's cache, which would answer for the second page.
    await page.route('**/*.woff2', (route) => route.continue());
    for (const address of [routes.landing, '/404.html', routes.dashboard]) {
      asked = [];
      await page.goto(address);
      await waitUntilReady(page);
      const preloaded = page.locator('link[rel="preload"][as="font"]');
      expect(asked).toHaveLength(2);
      await expect(preloaded).toHaveCount(2);
      await page.evaluate(() => {
        const name = document.createElement('h2');
        name.textContent = 'Zoë Ångström';
        document.body.append(name);
      });
      await expect.poll(() => asked.length).toBe(3);
    }
  },
);

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: readonly { node: Node | null }[];
  }
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}
