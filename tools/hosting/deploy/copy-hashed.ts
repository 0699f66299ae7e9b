import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import type { Inventory } from '@/tools/file/inventory';
import { linkOrCopy } from '@/tools/file/link-or-copy';
import { hashedFolder, isHashed } from '@/tools/file/listed-file';
import { isExpired, withLastSeen, type DeployRecord } from './record';
import { makeFolder, syncFolder } from '@/tools/file/write-atomically';

/** How long hashed files that left the live release are retained, and the current time. */
export interface Retention {
  keepDays: number;
  now: Date;
}

/** Records that the hashed files of the live release, and those of unknown age, are still needed today. */
export function noteHashed(
  record: DeployRecord,
  folder: string,
  { files }: Inventory,
  now: Date,
): DeployRecord {
  const undated = hashedIn(folder).filter((path) => record.hashed[path] === undefined);
  return withLastSeen(record, [...Object.keys(files).filter(isHashed), ...undated], now);
}

/**
 * Adds to a release the hashed files that open tabs of earlier releases may still request, as hard links where the disk
 * supports them. Returns the number of files added.
 */
export function copyHashed(
  from: string,
  to: string,
  record: DeployRecord,
  { keepDays, now }: Retention,
): number {
  const wanted = hashedIn(from)
    .filter((path) => !existsSync(join(to, path)))
    .filter((path) => !isExpired(record, path, keepDays, now));
  for (const path of wanted) {
    makeFolder(dirname(join(to, path)));
    linkOrCopy(join(from, path), join(to, path));
  }
  for (const folder of new Set(wanted.map((path) => dirname(join(to, path))))) syncFolder(folder);
  return wanted.length;
}

/** Removes hashed files that no earlier release can still need. Returns the record without them. */
export function dropExpired(
  folder: string,
  { files }: Inventory,
  record: DeployRecord,
  { keepDays, now }: Retention,
): { record: DeployRecord; dropped: number } {
  const old = hashedIn(folder)
    .filter((path) => files[path] === undefined)
    .filter((path) => isExpired(record, path, keepDays, now));
  for (const path of old) rmSync(join(folder, path), { force: true });
  const left = new Set(hashedIn(folder));
  const dates = Object.entries(record.hashed).filter(([path]) => left.has(path));
  return { record: { ...record, hashed: Object.fromEntries(dates) }, dropped: old.length };
}

function hashedIn(folder: string): string[] {
  const root = join(folder, hashedFolder);
  return existsSync(root)
    ? filesBelow(root.replace(/[\\/]$/, '')).map((path) => hashedFolder + path)
    : [];
}
