import { findFirefox, firefoxHelp } from './browser/firefox';
import { buildWhenStale } from './build/site';
import { forgetTarget } from './build/target';
import { runMain } from './run-main';
import { runPlaywright } from './run';

// The tests read the site at the root of its server.
forgetTarget();

await runMain(async () => {
  const firefox = findFirefox();
  if (firefox === undefined) throw new Error(firefoxHelp);
  if (!(await buildWhenStale())) return 1;
  const args = process.argv.slice(2);
  return runPlaywright('playwright.firefox.config.ts', args, { FIREFOX_PATH: firefox });
});
