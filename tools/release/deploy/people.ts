import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../build/files-below';
import {
  isSealedFile,
  peopleFilesBelow,
  peopleFolder,
  peopleIndexFile,
} from '../../build/people-file';
import type { Progress } from '../../build/progress';
import { makeFolder, partialName, writeAtomically } from './write-atomically';

const name = peopleFolder.slice(0, -1);

/** What changed in the folder of the sealed records. */
export interface CopiedPeople {
  written: number;
  removed: number;
}

/**
 * Copies the sealed records of a release into a folder: changed records, then the file that says how they are found,
 * then removes records that are gone, so that a revoked code opens nothing. Other files in the folder stay. Without
 * sealed records in the release, those of the live site stay as they are and nothing is returned.
 */
export function copyPeople(
  from: string,
  into: string,
  progress: Progress,
): CopiedPeople | undefined {
  const files = peopleFilesBelow(from).map((path) => path.slice(peopleFolder.length));
  if (files.length === 0) return undefined;
  refuseUnowned(into);
  let written = 0;
  for (const [done, path] of files.entries()) {
    progress('deploy: people', done + 1, files.length);
    if (copyChanged(join(from, name, path), join(into, path))) written += 1;
  }
  return { written, removed: removeGone(into, new Set(files)) };
}

/** The line about copied records. */
export function describeCopied({ written, removed }: CopiedPeople): string {
  return `deploy: people: ${written} files written, ${removed} removed`;
}

function copyChanged(from: string, to: string): boolean {
  const stat = statSync(to, { throwIfNoEntry: false });
  const body = readFileSync(from);
  if (stat?.size === body.length && readFileSync(to).equals(body)) return false;
  // Not flushed one by one: a hundred thousand flushes take minutes, and the next deploy compares every byte again.
  writeAtomically(to, body, false);
  return true;
}

function removeGone(folder: string, stays: ReadonlySet<string>): number {
  const there = filesBelow(folder);
  const gone = there.filter((path) => isSealedFile(path) && !stays.has(path));
  const partial = there.filter((path) => path.endsWith(`/${partialName}`));
  for (const path of [...gone, ...partial]) rmSync(join(folder, path), { force: true });
  for (const inner of new Set(gone.map((path) => join(folder, dirname(path)))))
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true });
  return gone.length;
}

/** Refuses a folder with files of others, in which records would be removed. */
function refuseUnowned(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, peopleIndexFile))) return;
  if (filesBelow(folder).every((path) => isSealedFile(path) || path.endsWith(partialName))) return;
  throw new Error(
    `${folder} exists, but has no ${peopleIndexFile}, so it is not a folder of sealed records and nothing was changed. Move it away, ` +
      'or name another TARGET.',
  );
}

/**
 * Lets the live release and the next one serve the same sealed records: those in the folder next to the releases, with a
 * link in each release. A rollback then does not bring back old records. Copies those of `from` there, if it is named.
 */
export function sharePeople(
  { target, from, progress }: { target: string; from?: string; progress: Progress },
  releases: readonly string[],
): CopiedPeople | undefined {
  const shared = join(target, name);
  for (const release of releases) adopt(join(release, name), shared);
  const copied = from === undefined ? undefined : copyPeople(from, shared, progress);
  if (existsSync(join(shared, peopleIndexFile)))
    for (const release of releases) link(join(release, name));
  return copied;
}

/** Records that were published into a release before there was a shared folder become the shared ones. */
function adopt(published: string, shared: string): void {
  if (lstatSync(published, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  if (existsSync(shared))
    throw new Error(
      `${published} and ${shared} both exist. Move one of them away, and deploy again.`,
    );
  renameSync(published, shared);
  link(published);
}

function link(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined)
    symlinkSync(join('..', '..', name), file, 'dir');
}
