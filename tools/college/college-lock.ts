import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withLockFile } from '@/tools/file/lock';
import { noRecords, recordsFolder } from './record-file';

/**
 * Runs work that only one command may do at a time with the records of a college. Throws if there is no folder of
 * records; nothing is created then, because a site with a folder of a college shows no demo.
 */
export async function withCollegeLock<T>(folder: string, work: () => Promise<T> | T): Promise<T> {
  if (!existsSync(recordsFolder(folder))) throw noRecords(folder);
  return withFolderLock(folder, work);
}

/** Does the same in a folder that may have no records yet: a first import writes them. The folder must exist. */
export function withFolderLock<T>(folder: string, work: () => Promise<T> | T): Promise<T> {
  const busy = 'college: another command reads or writes these records; waiting for it';
  return withLockFile(join(folder, '.lock'), busy, async () => work());
}
