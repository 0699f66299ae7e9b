import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Bundles commands of the project for tests that start them often, because compiling them takes most of the time of a short
 * run. Returns the files to start with Node.js.
 */
export function bundleCommands(commands: readonly string[]): string[] {
  const root = process.cwd();
  // Packages are not bundled, and are found from here.
  const outdir = mkdtempSync(join(root, 'node_modules/.edify-test-'));
  afterAll(() => rmSync(outdir, { recursive: true, force: true }));
  const options = {
    entryPoints: commands.map((command) => join(root, command)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    splitting: true,
  };
  // esbuild does not run in Jest, which replaces Uint8Array.
  const script = `require('esbuild').buildSync(${JSON.stringify(options)})`;
  execFileSync(process.execPath, ['-e', script], { cwd: root });
  return commands.map((command) => join(outdir, basename(command).replace('.ts', '.mjs')));
}
