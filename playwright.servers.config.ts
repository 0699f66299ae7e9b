import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './hosting/chromium';

/** Tests of real web servers; `npm run test:servers` builds the sites, starts the servers and names them. */
const config = defineConfig({
  testDir: '__tests__/servers',
  outputDir: 'test-results/servers',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/servers.json' }]],
  use: {
    browserName: 'chromium',
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: chromiumFlags,
    },
  },
});

export default config;
