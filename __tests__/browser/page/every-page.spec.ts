import type { Page } from '@playwright/test';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { firstOf } from '../../full-run';
import { addresses, portalAddresses } from '../support/addresses';
import { sizes, violationsInBothThemes } from '../support/axe';
import { brokenWords } from '../support/broken-words';
import { expect, test } from '../support/watched';

// Several checks share one page load, so every failure is listed.
const ask = expect.configure({ soft: true });

for (const address of addresses)
  test(`${address} loads without errors and warnings, passes axe in both themes, fits 320 px, and breaks no name at 280 px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const warnings: string[] = [];
    page.on('console', (message) => {
      // Tests run without the service worker for offline use, and Playwright warns of that.
      const isOwn = message.text() !== 'Service Worker registration blocked by Playwright';
      if (message.type() === 'warning' && isOwn) warnings.push(message.text());
    });
    const response = await page.goto(address);
    expect(response?.status()).toBe(address === '/nowhere/' ? 404 : 200);
    await waitUntilReady(page);
    if (portalAddresses.includes(address)) await test.step('landmarks', () => checkLandmarks(page));
    for (const [size, viewport] of firstOf(Object.entries(sizes)))
      await test.step(`rules on a ${size}`, async () => {
        await page.setViewportSize(viewport);
        ask(await violationsInBothThemes(page), `on a ${size}`).toEqual([]);
      });
    for (const width of [320, 375, 768, 1024, 1280, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 });
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await ask.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      });
    await page.setViewportSize({ width: 280, height: 640 });
    await ask.poll(() => brokenWords(page), 'broken words at 280 px').toEqual([]);
    ask(warnings).toEqual([]);
  });

for (const address of firstOf(portalAddresses, 3))
  test(`${address} works with forced colours and prints dark text on white`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address);
    await waitUntilReady(page);
    await test.step('forced colours', () => checkForcedColours(page));
    // The area of an A4 sheet inside its margins.
    await page.setViewportSize({ width: 688, height: 972 });
    await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'dark' });
    await test.step('paper', () => checkPaper(page));
  });

async function checkLandmarks(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await ask(skip).toBeFocused();
  await ask(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await ask(page.getByRole('main')).toBeFocused();
  await ask(page.getByRole('banner')).toHaveCount(1);
  await ask(page.getByRole('contentinfo')).toHaveCount(1);
}

/** Controls, badges and the current page can be distinguished without fills. */
async function checkForcedColours(page: Page): Promise<void> {
  const plain = await page
    .locator('main :is(button, input, select, textarea):visible')
    .evaluateAll((controls) =>
      controls
        .filter((element) => {
          // A chip is drawn by the label around its hidden radio button.
          const control = element.matches('.sr-only') ? element.closest('label')! : element;
          const { borderTopStyle, textDecorationLine } = getComputedStyle(control);
          const drawn = borderTopStyle !== 'none' || textDecorationLine === 'underline';
          return !drawn && !control.querySelector('svg, span') && !control.closest('table, tr');
        })
        .map((control) => control.outerHTML.slice(0, 160)),
    );
  ask(plain).toEqual([]);
  const current = page.locator('nav [aria-current="page"]:visible');
  await ask(current).toHaveCount(1);
  const [bar, paper] = await current.evaluate((link) => [
    getComputedStyle(link, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  ask(bar).not.toBe(paper);
  await current.focus();
  await page.keyboard.press('Tab');
  const ring = page.locator(':focus-visible');
  ask(await ring.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('solid');
}

/** Menus and fields are not printed, even in the dark theme, and nothing is cut off. */
async function checkPaper(page: Page): Promise<void> {
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
  ask(found).toEqual(['rgb(26, 32, 36)', 'rgb(255, 255, 255)', '0px', []]);
  await ask(page.getByRole('navigation')).toHaveCount(0);
  await ask(page.getByRole('banner')).toHaveCount(0);
  const fields = page.getByRole('main').locator('input, textarea, button[class*="border-control"]');
  for (const field of await fields.all()) await ask(field).toBeHidden();
}
