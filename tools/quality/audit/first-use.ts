import type { Page } from 'puppeteer-core';
import { portalRoutes, routes } from '@/lib/site/routes';
import { firstUseOf, type FirstUse, type Seen } from './first-use-report';
import type { AuditPage } from './page';
import { onPhone, visitAsPerson } from './person';
import { slowDown } from './load-page';
import { startBrowser } from './start-browser';

const rounds = 3;

const watchScript = `{
  const seen = (window.seen = {});
  const onPaint = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  onPaint('paint', ({ startTime }) => (seen.first = startTime));
  onPaint('largest-contentful-paint', ({ startTime, element }) => {
    seen.largest = startTime;
    const text = element?.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
    if (element) seen.element = element.localName + (text && ': ' + text);
  });
  let pressed = Infinity;
  addEventListener('pointerdown', () => (pressed = performance.now()), true);
  const complete = () => document.querySelector('[aria-keyshortcuts]')
    ? document.querySelector(':popover-open [role=combobox]')
    : Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
  const look = (now) => {
    if (document.querySelector(':popover-open input:focus') && now > pressed) seen.answered ??= now - pressed;
    if (complete() && now > pressed) seen.complete ??= now - pressed;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** Where the visible button of the search is, or the heading of the empty export. */
const pressedPlace = `(() => {
  const all = [...document.querySelectorAll('[aria-keyshortcuts]'), document.querySelector('h1')];
  const button = all.find((one) => one.checkVisibility());
  const { x, y, width, height } = button.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

/**
 * Loads every portal page twice in each of three rounds: once it is only watched, because a press ends the browser's
 * search for the largest paint, and once its search is pressed at the first paint. It is answered when its box has
 * the focus, and complete when its code has replaced that. The first row is the empty export: it could have code for a
 * press once React has hydrated it, which leaves a key at each element.
 */
export async function measureFirstUse(
  executablePath: string,
  pages: readonly AuditPage[],
  urlOf: (page: AuditPage) => string,
): Promise<FirstUse[]> {
  const isPortal = ({ path }: AuditPage) => portalRoutes.some((name) => routes[name] === path);
  const empty = pages.filter(({ site }) => site === 'emptyExport');
  const rows = [...empty, ...pages.filter(isPortal)].map((page) => ({
    page,
    loads: [] as Seen[],
  }));
  for (let run = 0; run < rounds; run += 1)
    for (const { page, loads } of rows)
      for (const visit of [watch, press])
        loads.push(await loadSlowly(executablePath, page, urlOf(page), visit));
  return rows.map(({ page, loads }) => firstUseOf(page, loads));
}

/** Loads a page with an empty HTTP cache; the result is what the page has seen when `use` is done. */
async function loadSlowly(
  executablePath: string,
  { person }: AuditPage,
  url: string,
  visit: (page: Page, url: string) => Promise<unknown>,
): Promise<Seen> {
  const browser = await startBrowser(executablePath);
  try {
    if (person) await visitAsPerson(browser.port, url, person);
    return await onPhone(browser.port, async (page) => {
      await slowDown(page);
      await page.evaluateOnNewDocument(watchScript);
      await visit(page, url);
      return (await page.evaluate('seen')) as Seen;
    });
  } finally {
    await browser.close();
  }
}

const watch = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle0' });

async function press(page: Page, url: string): Promise<void> {
  const loaded = page.goto(url);
  await page.waitForFunction('window.seen?.first', { polling: 20 });
  const [x, y] = (await page.evaluate(pressedPlace)) as [number, number];
  await page.touchscreen.tap(x, y);
  await page.waitForFunction('seen.complete', { polling: 20 });
  await loaded;
}
