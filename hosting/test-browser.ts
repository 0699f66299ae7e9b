import { chromiumHelp, findChromium } from './chromium';
import { explain } from './explain';
import { binPath, runScript } from './run';
import { buildWhenStale } from './build/site';
import { forgetTarget } from './build/target';

// The tests read the site at the root of its server.
forgetTarget();

await explain(async () => {
  const chromium = findChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  if (!(await buildWhenStale())) return 1;
  const args = ['test', ...process.argv.slice(2)];
  return runScript(binPath('@playwright/test', 'playwright'), args, { CHROMIUM_PATH: chromium });
});
