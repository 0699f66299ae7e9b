import '@/tools/command/target-option';
import { readBasePath } from '@/tools/command/base-path';
import { runMain } from '@/tools/command/run-main';
import { checkCheckout } from '../content/report-content';
import { binPath, runScript } from '@/tools/command/run';
import { readHost, withoutHost } from '../serve/host';

await runMain(async () => {
  readBasePath();
  if (!checkCheckout('.')) return 1;
  const args = process.argv.slice(2);
  return runScript(binPath('next'), ['dev', '--hostname', readHost(args), ...withoutHost(args)]);
});
