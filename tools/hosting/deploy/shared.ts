import { pluralize } from '@/tools/file/pluralize';
import { existsSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { describeFeeds, syncFeeds } from '@/tools/college/timetable/sync-feeds';
import { syncPeople } from '@/tools/college/publish/sync-people';
import { removeEmptyFolders } from '@/tools/college/seal/sealed-folder';
import { filesBelow } from '@/tools/file/files-below';
import { readInventory } from '@/tools/file/inventory-file';
import { linkOrCopy } from '@/tools/file/link-or-copy';
import { hashedFolder, isHashed } from '@/tools/file/listed-file';
import { indexFile, isFeed, isSealedFile, peopleFilesBelow } from '@/tools/file/people-file';
import type { Progress } from '@/tools/file/progress';
import { makeFolder, partialName } from '@/tools/file/write-atomically';
import { isFolder, isTaken, releaseFolder } from './release';

/** The hashed files of all releases, each of which has a link to them. */
export const sharedHashed = (target: string) => join(target, 'releases', 'hashed');

/**
 * Lets a release serve the shared hashed files. A release of an earlier version has its own, and those of releases before
 * it, which become shared; the live one also keeps its own folder, because a link cannot replace it in one step.
 */
export function shareHashed(target: string, release: string, now: Date, isLive = false): void {
  const [own, shared] = [join(release, hashedFolder.slice(0, -1)), sharedHashed(target)];
  makeFolder(shared);
  if (isFolder(own)) {
    for (const path of filesBelow(own).filter((name) => !existsSync(join(shared, name)))) {
      makeFolder(dirname(join(shared, path)));
      linkOrCopy(join(own, path), join(shared, path));
      utimesSync(join(shared, path), now, now);
    }
    if (isLive) return;
    rmSync(own, { recursive: true });
  }
  makeFolder(dirname(own));
  link(own, shared);
}

function hashedOf(target: string, id: string): string[] {
  const paths = Object.keys(readInventory(releaseFolder(target, id)).files).filter(isHashed);
  return paths.map((path) => path.slice(hashedFolder.length));
}

/** Notes that hashed files which leave the live release are needed until today: open tabs request them after the switch. */
export function noteHashed(target: string, live: string, next: string, now: Date): void {
  const stay = new Set(hashedOf(target, next));
  for (const path of hashedOf(target, live))
    if (!stay.has(path)) utimesSync(join(sharedHashed(target), path), now, now);
}

/** Removes hashed files that no release has and that no open tab has needed for `keepDays`. Returns how many. */
export function removeExpired(
  target: string,
  ids: readonly string[],
  { keepDays, now }: { keepDays: number; now: Date },
): number {
  const shared = sharedHashed(target);
  const needed = new Set(ids.flatMap((id) => hashedOf(target, id)));
  const oldest = now.getTime() - keepDays * 86_400_000;
  const old = filesBelow(shared)
    .filter((path) => !needed.has(path))
    .filter((path) => statSync(join(shared, path)).mtimeMs <= oldest);
  for (const path of old) rmSync(join(shared, path));
  removeEmptyFolders(shared);
  return old.length;
}

const [people, timetable] = ['people', 'timetable'];

/** Refuses folders of others in the places of the records and timetables that a deploy of `from` would write. */
export function refuseForeignData(target: string, from: string): void {
  for (const [name, isWritten] of [
    [people, peopleFilesBelow(from).length > 0],
    [timetable, feedsBelow(from).size > 0],
  ] as const)
    if (isWritten && isForeign(join(target, name)))
      throw new Error(
        `${join(target, name)} exists, but has no ${name === people ? indexFile : 'public timetables'}, so it is not a ` +
          'folder of this portal and nothing was changed. Move it away, or name another TARGET.',
      );
}

function isForeign(folder: string): boolean {
  const paths = existsSync(folder) ? filesBelow(folder) : [];
  return paths.length > 0 && !paths.some(isData);
}

/** Whether a path in `people/` or `timetable/` is of the portal. */
function isData(path: string): boolean {
  const isRecord = path === indexFile || isSealedFile(path);
  return isRecord || isFeed(`${timetable}/${path}`) || basename(path) === partialName;
}

/**
 * Lets the live release and the next one serve the same sealed records and timetables, so that a rollback does not bring
 * back old ones. If `from` has records, those and its timetables replace them; what is gone is removed.
 */
export function shareData(
  target: string,
  { live, next, from }: { live: string | undefined; next: string; from?: string },
  progress: Progress,
): string[] {
  for (const name of [people, timetable]) adopt(target, name, live, next);
  const lines: string[] = [];
  if (from !== undefined && peopleFilesBelow(from).length > 0) {
    const { written, removed } = syncPeople(join(from, people), join(target, people), progress);
    const feeds = feedsBelow(from);
    lines.push(`people: ${pluralize(written, 'file')} written, ${removed} removed`);
    lines.push(...describeFeeds(feeds.size, syncFeeds(feeds, target)));
  }
  for (const shared of [people, timetable].map((name) => join(target, name)))
    if (existsSync(shared) && !isForeign(shared))
      for (const release of [live ?? next, next]) link(join(release, basename(shared)), shared);
  return lines;
}

/** What was published into a release before there was a shared folder becomes the shared one. */
function adopt(target: string, name: string, live: string | undefined, next: string): void {
  const shared = join(target, name);
  for (const release of new Set([live ?? next, next])) {
    const own = join(release, name);
    if (!isFolder(own)) continue;
    // Earlier versions copied the timetables into every release.
    if (name === timetable && release !== live) rmSync(own, { recursive: true });
    else if (existsSync(shared))
      throw new Error(`${own} and ${shared} both exist. Move one of them away, and deploy again.`);
    else renameSync(own, shared);
    link(own, shared);
  }
}

function link(file: string, to: string): void {
  if (!isTaken(file)) symlinkSync(relative(dirname(file), to), file, 'dir');
}
