import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const recordFile = (root: string) => join(root, '.next', 'edify-build.json');

/** Records that the export is complete, and the hash of its sources. */
export function recordBuild(root: string, sources: string): void {
  writeFileSync(recordFile(root), JSON.stringify({ sources }));
}

/** Returns true if `out/` is missing, unfinished, or built from other sources or for another address. */
export function isStale(root: string, sources: string): boolean {
  if (!existsSync(join(root, 'out')) || !existsSync(recordFile(root))) return true;
  const record = JSON.parse(readFileSync(recordFile(root), 'utf8')) as { sources?: string };
  return record.sources !== sources;
}
