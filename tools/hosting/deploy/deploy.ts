import { existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import type { Progress } from '@/tools/file/progress';
import { makeFolder, partialName } from '@/tools/file/write-atomically';
import { refuseDamaged, setTimes, writeRelease } from './files';
import {
  applyOldRecord,
  completeRelease,
  earlierReleases,
  releasesIn,
  removeRelease,
  removeUnfinished,
  setLatest,
} from './history';
import {
  liveRelease,
  partialFolder,
  pointTo,
  refuseForeignRelease,
  releaseFolder,
} from './release';
import {
  noteHashed,
  refuseForeignData,
  removeExpired,
  shareData,
  sharedHashed,
  shareHashed,
} from './shared';

/** Source and target of a deploy, and callbacks for its output. */
export interface Deploy {
  from: string;
  target: string;
  /** Whether the sealed records of the live site stay, even if the release has others. */
  withoutPeople?: boolean;
  /** How long hashed files stay for open tabs after their release was replaced. */
  keepDays: number;
  now: Date;
  progress: Progress;
  log: (line: string) => void;
}

/** Number of releases that stay in a folder for a rollback, including the live one. */
const keptReleases = 5;

/** Copies a release next to the existing ones, checks it, and makes it live by switching a link. */
export function deploy(work: Deploy): void {
  const { from, target, withoutPeople, now, progress, log } = work;
  const inventory = readInventory(from);
  const id = releaseName(inventory);
  const source = withoutPeople ? undefined : from;
  const live = liveRelease(target);
  refuseForeignRelease(target, id);
  if (source !== undefined) refuseForeignData(target, source);
  prepare(target, live, now);
  const isNew = !existsSync(releaseFolder(target, id));
  const into = isNew ? partialFolder(target, id) : releaseFolder(target, id);
  makeFolder(into);
  if (id !== live) shareHashed(target, into, now);
  const written = writeRelease(from, into, progress);
  log(`deploy: release ${id}: ${Object.keys(inventory.files).length} files, ${written} written`);
  refuseDamaged(into, 'Nothing was switched. Is the disk full or failing?');
  const shared = { live: live && releaseFolder(target, live), next: into, from: source };
  for (const line of shareData(target, shared, progress)) log(`deploy: ${line}`);
  if (isNew) completeRelease(target, id);
  switchTo(id, live, work);
}

/** Makes the previously live release live again. A second rollback returns to the newer one. */
export function rollBack(work: Omit<Deploy, 'from'>): void {
  const { target, now, progress } = work;
  const live = liveRelease(target);
  if (live !== undefined) applyOldRecord(target);
  const id = live && earlierReleases(target, live)[0]?.id;
  if (live === undefined || id === undefined)
    throw new Error(
      `There is no release before the live one in ${target}, so nothing was changed.`,
    );
  prepare(target, live, now);
  const next = releaseFolder(target, id);
  shareHashed(target, next, now);
  refuseDamaged(next, 'Nothing was switched: deploy that release again.');
  shareData(target, { live: releaseFolder(target, live), next }, progress);
  switchTo(id, live, work);
}

/** Removes what a killed deploy left: incomplete releases and half-written files. */
function prepare(target: string, live: string | undefined, now: Date): void {
  applyOldRecord(target);
  removeUnfinished(target, live, now);
  const releases = releasesIn(target).map(({ id }) => releaseFolder(target, id));
  for (const folder of [...releases, sharedHashed(target), join(target, 'timetable')])
    for (const path of existsSync(folder) ? filesBelow(folder) : [])
      if (basename(path) === partialName) rmSync(join(folder, path));
  if (live !== undefined) shareHashed(target, releaseFolder(target, live), now, true);
}

function switchTo(id: string, live: string | undefined, work: Omit<Deploy, 'from'>): void {
  const { target, now, log } = work;
  if (live !== id) {
    if (live !== undefined) noteHashed(target, live, id, now);
    setTimes(releaseFolder(target, id), live && releaseFolder(target, live));
    pointTo(target, id);
    setLatest(target, id, now);
  }
  const is = live === id ? 'is already live' : `is live (before: ${live ?? 'none'})`;
  log(`deploy: ${id} ${is}`);
  const earlier = earlierReleases(target, id).map((release) => release.id);
  const obsolete = earlier.slice(keptReleases - 1);
  for (const old of obsolete) removeRelease(target, old);
  const files = removeExpired(target, [id, ...earlier.slice(0, keptReleases - 1)], work);
  log(`deploy: removed ${files} old hashed files and ${obsolete.length} old releases`);
}

/** Describes each release in a folder in one line, the live one and then the most recently live one first. */
export function listReleases(target: string): string[] {
  const live = liveRelease(target);
  if (live === undefined) return [`No release is live in ${target}.`];
  const current = releasesIn(target).filter(({ id }) => id === live);
  return [...current, ...earlierReleases(target, live)].map(({ id, at }, index) => {
    const { version, files } = readInventory(releaseFolder(target, id));
    const label = ['live', 'before'][index] ?? '';
    const contents = `version ${version}, ${Object.keys(files).length} files`;
    return `${id}  ${label.padEnd(6)}  since ${new Date(at).toISOString()}  ${contents}`;
  });
}
