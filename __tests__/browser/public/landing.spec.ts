import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { expect, test } from '../support/watched';

/** The lower edges of the filled buttons of the page, from its top. */
const filledButtons = (page: Page) =>
  page.evaluate(() => {
    const filled = (color: string) => !/transparent|, 0\)/.test(color);
    const brand = getComputedStyle(document.querySelector('main a')!).backgroundColor;
    return [...document.querySelectorAll('header a, main a, footer :is(a, button)')]
      .filter((one) => filled(brand) && getComputedStyle(one).backgroundColor === brand)
      .map((one) => Math.round(one.getBoundingClientRect().bottom + scrollY));
  });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [width, height, highest] of [
  [1440, 900, 3_700],
  [375, 812, 5_400],
] as const)
  test(`at ${width} pixels the first button is in view, and no other filled one near it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.landing);
    await waitUntilReady(page);
    const [first = 0, ...others] = await filledButtons(page);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(480);
    expect(others).toHaveLength(1);
    expect(others[0]).toBeGreaterThan(first + 900);
    expect(await heightOf(page)).toBeLessThanOrEqual(highest);
  });

test('nothing scrolls sideways at 320 pixels, and a phone has no link to the video', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.landing);
  await waitUntilReady(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole('link', { name: /^Watch Demo/ })).toBeHidden();
});

test('each fact and each audience leads to a place that is there', async ({ page }) => {
  await page.goto(routes.landing);
  const links = page.getByRole('region', { name: /^Facts about|^For whom/ }).getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses).toHaveLength(8);
  for (const address of new Set(addresses)) {
    const { hash } = new URL(address);
    await page.goto(address);
    await expect(page.locator(hash)).toBeInViewport();
  }
});
