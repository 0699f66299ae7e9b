import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { demoContent, type Content } from '@/tools/college/demo/content';
import { linkTree } from '@/tools/file/link';
import { sources } from '@/tools/site/build/source-hash';

/** How a copy gets its packages: those of this checkout, or only those that a college installs. */
export type Packages = 'linked' | 'installed';

/** Copies the sources into an empty folder, with a college of `count` records instead of the sample. */
export function copyWith(count: number, folder: string, packages: Packages): void {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  // The bundler follows no symbolic link out of its folder, and packages take up a gigabyte.
  if (packages === 'linked') linkTree('node_modules', join(folder, 'node_modules'));
  else
    runNpm(
      folder,
      'ci',
      '--omit=dev',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    );
  const names = Object.keys(catalogue) as ContentFile[];
  const sample = Object.fromEntries(
    names.map((file) => [file, JSON.parse(readFileSync(join('content', file), 'utf8')) as unknown]),
  ) as Content;
  for (const [file, value] of Object.entries(demoContent(sample, count)))
    writeFileSync(join(folder, 'content', file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Runs npm in a folder. Throws if it fails. */
export function runNpm(folder: string, ...args: readonly string[]): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  console.log(`npm ${args.join(' ')}`);
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}.`);
}
