import { findWebkit, webkitHelp } from './browser/webkit';
import { buildAtRoot } from './build/site';
import { writeTestResult } from './quality/test-result';
import { runMain } from './run-main';
import { runPlaywright } from './run';

await runMain(async () => {
  if (findWebkit() === undefined) {
    console.log(webkitHelp);
    writeTestResult('webkit');
    return 0;
  }
  if (!(await buildAtRoot())) return 1;
  return runPlaywright('playwright.webkit.config.ts', process.argv.slice(2));
});
