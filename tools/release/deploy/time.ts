import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Inventory } from '../../build/inventory';

/**
 * Gives the files of a release that is about to be live the times that servers tell them from the live ones by: an equal
 * file keeps its time, a changed one gets a later one, also when its release is the older of the two. Whole seconds, since
 * that is what an answer's header can say.
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

/** Makes a file that was just written later than the one that had its place. */
export function advanceTime(file: string, before: number | undefined): void {
  if (before !== undefined) setTime(file, Math.max(timeOf(file) ?? 0, before + 1));
}

/** When a file was changed, in whole seconds; nothing when it is not there. */
export function timeOf(file: string): number | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && Math.floor(stat.mtimeMs / 1000);
}

function setTime(file: string, seconds: number): void {
  if (statSync(file).mtimeMs !== seconds * 1000) utimesSync(file, seconds, seconds);
}
