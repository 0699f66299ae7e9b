import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes the per-segment prefetch files (`__next.*.txt`) from an export and returns how many there were. Links do not
 * prefetch, so nothing requests them; a click reads `index.txt`, which stays.
 */
export function prune(outDir: string): number {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^__next\..*\.txt$/.test(entry.name),
  );
  for (const file of files) rmSync(join(file.parentPath ?? file.path, file.name));
  return files.length;
}
