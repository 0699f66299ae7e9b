import { defineConfig } from '@playwright/test';
import type { Worker } from './__tests__/webkit/watched';
import browserTests from './playwright.config';

/** Tests in WebKitGTK, the relative of Safari; Playwright runs and counts them, WebDriver drives the browser. */
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
