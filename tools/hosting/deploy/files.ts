import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inventoryFile, type FileEntry } from '@/tools/file/inventory';
import { readInventory, sha256 } from '@/tools/file/inventory-file';
import { inSafeOrder, isCaseAlias, isHashed, pageOfAlias } from '@/tools/file/listed-file';
import type { Progress } from '@/tools/file/progress';
import { syncFolder, writeAtomically } from '@/tools/file/write-atomically';

/** Copies the files of a release that are not there yet or differ, and returns how many. Throws if a source differs. */
export function writeRelease(from: string, to: string, progress: Progress): number {
  const { files } = readInventory(from);
  const paths = inSafeOrder(Object.keys(files));
  const folders = new Set([to]);
  let written = 0;
  for (const [done, path] of paths.entries()) {
    progress('deploy: copy', done + 1, paths.length);
    const [entry, target] = [files[path], join(to, path)];
    if (isIntact(target, entry)) continue;
    const body = readFileSync(join(from, sourceOf(from, path)));
    if (sha256(body) !== entry?.sha256)
      throw new Error(
        `${join(from, path)} does not match build.json: it was changed after the build. Nothing was switched. ` +
          'Run "npm run build" again.',
      );
    const before = timeOf(target);
    writeAtomically(target, body);
    if (before !== undefined) setTime(target, Math.max(timeOf(target) ?? 0, before + 1));
    folders.add(dirname(target));
    written += 1;
  }
  writeAtomically(join(to, inventoryFile), readFileSync(join(from, inventoryFile)));
  for (const folder of folders) syncFolder(folder);
  return written;
}

/** Path of a file's bytes. A package leaves out the second spellings of pages, which are copies. */
export function sourceOf(from: string, path: string): string {
  return isCaseAlias(path) && !existsSync(join(from, path)) ? pageOfAlias(path) : path;
}

/** Reads every file back and throws if one is missing or does not match build.json. */
export function refuseDamaged(folder: string, advice: string): void {
  const [first, ...others] = findDamaged(folder);
  if (first === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Error(`${join(folder, first)}${more}: does not match build.json. ${advice}`);
}

/** The files of a release that are missing or differ. Earlier versions left out second spellings of pages. */
export function findDamaged(folder: string): string[] {
  const { files } = readInventory(folder);
  return Object.keys(files).filter(
    (path) =>
      !isIntact(join(folder, path), files[path]) &&
      !(isCaseAlias(path) && !existsSync(join(folder, path))),
  );
}

function isIntact(file: string, entry: FileEntry | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (entry === undefined || stat?.isFile() !== true || stat.size !== entry.size) return false;
  return sha256(readFileSync(file)) === entry.sha256;
}

/**
 * Sets the times of a release that is about to go live, by which servers detect changes: an equal file keeps the live
 * file's time, a changed one gets a later time, even if its release is the older one. Whole seconds, because a response
 * header has no fractions.
 */
export function setTimes(release: string, live: string | undefined): void {
  const { files } = readInventory(release);
  const before = live === undefined ? {} : readInventory(live).files;
  for (const path of [...Object.keys(files), inventoryFile].filter((name) => !isHashed(name))) {
    const [own, old] = [join(release, path), live && join(live, path)].map(timeOf);
    const isEqual = before[path]?.sha256 === files[path]?.sha256 && path !== inventoryFile;
    if (own === undefined) continue;
    setTime(join(release, path), old === undefined ? own : isEqual ? old : Math.max(own, old + 1));
  }
}

/** Modification time of a file in whole seconds; undefined if it does not exist. */
function timeOf(file: string | undefined): number | undefined {
  const stat = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  return stat && Math.floor(stat.mtimeMs / 1000);
}

function setTime(file: string, seconds: number): void {
  utimesSync(file, seconds, seconds);
}
