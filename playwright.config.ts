import { defineConfig } from '@playwright/test';
import { isFull } from './__tests__/full-run';
import { chromiumFlags } from './tools/quality/browser/chromium';

const port = Number(process.env['TEST_PORT'] ?? 3211);

/** Tests of the exported site; `npm run test:browser` builds it and finds the browser first. */
const config = defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Slow tests of what is rarely affected run with `--full` only.
  ...(!isFull && { grepInvert: /@slow/ }),
  // One more than the processors of CI, because tests also wait.
  workers: 3,
  // A busy machine may stall for seconds: in CI a test is retried once, and the count shows which tests needed it.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: chromiumFlags,
    },
  },
  projects: [{ name: 'desktop', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node node_modules/tsx/dist/cli.mjs tools/site/command/start.ts --no-build',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});

export default config;
