import { chromiumHelp, findTestChromium } from '../browser/chromium';
import { buildAtRoot } from '@/tools/site/build/site';
import { runMain } from '@/tools/command/run-main';
import { runPlaywright } from '@/tools/command/run';

await runMain(async () => {
  const chromium = findTestChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  if (!(await buildAtRoot())) return 1;
  const cliArgs = process.argv.slice(2);
  // A full run opens every dialog in every combination of size and theme, not each size and each theme once.
  const isFull = cliArgs.includes('--full');
  const args = cliArgs.filter((one) => one !== '--full');
  return runPlaywright('playwright.config.ts', args, {
    CHROMIUM_PATH: chromium,
    EDIFY_FULL: isFull ? '1' : '',
  });
});
