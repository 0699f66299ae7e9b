import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that a build writes to until it is complete. The framework empties `.next` when it starts. */
export const stagingFolder = join('.next', 'edify-out');

/** Replaces the previous build with a complete one: a server that reads it sees all of one or all of the other. */
export function swapIn(root: string): void {
  const out = join(root, 'out');
  const old = join(root, '.next', 'edify-out-before');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(join(root, stagingFolder), out);
  rmSync(old, { recursive: true, force: true });
}
