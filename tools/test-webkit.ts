import { findWebkit, webkitHelp } from './browser/webkit';
import { buildWhenStale } from './build/site';
import { forgetTarget } from './build/target';
import { writeTestResult } from './quality/test-result';
import { runMain } from './run-main';
import { runPlaywright } from './run';

// The tests read the site at the root of its server.
forgetTarget();

await runMain(async () => {
  if (findWebkit() === undefined) {
    console.log(webkitHelp);
    writeTestResult('webkit');
    return 0;
  }
  if (!(await buildWhenStale())) return 1;
  return runPlaywright('playwright.webkit.config.ts', process.argv.slice(2));
});
