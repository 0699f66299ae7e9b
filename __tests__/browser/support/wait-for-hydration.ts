import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Waits until a page of the portal answers; on any other there is nothing to wait for. */
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

/** Lets every page of a context answer before a test goes on: what a faster hand does has tests of its own. */
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
