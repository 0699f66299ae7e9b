import '@/tools/command/target-option';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '@/tools/command/run-main';
import { showProgress } from '@/tools/file/progress';
import { precompress } from '@/tools/site/build/precompress';
import { buildWhenStale } from '@/tools/site/build/site';
import { packSite } from '../package';

await runMain(async () => {
  if (!(await buildWhenStale())) return 1;
  await precompress('out', showProgress());
  const { name, bytes } = packSite('out');
  const file = join('dist', name);
  mkdirSync('dist', { recursive: true });
  writeFileSync(file, bytes);
  console.log(`package: ${file}, ${(bytes.length / 1_000_000).toFixed(1)} MB`);
  return 0;
});
