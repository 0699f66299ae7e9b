import { defineConfig } from '@playwright/test';
import type { Worker } from './__tests__/firefox/watched';
import browserTests from './playwright.config';

/** Tests in an installed Firefox: Playwright runs and reports them, Puppeteer drives the browser. */
const config = defineConfig<object, Worker>({
  fullyParallel: true,
  workers: 2,
  grepInvert: browserTests.grepInvert,
  retries: browserTests.retries,
  forbidOnly: browserTests.forbidOnly,
  testDir: '__tests__/firefox',
  outputDir: 'test-results/firefox',
  reporter: [['list'], ['json', { outputFile: 'test-results/firefox.json' }]],
  use: { baseURL: browserTests.use?.baseURL },
  projects: [
    { name: 'light', use: { theme: 'light' } },
    {
      name: 'dark',
      use: { theme: 'dark' },
      testMatch: 'page.spec.ts',
      grep: /\/(?:login|Dashboard)\/ loads/,
    },
  ],
  webServer: browserTests.webServer,
});

export default config;
