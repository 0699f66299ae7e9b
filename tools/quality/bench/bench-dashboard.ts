import type { Browser, Page } from '@playwright/test';
import { activities } from '@/content/student';
import { routes } from '@/lib/site/routes';
import { deviceName } from '@/lib/store/device-name';
import { median } from '../audit/measure';
import type { ResultReport } from '../measure/report';
import { generateActivities } from './generate-activities';

/** What one size of a student's record costs, in milliseconds and megabytes. */
interface BenchResult {
  /** Activities stored on the device. */
  count: number;
  /** From the start of the navigation until the table shows its count and accepts a click. */
  ready: number;
  /** From a key press in the search box to the paint of the remaining rows: the median and the slowest. */
  key: number;
  slowestKey: number;
  /** The script heap after a garbage collection. */
  heap: number;
}

export const benchReport: ResultReport<BenchResult> = {
  subject: ({ count }) => `${count} activities`,
  columns: [
    ['Activities', ({ count }) => count],
    ['Table ready (ms)', ({ ready }) => ready, 1, 'ratio'],
    ['Key to paint, median (ms)', ({ key }) => key, 1, 'ratio'],
    ['Key to paint, slowest (ms)', ({ slowestKey }) => slowestKey, 1, 'ratio'],
    ['Script heap (MB)', ({ heap }) => heap, 1, 'ratio'],
  ],
  limits: [['the time until a key shows', ({ key }) => key, 'below', 100, 'ms']],
};

/** Keys that each change the rows of a long list: a number digit by digit, and back. */
const presses = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];

/** Loads the dashboard of a student with `count` own activities, in a new profile, and types into its search box. */
export async function benchDashboard(
  browser: Browser,
  origin: string,
  count: number,
): Promise<BenchResult> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    // This page always opens the database.
    await page.goto(`${origin}${routes.settings}`);
    await storeActivities(page, count);
    await page.goto(`${origin}${routes.dashboard}`);
    const ready = await timeReady(page, count + activities.length);
    const keys = [];
    for (const press of presses) keys.push(await timeKey(page, press));
    // A key that changes no row has nothing to paint.
    const painted = keys.filter((time) => time > 0);
    return {
      count,
      ready,
      key: median(painted),
      slowestKey: Math.max(...painted),
      heap: await heapOf(page),
    };
  } finally {
    await context.close();
  }
}

/** Writes the records to the database of the page, once the page has created it. */
async function storeActivities(page: Page, count: number): Promise<void> {
  await page.evaluate(async (name) => {
    while (!(await indexedDB.databases()).some((database) => database.name === name))
      await new Promise((resolve) => setTimeout(resolve, 50));
  }, deviceName);
  await page.evaluate(
    ({ name, records }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('activities', 'readwrite');
          for (const record of records) transaction.objectStore('activities').put(record);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { name: deviceName, records: generateActivities(count) },
  );
  await page.evaluate((name) => localStorage.setItem(name, 'kept'), deviceName);
}

/** Reloads and waits for the table; the time is the page's own, from the start of its navigation. */
export async function timeReady(page: Page, total: number): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const said = new RegExp(`^${total} activities`);
  const handle = await page.waitForFunction(
    (pattern) => {
      const lines = [...document.querySelectorAll('main p')];
      const there = lines.some(({ textContent }) => new RegExp(pattern).test(textContent ?? ''));
      return there && !document.documentElement.dataset['device'] && performance.now();
    },
    said.source,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await handle.jsonValue());
}

/** Presses one key and returns the time until the frame after the list changed; 0 if it did not change. */
async function timeKey(page: Page, press: string): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Search activities' });
  await box.focus();
  // The listener must exist before the key is pressed, so the result is read in a second step.
  const painted = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      const box = document.activeElement as HTMLInputElement;
      const list = box.closest('section') as HTMLElement;
      let started = 0;
      let last = 0;
      const seen = new MutationObserver(() =>
        requestAnimationFrame(() => setTimeout(() => (last = performance.now()))),
      );
      box.addEventListener(
        'keydown',
        (event) => {
          started = event.timeStamp;
          last = started;
          seen.observe(list, { subtree: true, childList: true, characterData: true });
          // By now, the list has finished changing.
          setTimeout(() => {
            seen.disconnect();
            resolve(last - started);
          }, 600);
        },
        { once: true },
      );
    }),
  }));
  await page.keyboard.press(press);
  return painted.evaluate(({ time }) => time);
}

/** The script heap after a garbage collection, in megabytes. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  return used / 1_000_000;
}
