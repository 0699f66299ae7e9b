import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';

/** Tests of a college's own site, without the sample; `npm run test:college` builds it. */
const config = defineConfig({
  ...browserTests,
  testDir: '__tests__/college',
  outputDir: 'test-results/college',
  reporter: [['list'], ['json', { outputFile: 'test-results/college.json' }]],
});

export default config;
