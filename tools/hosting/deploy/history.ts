import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@/tools/file/json-file';
import { syncFolder } from '@/tools/file/write-atomically';
import { isFolder, ownNames, partialFolder, releaseFolder } from './release';

/** A release and since when it is or was live, in milliseconds: the time of its folder. 0: never. */
interface Release {
  id: string;
  at: number;
}

/** The complete releases, the latest first. */
export function releasesIn(target: string): Release[] {
  return ownNames(target)
    .filter((name) => !name.startsWith('.'))
    .map((id) => ({ id, at: statSync(releaseFolder(target, id)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
}

/** The releases that were live before this one, the latest first. */
export function earlierReleases(target: string, live: string): Release[] {
  return releasesIn(target).filter(({ id, at }) => id !== live && at > 0);
}

/** Gives the live release the latest time of all. */
export function setLatest(target: string, id: string, now: Date): void {
  const after = releasesIn(target).map(({ at }) => at + 1000);
  setTime(releaseFolder(target, id), Math.max(now.getTime(), ...after));
}

function setTime(folder: string, at: number): void {
  utimesSync(folder, at / 1000, at / 1000);
}

/** Gives a complete release its name. It has not been live yet. */
export function completeRelease(target: string, id: string): void {
  setTime(partialFolder(target, id), 0);
  renameSync(partialFolder(target, id), releaseFolder(target, id));
  syncFolder(join(target, 'releases'));
}

/** Removes a release. If that is interrupted, the rest has the name of an incomplete one. */
export function removeRelease(target: string, id: string): void {
  renameSync(releaseFolder(target, id), partialFolder(target, id));
  rmSync(partialFolder(target, id), { recursive: true });
}

/** Removes releases that a killed deploy did not complete or switch to, and corrects the time of the live one. */
export function removeUnfinished(target: string, live: string | undefined, now: Date): void {
  for (const name of ownNames(target).filter((own) => own.startsWith('.')))
    rmSync(releaseFolder(target, name), { recursive: true });
  const releases = releasesIn(target);
  for (const { id, at } of releases) if (at === 0 && id !== live) removeRelease(target, id);
  if (live !== undefined && releases[0]?.id !== live) setLatest(target, live, now);
}

/** Earlier versions noted in a file when each release became live; this is now the time of its folder. */
export function applyOldRecord(target: string): void {
  const file = join(target, '.deploy-record.json');
  if (!existsSync(file)) return;
  const record = parseJson(readFileSync(file, 'utf8'));
  const { history = [] } = (record ?? {}) as { history?: { id: string; at: string }[] };
  for (const { id, at } of history)
    if (isFolder(releaseFolder(target, id))) setTime(releaseFolder(target, id), Date.parse(at));
  rmSync(file);
}
