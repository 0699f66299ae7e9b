import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { inventoryFile, type FileEntry, type Inventory } from '@/tools/file/inventory';
import { readInventory } from '@/tools/file/inventory-file';
import { sha256 } from '@/tools/file/sha256';
import { linkOrCopy } from '@/tools/file/link';
import { copyRank, isCaseAlias, isHashed, pageOfAlias } from '@/tools/file/listed-file';
import type { Progress } from '@/tools/file/progress';
import { makeFolder, syncFolder, writeAtomically } from '@/tools/file/write-atomically';

/** Copies the files of a release that are not there yet or differ, and returns how many. */
export function writeRelease(from: string, to: string, progress: Progress): number {
  const { files } = readInventory(from);
  const paths = Object.keys(files).sort((a, b) => copyRank(a) - copyRank(b));
  const folders = new Set([to]);
  let written = 0;
  for (const [done, path] of paths.entries()) {
    progress('deploy: copy', done + 1, paths.length);
    if (isIntact(join(to, path), files[path])) continue;
    writeAtomically(join(to, path), readSource(from, path, files[path]));
    folders.add(dirname(join(to, path)));
    written += 1;
  }
  writeAtomically(join(to, inventoryFile), readFileSync(join(from, inventoryFile)));
  for (const folder of folders) syncFolder(folder);
  return written;
}

/**
 * The bytes of a file of a release. Writes it first if it is a second spelling of a page, which packages leave out. Throws
 * if it was changed after the build.
 */
export function readSource(from: string, path: string, entry: FileEntry | undefined): Buffer {
  if (isCaseAlias(path) && !existsSync(join(from, path)))
    writeAtomically(join(from, path), readFileSync(join(from, pageOfAlias(path))));
  const body = readFileSync(join(from, path));
  if (entry !== undefined && sha256(body) !== entry.sha256)
    refuseDamaged(from, [path], 'It was changed after the build. Run "npm run build" again.');
  return body;
}

/** Throws if files of a release are missing or differ. */
export function refuseDamaged(where: string, [first, ...others]: string[], advice: string): void {
  if (first === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Error(`${where}: ${first}${more} does not match build.json. ${advice}`);
}

/** The files of a release that are missing or differ. */
export function findDamaged(folder: string): string[] {
  const { files } = readInventory(folder);
  return Object.keys(files).filter((path) => !isIntact(join(folder, path), files[path]));
}

function isIntact(file: string, entry: FileEntry | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (entry === undefined || stat?.isFile() !== true || stat.size !== entry.size) return false;
  return sha256(readFileSync(file)) === entry.sha256;
}

/** How long hashed files stay for open tabs after their release was replaced. */
const keptMs = 30 * 86_400_000;

/**
 * Gives a release what it shares with the live one: equal files, which keep their time, by which servers detect changes,
 * and the hashed files that open tabs may request. The time of these is then the end of their release.
 */
export function shareFiles(live: string, next: string, files: Inventory['files'], now: Date): void {
  const before = readInventory(live).files;
  for (const path of filesBelow(live)) {
    const [file, own] = [join(live, path), files[path]];
    const isEqual = own !== undefined && before[path]?.sha256 === own.sha256;
    const isLeft = isHashed(path) && own === undefined;
    if (isLeft && path in before) utimesSync(file, now, now);
    if (!isEqual && !(isLeft && now.getTime() - statSync(file).mtimeMs < keptMs)) continue;
    makeFolder(dirname(join(next, path)));
    rmSync(join(next, path), { force: true });
    linkOrCopy(file, join(next, path));
  }
}

/**
 * Gives the files of a release that differ from the live ones a later time than those, even if it is the older release.
 * Whole seconds, because a response header has no fractions.
 */
export function setTimes(live: string, next: string, now: Date): void {
  const [before, files] = [readInventory(live).files, readInventory(next).files];
  const last = Math.floor(statSync(join(live, inventoryFile)).mtimeMs / 1000);
  const seconds = Math.max(Math.floor(now.getTime() / 1000), last + 1);
  for (const path of [...Object.keys(files).filter((one) => !isHashed(one)), inventoryFile])
    if (path === inventoryFile || before[path]?.sha256 !== files[path]?.sha256)
      utimesSync(join(next, path), seconds, seconds);
}
