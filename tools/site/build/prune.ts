import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';

/**
 * Deletes the prefetch files (`__next.*.txt`) that nothing requests from an export, and returns how many there were: those of
 * pages without a router, which have no `index.txt`, and the copies of `index.txt`.
 */
export function prune(outDir: string): number {
  const files = filesBelow(outDir).filter((file) => {
    const name = /(?:^|\/)__next\.([^/]*)\.txt$/.exec(file)?.[1];
    const hasRouter = existsSync(join(outDir, dirname(file), 'index.txt'));
    return name !== undefined && (name === '_full' || !hasRouter);
  });
  for (const file of files) rmSync(join(outDir, file));
  return files.length;
}
