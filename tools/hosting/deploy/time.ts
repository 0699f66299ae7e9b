import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '@/tools/file/inventory';

/**
 * Sets the modification times of a release that is about to go live, by which servers detect changes: an equal file
 * keeps the live file's time, a changed one gets a later time, even if its release is the older one. Whole seconds,
 * because a response header has no fractions.
 */
export function setReleaseTimes(
  folder: string,
  paths: readonly string[],
  { files }: Inventory,
  live: { folder: string; inventory: Inventory } | undefined,
): void {
  for (const path of paths) {
    const file = join(folder, path);
    const before = live && timeOf(join(live.folder, path));
    const isEqual = live?.inventory.files[path]?.sha256 === files[path]?.sha256;
    const own = timeOf(file) ?? 0;
    setTime(file, before === undefined ? own : isEqual ? before : Math.max(own, before + 1));
  }
}

/** Makes the time of a file that was just written later than that of the file it replaced. */
export function advanceTime(file: string, before: number | undefined): void {
  if (before !== undefined) setTime(file, Math.max(timeOf(file) ?? 0, before + 1));
}

/** Modification time of a file in whole seconds; undefined if it does not exist. */
export function timeOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && Math.floor(stat.mtimeMs / 1000);
}

function setTime(file: string, seconds: number): void {
  if (statSync(file).mtimeMs !== seconds * 1000) utimesSync(file, seconds, seconds);
}
