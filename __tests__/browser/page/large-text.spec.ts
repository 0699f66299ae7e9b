import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { firstOf } from '../../full-run';
import { addresses } from '../support/addresses';
import { expect, test } from '../support/watched';

/** The text size of the browser set to 200%: 32 px instead of 16 px. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
});

const sizes = {
  phone: { width: 375, height: 812 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
};

for (const address of firstOf(addresses, 7))
  test(`${address} shows everything at 200% text size, without scrolling sideways`, async ({
    page,
  }) => {
    await page.goto(address);
    await waitUntilReady(page);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      // A chart is resized one frame after the window.
      await expect(async () => {
        const found = await page.evaluate(() => ({
          text: parseFloat(getComputedStyle(document.body).fontSize),
          overflow: document.documentElement.scrollWidth - window.innerWidth,
          cut: [
            ...document.querySelectorAll<HTMLElement>(
              'a, button, select, label, dd, dt, h1, h2, h3, p',
            ),
          ]
            .filter(
              (element) => element.checkVisibility() && !element.closest('[class*="sr-only"]'),
            )
            // A badge lies over the corner of its button.
            .filter((element) => !element.querySelector(':scope > .absolute'))
            .filter(
              ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
            )
            .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
        }));
        expect(found.text, size).toBeGreaterThanOrEqual(30);
        expect(found.overflow, size).toBeLessThanOrEqual(0);
        expect(found.cut, size).toEqual([]);
      }).toPass({ timeout: 5000 });
    }
  });
