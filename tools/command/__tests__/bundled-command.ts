import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bundles a command of the project for tests that start it often, because compiling it takes most of the time of a short
 * run. Returns the file to start with Node.js.
 */
export function bundleCommand(command: string): string {
  const root = process.cwd();
  // Packages are not bundled, and are found from here.
  const folder = mkdtempSync(join(root, 'node_modules/.edify-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'command.mjs');
  const options = {
    entryPoints: [join(root, command)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  };
  // esbuild does not run in Jest, which replaces Uint8Array.
  const script = `require('esbuild').buildSync(${JSON.stringify(options)})`;
  execFileSync(process.execPath, ['-e', script], { cwd: root });
  return outfile;
}
