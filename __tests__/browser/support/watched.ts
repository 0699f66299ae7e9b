import { test as base, type BrowserContext } from '@playwright/test';
import { waitForHydrationOnLoad } from './wait-for-hydration';

export { expect } from '@playwright/test';

/** Collects faults of pages: logged errors, exceptions, hydration warnings and requests to other hosts. */
export function watch(context: BrowserContext, baseURL: string | undefined): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text()))
      faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) faults.push(`asked ${url}`);
  });
  return faults;
}

/** A test that fails if a page of its context has a fault. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) waitForHydrationOnLoad(context);
      const faults = watch(context, baseURL);
      await use();
      // The browser logs the status of pages and records that are missing on purpose.
      const expected =
        /Failed to load resource.*(?:404.*\/(?:nowhere|dashboard|Dashbord)|\/people\/)/i;
      base.expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
