import type { Page } from '@playwright/test';

/** How a page answered while it was used, in milliseconds. */
export interface Presses {
  count: number;
  /** From the slowest press to the next frame, as the browser itself measures it (Event Timing). */
  slowest: number;
  /** The longest time in which a script let nothing else happen. */
  longestTask: number;
}

/** Between two presses, in milliseconds. */
const interval = 1000;

interface Watched {
  watchedPresses: Presses;
}

/**
 * Presses Tab, and the heading of the open dialog, again and again by real input until the returned function is called.
 */
export async function keepPressing(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(() => {
    const watched = { count: 0, slowest: 0, longestTask: 0 };
    (globalThis as unknown as Watched).watchedPresses = watched;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry as PerformanceEntry & { interactionId: number }).interactionId) continue;
        watched.count++;
        watched.slowest = Math.max(watched.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        watched.longestTask = Math.max(watched.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
  let isDone = false;
  const heading = page.getByRole('dialog').getByRole('heading').first();
  const box = await heading.boundingBox();
  const pressing = (async () => {
    while (!isDone) {
      await page.keyboard.press('Tab');
      if (box) await page.mouse.click(box.x + 4, box.y + box.height / 2);
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  return async () => {
    isDone = true;
    await pressing;
    return page.evaluate(() => (globalThis as unknown as Watched).watchedPresses);
  };
}
