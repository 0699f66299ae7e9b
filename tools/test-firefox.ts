import { findFirefox, firefoxHelp } from './browser/firefox';
import { buildAtRoot } from './build/site';
import { runMain } from './run-main';
import { runPlaywright } from './run';

await runMain(async () => {
  const firefox = findFirefox();
  if (firefox === undefined) throw new Error(firefoxHelp);
  if (!(await buildAtRoot())) return 1;
  const args = process.argv.slice(2);
  return runPlaywright('playwright.firefox.config.ts', args, { FIREFOX_PATH: firefox });
});
