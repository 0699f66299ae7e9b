import { test as base, type BrowserContext } from '@playwright/test';
import { waitForHydrationOnLoad } from './wait-for-hydration';

export { expect } from '@playwright/test';

/** Collects problems of pages: logged errors, exceptions, hydration warnings and requests to other hosts. */
export function watch(context: BrowserContext, baseURL: string | undefined): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text()))
      problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) problems.push(`asked ${url}`);
  });
  return problems;
}

/** A test that fails if a page of its context has a problem. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) waitForHydrationOnLoad(context);
      const problems = watch(context, baseURL);
      await use();
      // The browser logs the status of pages, records and letters that are missing on purpose.
      const expected =
        /Failed to load resource.*(?:404.*\/(?:nowhere|dashboard|Dashbord)|\/(?:people|drop)\/)/i;
      base.expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});
