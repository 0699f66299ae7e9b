import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Waits until a page of the portal answers; on any other there is nothing to wait for. */
export async function awake(page: Page): Promise<void> {
  const answers = () =>
    page
      .evaluate(
        () =>
          document.getElementById('sidebar') === null ||
          'awake' in document.documentElement.dataset,
      )
      // A page that leads on at once takes its answer with it.
      .catch(() => false);
  await expect.poll(answers, { intervals: [20, 50, 100], timeout: 20_000 }).toBe(true);
}

/** Lets every page of a context answer before a test goes on: what a faster hand does has tests of its own. */
export function waitForAwake(context: BrowserContext): void {
  const wrap = (page: Page) => {
    const { goto, reload } = page;
    page.goto = async (...given) => {
      const answer = await goto.apply(page, given);
      if (given[1]?.waitUntil !== 'commit') await awake(page);
      return answer;
    };
    page.reload = async (...given) => {
      const answer = await reload.apply(page, given);
      await awake(page);
      return answer;
    };
  };
  context.pages().forEach(wrap);
  context.on('page', wrap);
}
