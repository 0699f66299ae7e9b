import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Waits until a portal page is hydrated; other pages need no wait. */
export async function waitForHydration(page: Page): Promise<void> {
  const answers = () =>
    page
      .evaluate(
        () =>
          document.getElementById('sidebar') === null ||
          'hydrated' in document.documentElement.dataset,
      )
      // A page that leads on at once takes its answer with it.
      .catch(() => false);
  await expect.poll(answers, { intervals: [20, 50, 100], timeout: 20_000 }).toBe(true);
}

/** Makes every page of a context wait for hydration. Input before hydration has separate tests. */
export function waitForHydrationOnLoad(context: BrowserContext): void {
  const wrap = (page: Page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const answer = await goto.apply(page, args);
      if (args[1]?.waitUntil !== 'commit') await waitForHydration(page);
      return answer;
    };
    page.reload = async (...args) => {
      const answer = await reload.apply(page, args);
      await waitForHydration(page);
      return answer;
    };
  };
  context.pages().forEach(wrap);
  context.on('page', wrap);
}
