import { existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { syncPeople } from '@/tools/college/publish/sync-people';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { describeFeeds, syncFeeds } from '@/tools/college/timetable/sync-feeds';
import { inventoryFile } from '@/tools/file/inventory';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { isTaken, linkTarget, replaceLink } from '@/tools/file/link';
import { peopleFilesBelow } from '@/tools/file/people-file';
import { pluralize } from '@/tools/file/pluralize';
import { makeFolder, syncFolder } from '@/tools/file/write-atomically';
import { findDamaged, refuseDamaged, setTimes, shareFiles, writeRelease } from './files';
import type { DeployWork } from './deploy-option';

type Switch = Pick<DeployWork, 'target' | 'now' | 'log'>;

/** Copies a release next to the live one, checks it, and makes it live by switching a link. */
export function deployToFolder(work: DeployWork): void {
  const { from, target, withoutPeople, now, progress, log } = work;
  const { files, ...inventory } = readInventory(from);
  const id = releaseName(inventory);
  const live = liveRelease(target);
  removeOthers(target, live);
  const isNew = !existsSync(folderOf(target, id));
  const into = folderOf(target, isNew ? `.${id}.half` : id);
  makeFolder(into);
  if (live !== undefined && live !== id) shareFiles(folderOf(target, live), into, files, now);
  const written = writeRelease(from, into, progress);
  log(`deploy: release ${id}: ${Object.keys(files).length} files, ${written} written`);
  refuseDamaged(into, findDamaged(into), 'Nothing was switched. Is the disk full or failing?');
  for (const name of ['people', 'timetable']) {
    makeFolder(join(target, name));
    if (!isTaken(join(into, name))) symlinkSync(join('..', '..', name), join(into, name), 'dir');
  }
  if (!withoutPeople && peopleFilesBelow(from).length > 0) {
    const people = syncPeople(join(from, 'people'), join(target, 'people'), progress);
    log(`deploy: people: ${pluralize(people.written, 'file')} written, ${people.removed} removed`);
    const feeds = feedsBelow(from);
    for (const line of describeFeeds(feeds.size, syncFeeds(feeds, target))) log(`deploy: ${line}`);
  }
  if (isNew) renameSync(into, folderOf(target, id));
  makeLive(id, live, work);
}

/** Makes the previously live release live again. A second rollback returns to the newer one. */
export function rollBack(work: Switch): void {
  const { target, now } = work;
  const live = liveRelease(target);
  const id = previousOf(target, live);
  if (live === undefined || id === undefined)
    throw new Error(`There is no release before the live one in ${target}: nothing was changed.`);
  const next = folderOf(target, id);
  shareFiles(folderOf(target, live), next, readInventory(next).files, now);
  refuseDamaged(next, findDamaged(next), 'Nothing was switched: deploy that release again.');
  makeLive(id, live, work);
}

const folderOf = (target: string, id: string) => join(target, 'releases', id);

/** A link in each release to the one that was live before it. No server sends it, because its name starts with a dot. */
const previousLink = (target: string, id: string) => join(folderOf(target, id), '.previous');

function previousOf(target: string, live = ''): string | undefined {
  const link = previousLink(target, live);
  return existsSync(link) ? basename(linkTarget(link) ?? '') : undefined;
}

const isOwn = (name: string) => /^(?:[0-9a-f]{12}|\.[0-9a-f]{12}\.half)$/.test(name);

/** Removes all releases but the live one and the one before it, also what killed deploys left. */
function removeOthers(target: string, live: string | undefined): void {
  const folder = join(target, 'releases');
  const kept = [live, previousOf(target, live)];
  for (const name of existsSync(folder) ? readdirSync(folder).filter(isOwn) : [])
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true });
}

/** Id of the live release; undefined before the first deploy. Throws if something else is in the place of our names. */
export function liveRelease(target: string): string | undefined {
  const [current, releases] = [join(target, 'current'), join(target, 'releases')];
  const link = linkTarget(current) ?? '';
  const id = basename(link);
  if (isOwn(id) && link === join('releases', id) && existsSync(current)) return id;
  const isBegun = existsSync(join(releases, '/')) && readdirSync(releases).every(isOwn);
  const names = ['current', ...(isBegun ? [] : ['releases', 'people', 'timetable', inventoryFile])];
  const foreign = names.map((name) => join(target, name)).find(isTaken);
  if (foreign === undefined) return undefined;
  throw new Error(
    `${foreign} exists, but deploy did not create it: nothing was changed. Move it away, or name an empty folder.`,
  );
}

/** Makes another release live. A request always finds one of the two. */
function makeLive(id: string, live: string | undefined, { target, now, log }: Switch): void {
  if (live === id) return log(`deploy: ${id} is already live`);
  if (live !== undefined) {
    setTimes(folderOf(target, live), folderOf(target, id), now);
    replaceLink(previousLink(target, id), join('..', live));
  }
  syncFolder(join(target, 'releases'));
  replaceLink(join(target, 'current'), join('releases', id));
  syncFolder(target);
  log(`deploy: ${id} is live (before: ${live ?? 'none'})`);
  removeOthers(target, id);
}
