import '@/tools/command/target-option';
import { readArguments } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { targetOptions } from '@/tools/command/target';

const usage = 'npm run build -- [--base-path /PATH] [--site-url https://HOST] [--verbose]';

await runMain(async () => {
  readArguments({ usage, options: { ...targetOptions, verbose: { type: 'boolean' } } });
  const { buildSite } = await import('../build/site');
  return (await buildSite()) ? 0 : 1;
});
