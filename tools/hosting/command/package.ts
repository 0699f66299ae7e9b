import '@/tools/command/target-option';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buildWhenStale } from '@/tools/site/build/site';
import { runMain } from '@/tools/command/run-main';
import { releaseName } from '@/tools/file/inventory-file';
import { sha256 } from '@/tools/file/sha256';
import { collectContents } from '../package/contents';
import { describeDependencies } from '../package/dependencies';
import { commitSeconds, releaseTime } from '../package/release-time';
import { zip } from '../package/zip';
import { serverFiles } from '@/tools/site/servers/files';

await runMain(async () => {
  if (!(await buildWhenStale())) return 1;
  const dependencies = describeDependencies(process.cwd());
  const { inventory, contents, leftOut, timeHash } = collectContents(
    'out',
    serverFiles,
    dependencies,
  );
  if (leftOut > 0)
    console.log(
      `package: without the ${leftOut} files of sealed records, which are too many for a zip. Copy them with ` +
        '"npm run college -- publish TARGET", or seal them with --buckets 4096.',
    );
  const file = `dist/edify-${inventory.version}-${releaseName(inventory)}.zip`;
  const time = releaseTime(timeHash, commitSeconds(process.cwd()));
  const bytes = zip(contents, time);
  mkdirSync('dist', { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.sha256`, `${sha256(Buffer.from(bytes))}  ${basename(file)}\n`);
  const size = (bytes.length / 1_000_000).toFixed(1);
  console.log(`package: ${file}, ${contents.size} files of ${time.toISOString()}, ${size} MB`);
  return 0;
});
