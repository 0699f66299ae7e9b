import { mkdirSync, writeFileSync } from 'node:fs';
import { findWebkit, webkitHelp } from './browser/webkit';
import { buildWhenStale } from './build/site';
import { forgetTarget } from './build/target';
import { runMain } from './run-main';
import { binPath, runScript } from './run';

// The tests read the site at the root of its server.
forgetTarget();

await runMain(async () => {
  if (findWebkit() === undefined) {
    console.log(webkitHelp);
    // A run of all tests reads this file and counts no tests in WebKit.
    mkdirSync('test-results', { recursive: true });
    const stats = { expected: 0, unexpected: 0, flaky: 0 };
    writeFileSync('test-results/webkit.json', JSON.stringify({ stats, errors: [], suites: [] }));
    return 0;
  }
  if (!(await buildWhenStale())) return 1;
  const args = ['test', '--config', 'playwright.webkit.config.ts', ...process.argv.slice(2)];
  return runScript(binPath('@playwright/test', 'playwright'), args);
});
