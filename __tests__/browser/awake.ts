import type { BrowserContext, Page } from '@playwright/test';

/** Waits until the page's script answers; on a page without one there is nothing to wait for. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('script[src*="/_next/static/"], template') === null ||
      performance.getEntriesByName('edify:awake').length > 0,
  );
}

/** Lets every page of a context answer before it is given to a test that opens it: what a fast hand may lose is tested by itself. */
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
