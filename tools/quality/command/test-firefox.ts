import { findFirefox, firefoxHelp } from '../browser';
import { buildAtRoot } from '@/tools/site/build/site';
import { runMain } from '@/tools/command/run-main';
import { runPlaywright } from '@/tools/command/run';

await runMain(async () => {
  const firefox = findFirefox();
  if (firefox === undefined) throw new Error(firefoxHelp);
  if (!(await buildAtRoot())) return 1;
  const args = ['--workers=2', ...process.argv.slice(2)];
  return runPlaywright('firefox', args, { FIREFOX_PATH: firefox });
});
