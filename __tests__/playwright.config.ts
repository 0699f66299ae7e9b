import { defineConfig } from '@playwright/test';
import { isFull } from './full-run';
import { chromiumFlags } from '@/tools/quality/browser';

const isCi = process.env['CI'] !== undefined;
const port = Number(process.env['TEST_PORT'] ?? 3211);

const chromium = {
  browserName: 'chromium',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: chromiumFlags,
  },
} as const;

/**
 * Tests of the exported site; `npm run test:e2e -- chromium` builds it, finds the browser and runs the project of that
 * name. Playwright also runs and reports the tests that Puppeteer (Firefox) and WebDriver (WebKitGTK) drive.
 */
const config = defineConfig<object, { theme: 'light' | 'dark' }>({
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  // A full run checks more in each test, and a machine of CI may stall for seconds.
  ...((isFull || isCi) && { timeout: 90_000, expect: { timeout: 15_000 } }),
  // Slow tests of what is rarely affected run with `--full` only.
  ...(!isFull && { grepInvert: /@slow/ }),
  // One more than the processors of CI, because tests also wait.
  workers: 3,
  // In CI a test is retried once, and the count shows which tests needed it.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [['list'], ['json']],
  // Requests of a worker are not seen by the routes of a test.
  use: { baseURL: `http://localhost:${port}`, trace: 'off', serviceWorkers: 'block' },
  projects: [
    { name: 'chromium', testDir: './browser', use: chromium },
    // A college's own site, without the sample.
    { name: 'college', testDir: './college', use: chromium },
    // Real web servers.
    {
      name: 'servers',
      testDir: './servers',
      timeout: 120_000,
      use: { ...chromium, ignoreHTTPSErrors: true },
    },
    // A busy machine makes it wait: it runs beside the tests of the servers.
    { name: 'firefox', testDir: './firefox', timeout: 90_000, use: { theme: 'light' } },
    {
      name: 'firefox-dark',
      testDir: './firefox',
      testMatch: 'page.spec.ts',
      grep: /\/(?:login|Dashboard)\/ loads/,
      use: { theme: 'dark' },
    },
    { name: 'webkit', testDir: './webkit', use: { theme: 'light' } },
    {
      name: 'webkit-dark',
      testDir: './webkit',
      testMatch: 'public.spec.ts',
      use: { theme: 'dark' },
    },
  ],
  ...(process.env['EDIFY_SERVERS'] === undefined && {
    webServer: {
      cwd: process.cwd(),
      command: 'node node_modules/tsx/dist/cli.mjs tools/site/command/start.ts --no-build',
      url: `http://localhost:${port}/`,
      env: { PORT: String(port) },
      reuseExistingServer: false,
      timeout: 30_000,
    },
  }),
});

export default config;
