import { findFirefox, firefoxHelp } from './browser/firefox';
import { buildWhenStale } from './build/site';
import { forgetTarget } from './build/target';
import { runMain } from './run-main';
import { binPath, runScript } from './run';

// The tests read the site at the root of its server.
forgetTarget();

await runMain(async () => {
  const firefox = findFirefox();
  if (firefox === undefined) throw new Error(firefoxHelp);
  if (!(await buildWhenStale())) return 1;
  const args = ['test', '--config', 'playwright.firefox.config.ts', ...process.argv.slice(2)];
  return runScript(binPath('@playwright/test', 'playwright'), args, { FIREFOX_PATH: firefox });
});
