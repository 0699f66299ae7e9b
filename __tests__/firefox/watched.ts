import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

export { expect } from '@playwright/test';

/** Colour scheme that this computer asks pages for. */
type Theme = 'light' | 'dark';

/** Fixtures of a worker: one Firefox with one theme. */
interface Worker {
  theme: Theme;
  firefox: Browser;
}

/** Collects problems of a page: logged errors, exceptions, policy violations and requests to other hosts. */
export function watch(tab: Page, home: string | undefined): string[] {
  const problems: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || /hydrat/i.test(message.text())) problems.push(message.text());
  });
  // Firefox reports policy violations as page errors.
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${home}/`)) problems.push(`asked ${url}`);
  });
  return problems;
}

/** Starts a Firefox; `preferences` are those of about:config. */
export function launch(theme: Theme, preferences: Record<string, boolean> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    headless: true,
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      ...preferences,
    },
  });
}

/** A test with a tab in a Firefox without data of other tests; it fails if its page has a problem. */
export const test = base.extend<{ tab: Page }, Worker>({
  theme: ['light', { option: true, scope: 'worker' }],
  firefox: [
    async ({ theme }, provide) => {
      const browser = await launch(theme);
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox, baseURL }, provide) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1440, height: 900 });
    tab.setDefaultTimeout(60_000);
    const problems = watch(tab, baseURL);
    await provide(tab);
    await context.close();
    base.expect(problems).toEqual([]);
  },
});
