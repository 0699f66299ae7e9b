import '@/tools/command/target-option';
import { readArguments } from '@/tools/command/read-arguments';
import { binPath, runScript } from '@/tools/command/run';
import { runMain } from '@/tools/command/run-main';
import { targetOptions, readBasePath } from '@/tools/command/target';
import { addressOptions, readAddress } from '../serve/listen';

const usage = 'npm run dev -- [--port NUMBER] [--host ADDRESS] [--base-path /PATH]';

await runMain(async () => {
  const { values } = readArguments({ usage, options: { ...addressOptions, ...targetOptions } });
  const { port, host } = readAddress(values);
  readBasePath();
  const { checkCheckout } = await import('../content/report-content');
  if (!checkCheckout('.')) return 1;
  return runScript(binPath('next'), ['dev', '--hostname', host, '--port', String(port)]);
});
