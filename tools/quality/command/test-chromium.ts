import { runMain } from '@/tools/command/run-main';
import { runPlaywright } from '@/tools/command/run';
import { buildAtRoot } from '@/tools/site/build/site';
import { chromiumHelp, findTestChromium } from '../browser';

await runMain(async () => {
  const chromium = findTestChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  if (!(await buildAtRoot())) return 1;
  return runPlaywright('chromium', process.argv.slice(2), { CHROMIUM_PATH: chromium });
});
