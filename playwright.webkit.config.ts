import { defineConfig } from '@playwright/test';
import type { Worker } from './__tests__/webkit/watched';
import browserTests from './playwright.config';

/** Tests in WebKitGTK, which has Safari's engine: Playwright runs and reports them, WebDriver drives the browser. */
const config = defineConfig<object, Worker>({
  workers: 1,
  retries: browserTests.retries,
  forbidOnly: browserTests.forbidOnly,
  testDir: '__tests__/webkit',
  outputDir: 'test-results/webkit',
  reporter: [['list'], ['json', { outputFile: 'test-results/webkit.json' }]],
  use: { baseURL: browserTests.use?.baseURL },
  projects: [
    { name: 'light', use: { theme: 'light' } },
    { name: 'dark', use: { theme: 'dark' }, testMatch: 'public.spec.ts' },
  ],
  webServer: browserTests.webServer,
});

export default config;
