import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile, type Inventory } from '@/tools/file/inventory';
import type { Progress } from '@/tools/file/progress';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { isCaseAlias } from '@/tools/file/listed-file';
import { copyHashed, dropExpired, noteHashed, type Retention } from './copy-hashed';
import { copyFeeds } from './feed';
import { partialRelease, liveRelease, pointTo, refuseUnowned, releaseFolder } from './live';
import { describeCopied, sharePeople } from './people';
import { filesOf, findDamaged, foldersOf, writeFiles, cleanPartials } from './write-files';
import {
  completedHistory,
  previousOf,
  readRecord,
  trimHistory,
  writeRecord,
  type DeployRecord,
} from './record';
import { setReleaseTimes } from './time';
import { makeFolder, syncFolder, writeAtomically } from '@/tools/file/write-atomically';

/** Source and target of a deploy, and callbacks for its output. */
export interface Deploy extends Retention {
  from: string;
  target: string;
  /** Whether the sealed records of the live site stay, even if the release has others. */
  withoutPeople?: boolean;
  progress: Progress;
  log: (line: string) => void;
}

/** Copies a release next to the existing ones, checks it, and makes it live by switching a link. */
export function deployLinked(work: Deploy): void {
  const { from, target, progress, log, withoutPeople, ...retention } = work;
  const inventory = readInventory(from);
  const id = releaseName(inventory);
  const live = liveRelease(target);
  refuseUnowned(target, id);
  const record = readRecord(target);
  removePartialReleases(target, record.releases);
  writeRecord(target, { ...record, releases: [...new Set([...record.releases, id])] });
  const folder = releaseFolder(target, id);
  const partial = releaseFolder(target, partialRelease(id));
  const into = existsSync(folder) ? folder : partial;
  makeFolder(into);
  const paths = filesOf(inventory);
  const written = writeFiles(from, into, paths, inventory, progress);
  writeAtomically(join(into, inventoryFile), readFileSync(join(from, inventoryFile)));
  log(`deploy: release ${id}: ${paths.length} files, ${written} written`);
  refuseDamaged(into, 'Nothing was switched. Is the disk full or failing?');
  if (into === partial) {
    renameSync(partial, folder);
    syncFolder(join(target, 'releases'));
  }
  const people = { target, progress, ...(withoutPeople !== true && { from }) };
  const copied = sharePeople(people, liveFolders(target, id, live));
  if (copied) log(describeCopied(copied));
  if (copied) copyFeeds(from, folder, log);
  else if (live !== undefined) copyFeeds(releaseFolder(target, live), folder, log);
  switchTo({ target, id, live, log, ...retention });
}

/** The folders of the release that becomes live and of the live one. */
function liveFolders(target: string, id: string, live: string | undefined): string[] {
  return [...new Set([live ?? id, id])].map((release) => releaseFolder(target, release));
}

/** Makes the previously live release live again. A second rollback returns to the newer one. */
export function rollBack(work: Omit<Deploy, 'from'>): void {
  const { target, progress, log, ...retention } = work;
  const live = liveRelease(target);
  const id = live && previousOf(completedHistory(readRecord(target), live), live);
  if (live === undefined || id === undefined || !existsSync(releaseFolder(target, id)))
    throw new Error(
      `There is no release before the live one in ${target}, so nothing was changed.`,
    );
  refuseDamaged(releaseFolder(target, id), 'Nothing was switched: deploy that release again.');
  sharePeople({ target, progress }, liveFolders(target, id, live));
  copyFeeds(releaseFolder(target, live), releaseFolder(target, id), log);
  switchTo({ target, id, live, log, ...retention });
}

type SwitchOptions = Omit<Deploy, 'from' | 'progress'> & { id: string; live: string | undefined };

function switchTo({ target, id, live, log, keepDays, now }: SwitchOptions): void {
  const folder = releaseFolder(target, id);
  const next = readInventory(folder);
  let record = noteHashed(readRecord(target), folder, next, now);
  let past = completedHistory(record, live);
  const paths = presentIn(folder, next);
  if (live === undefined) setReleaseTimes(folder, paths, next, undefined);
  else {
    const old = releaseFolder(target, live);
    const inventory = readInventory(old);
    if (live !== id) setReleaseTimes(folder, paths, next, { folder: old, inventory });
    record = noteHashed(record, old, inventory, now);
    const copied = live === id ? 0 : copyHashed(old, folder, record, { keepDays, now });
    if (copied > 0) log(`deploy: kept ${copied} files of earlier releases for open tabs`);
  }
  if (live !== id) past = trimHistory([...past, { id, at: now.toISOString() }]);
  writeRecord(target, { ...record, history: past });
  if (live !== id) pointTo(target, id);
  log(
    live === id
      ? `deploy: ${id} is already live`
      : `deploy: ${id} is live (before: ${live ?? 'none'})`,
  );

  const cleanup = dropExpired(folder, next, { ...record, history: past }, { keepDays, now });
  const gone = removeOldReleases(target, cleanup.record, [id, ...past.map((turn) => turn.id)]);
  log(`deploy: removed ${cleanup.dropped} old hashed files and ${gone} old releases`);
}

function refuseDamaged(folder: string, advice: string): void {
  const inventory = readInventory(folder);
  const [first, ...others] = findDamaged(folder, presentIn(folder, inventory), inventory);
  if (first === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Error(`${join(folder, first)}${more}: does not match build.json. ${advice}`);
}

/** Files that a release folder has: earlier versions did not write the second spellings of pages from a package. */
function presentIn(folder: string, inventory: Inventory): string[] {
  return filesOf(inventory).filter((path) => !isCaseAlias(path) || existsSync(join(folder, path)));
}

/** Removes what killed deploys left unfinished: partial releases, and half-written files in complete ones. */
function removePartialReleases(target: string, releases: readonly string[]): void {
  for (const id of releases) {
    rmSync(releaseFolder(target, partialRelease(id)), { recursive: true, force: true });
    const folder = releaseFolder(target, id);
    if (!existsSync(join(folder, inventoryFile))) continue;
    cleanPartials(folder, foldersOf(Object.keys(readInventory(folder).files)));
  }
}

/** Removes releases that deploys created and that are no longer retained. Returns how many. */
function removeOldReleases(
  target: string,
  record: DeployRecord,
  retained: readonly string[],
): number {
  const others = record.releases.filter((id) => !retained.includes(id));
  for (const id of others) rmSync(releaseFolder(target, id), { recursive: true, force: true });
  writeRecord(target, {
    ...record,
    releases: record.releases.filter((id) => retained.includes(id)),
  });
  return others.length;
}
