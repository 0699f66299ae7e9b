import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '@/tools/site/build/source-hash';

/**
 * Copies the sources into an empty folder, installs only the packages that a college installs, and builds the site there.
 * Throws if one of these fails.
 */
export async function buildCopy(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await runNpm(folder, ['ci', ...options]);
  await runNpm(folder, ['run', 'build'], env);
}

/** Runs npm in a folder. Throws if it fails. */
async function runNpm(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  console.log(`npm ${args.join(' ')}`);
  const child = spawn(npm, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}.`);
}
