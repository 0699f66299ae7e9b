import '@/tools/command/target-option';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { targetOptions } from '@/tools/command/target';
import { showProgress } from '@/tools/file/progress';
import { precompress } from '@/tools/site/build/precompress';
import { packSite } from '../package';

const usage = 'npm run package -- [--base-path /PATH] [--site-url https://HOST] [--verbose]';

await runMain(async () => {
  readArguments({ usage, options: { ...targetOptions, verbose: { type: 'boolean' } } });
  const { buildWhenStale } = await import('@/tools/site/build/site');
  if (!(await buildWhenStale())) return 1;
  await precompress('out', showProgress());
  const { name, bytes } = packSite('out');
  const file = join('dist', name);
  mkdirSync('dist', { recursive: true });
  writeFileSync(file, bytes);
  console.log(`package: ${file}, ${(bytes.length / 1_000_000).toFixed(1)} MB`);
  return 0;
});
