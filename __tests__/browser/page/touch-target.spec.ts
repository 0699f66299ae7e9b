import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { firstOf } from '../../full-run';
import { expect, test } from '../support/watched';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

/** The targets below 44 pixels that have another one within the 44 pixels around their centre. Links in a text are exempt. */
function crowdedTargets(): string[] {
  const css = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const isInText = (one: Element) =>
    getComputedStyle(one).display === 'inline' &&
    one.closest('p, li, td, dd')?.textContent?.trim() !== one.textContent?.trim();
  const boxOf = (one: Element) =>
    one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) ? one.labels?.[0] : one;
  const targets = [...document.querySelectorAll(css)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isInText(one))
    .map((one) => ({ one, box: (boxOf(one) ?? one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isNear = (from: DOMRect, to: DOMRect) => {
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const across = Math.max(to.left - x, 0, x - to.right);
    return Math.hypot(across, Math.max(to.top - y, 0, y - to.bottom)) < 22;
  };
  return targets
    .filter(({ box }) => Math.min(box.width, box.height) < 44)
    .filter(({ one, box }) => targets.some((to) => to.one !== one && isNear(box, to.box)))
    .map(({ one }) => one.getAttribute('aria-label') ?? one.textContent ?? '');
}

for (const route of firstOf(Object.values(routes), 8))
  test(`${route} has 44 pixels for each finger`, async ({ page }) => {
    await page.goto(route);
    await waitUntilReady(page);
    expect(await page.evaluate(crowdedTargets)).toEqual([]);
  });
