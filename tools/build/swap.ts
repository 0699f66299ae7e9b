import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build writes before it is complete, below the root. The framework empties `.next` when it begins. */
export const stagingFolder = join('.next', 'edify-out');

/** Puts a complete build in the place of the one before: a server that reads it sees the whole of one or of the other. */
export function swapIn(root: string): void {
  const out = join(root, 'out');
  const old = join(root, '.next', 'edify-out-before');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(join(root, stagingFolder), out);
  rmSync(old, { recursive: true, force: true });
}
