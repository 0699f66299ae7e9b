import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';

/** Works in a new folder and removes it afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'edify-measure-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files below a folder at one moment. */
interface Snapshot {
  /** In bytes. */
  size: number;
  /** Each path with its inode: writing a file gives it another. */
  files: ReadonlySet<string>;
}

export function snapshotOf(folder: string): Snapshot {
  const paths = existsSync(folder) ? filesBelow(folder) : [];
  const stats = paths.map((path) => ({ path, ...statSync(join(folder, path)) }));
  return {
    size: stats.reduce((sum, { size }) => sum + size, 0),
    files: new Set(stats.map(({ path, ino }) => `${path} ${ino}`)),
  };
}

/** How many files of the later snapshot were written since the earlier one. */
export const writtenSince = (before: Snapshot, after: Snapshot): number =>
  [...after.files].filter((file) => !before.files.has(file)).length;
