import { findWebkit, webkitHelp } from '../browser';
import { buildAtRoot } from '@/tools/site/build/site';
import { runMain } from '@/tools/command/run-main';
import { runPlaywright } from '@/tools/command/run';

await runMain(async () => {
  if (findWebkit() === undefined) throw new Error(webkitHelp);
  if (!(await buildAtRoot())) return 1;
  return runPlaywright('webkit', ['--workers=1', ...process.argv.slice(2)]);
});
