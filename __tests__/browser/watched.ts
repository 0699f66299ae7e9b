import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A test that fails when a page logs an error, throws, warns of hydration or asks another host. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, baseURL }, use) => {
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
      await use();
      // The browser itself logs the status of a page that is not found on purpose.
      const expected = /Failed to load resource.*404.*\/(?:nowhere|dashboard|Dashbord)/i;
      base.expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
