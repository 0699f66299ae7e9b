import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { linkTree } from '@/tools/file/link';
import { chromiumHelp, findTestChromium } from './browser';

/** Folders of the checkout that are not sources; college/ has records of real people. */
const generated = ['.git', '.next', 'college', 'dist', 'node_modules', 'out', 'test-results'];

/** Copies the sources into an empty folder and links the installed packages. */
export function copyCheckout(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (path) => !generated.includes(path) });
  linkTree('node_modules', join(folder, 'node_modules'));
}

/** Runs npm in a copy and returns its exit code. */
export function runNpm(folder: string, ...args: string[]): number {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(npm, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
}

/** Builds a copy, tests the exported files and returns the exit code. */
export const testExport = (folder: string): number =>
  runNpm(folder, 'run', 'build') ||
  runNpm(folder, 'exec', '--', 'jest', '--selectProjects', 'export');

/** Runs a project of browser tests on the built copy and returns the exit code. */
export function testInBrowser(folder: string, project: string, ...args: string[]): number {
  const chromium = findTestChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  const cli = join(folder, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(
    process.execPath,
    [
      cli,
      'test',
      '--config=__tests__/playwright.config.ts',
      '--reporter=list',
      `--project=${project}`,
      ...args,
    ],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
  );
  return status ?? 1;
}
