import { existsSync, lstatSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { indexFile, isSealedFile, peopleFilesBelow, peopleFolder } from '@/tools/file/people-file';
import type { Progress } from '@/tools/file/progress';
import { syncPeople, type Synced } from '@/tools/college/publish/sync-people';
import { partialName } from '@/tools/file/write-atomically';

const name = peopleFolder.slice(0, -1);

/**
 * Makes a folder equal to the sealed records of a release; records that are gone are removed, so that a revoked code
 * opens nothing. Without sealed records in the release, the folder stays as it is and nothing is returned.
 */
export function copyPeople(from: string, into: string, progress: Progress): Synced | undefined {
  if (peopleFilesBelow(from).length === 0) return undefined;
  refuseUnowned(into);
  return syncPeople(join(from, name), into, progress);
}

/** The line about copied records. */
export function describeCopied({ written, removed }: Synced): string {
  return `deploy: people: ${written} files written, ${removed} removed`;
}

/** Refuses a folder with files of others, in which records would be removed. */
function refuseUnowned(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, indexFile))) return;
  if (filesBelow(folder).every((path) => isSealedFile(path) || path.endsWith(partialName))) return;
  throw new Error(
    `${folder} exists, but has no ${indexFile}, so it is not a folder of sealed records and nothing was changed. Move it away, ` +
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
): Synced | undefined {
  const shared = join(target, name);
  for (const release of releases) adopt(join(release, name), shared);
  const copied = from === undefined ? undefined : copyPeople(from, shared, progress);
  if (existsSync(join(shared, indexFile)))
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
