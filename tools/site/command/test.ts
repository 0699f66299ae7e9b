import { runMain } from '@/tools/command/run-main';
import { binPath, runScript } from '@/tools/command/run';
import { buildWhenStale } from '../build/site';
import { forgetTarget } from '@/tools/command/target';

const args = process.argv.slice(2);
const readsExport = !args.includes('--selectProjects') || args.includes('export');

// The tests read the site at the root of its server.
forgetTarget();

await runMain(async () => {
  if (readsExport && !(await buildWhenStale())) return 1;
  return runScript(binPath('jest'), args);
});
