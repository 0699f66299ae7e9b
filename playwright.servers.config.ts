import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';

/** Tests on real web servers; `npm run test:servers` builds the sites and starts the servers. */
const config = defineConfig({
  ...browserTests,
  testDir: '__tests__/servers',
  outputDir: 'test-results/servers',
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/servers.json' }]],
  use: { ...browserTests.use, ignoreHTTPSErrors: true },
  webServer: undefined,
});

export default config;
