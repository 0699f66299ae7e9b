import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { linkOrCopy } from '@/tools/file/link';
import type { Progress } from '@/tools/file/progress';
import { partialName, syncFolder, writeAtomically } from '@/tools/file/write-atomically';
import { indexFile, isSealedFile } from '@/tools/file/people-file';
import { removeEmptyFolders } from '../seal/sealed-folder';

/** The number of files that a run wrote and removed. */
export interface Synced {
  written: number;
  removed: number;
}

/**
 * Makes a folder that is being served equal to the sealed records: new files first, then the index that announces them,
 * then it removes what is gone. Each file is written at once, so that a reader has the old or the new one.
 */
export function syncPeople(from: string, to: string, progress: Progress): Synced {
  const paths = filesBelow(from).filter((path) => path !== indexFile);
  const folders = new Set<string>();
  let written = 0;
  for (const [done, path] of [...paths, indexFile].entries()) {
    progress('publish', done + 1, paths.length + 1);
    if (path === indexFile) folders.forEach(syncFolder);
    if (!copyChanged(join(from, path), join(to, path))) continue;
    folders.add(dirname(join(to, path)));
    written += 1;
  }
  syncFolder(to);
  return { written, removed: removeGone(to, new Set(paths)) };
}

/** Copies a file with its time, unless the target has it. Servers detect a change by size and time. */
function copyChanged(from: string, to: string): boolean {
  const source = statSync(from);
  const target = statSync(to, { throwIfNoEntry: false });
  if (target && isSameTime(source, target) && source.size === target.size) return false;
  const body = readFileSync(from);
  const isSame = target?.size === source.size && readFileSync(to).equals(body);
  if (!isSame) writeAtomically(to, body);
  utimesSync(to, source.mtime, source.mtime);
  return !isSame;
}

/** A time is copied in milliseconds. Where a disk stores whole seconds, the content is compared instead. */
const isSameTime = (a: Stats, b: Stats): boolean => Math.abs(a.mtimeMs - b.mtimeMs) < 2;

/** Removes sealed records that are gone. Other files, such as `me.json`, belong to the administrator of the server. */
function removeGone(folder: string, wanted: ReadonlySet<string>): number {
  const files = filesBelow(folder);
  for (const path of files)
    if (path.endsWith(`/${partialName}`)) rmSync(join(folder, path), { force: true });
  const gone = files.filter((path) => isSealedFile(path) && !wanted.has(path));
  for (const path of gone) rmSync(join(folder, path), { force: true });
  removeEmptyFolders(folder);
  return gone.length;
}

/** Adds the sealed records to a new export, as hard links where the disk has them. */
export function linkPeople(from: string, to: string): void {
  for (const path of filesBelow(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    linkOrCopy(join(from, path), join(to, path));
  }
}
