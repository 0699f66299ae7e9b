import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';

/**
 * Deletes the per-segment prefetch files (`__next.*.txt`) from an export and returns how many there were. Links do not
 * prefetch, so nothing requests them; a click reads `index.txt`, which stays.
 */
export function prune(outDir: string): number {
  const files = filesBelow(outDir).filter((file) => /(?:^|\/)__next\.[^/]*\.txt$/.test(file));
  for (const file of files) rmSync(join(outDir, file));
  return files.length;
}
