import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile, type Inventory } from '../../build/inventory';
import type { Progress } from '../../build/progress';
import { readInventory, releaseName } from '../inventory-file';
import { isCaseAlias } from '../listed-file';
import { carryHashed, dropExpired, noteHashed, type Keeping } from './carry';
import { halfMade, liveRelease, pointTo, refuseForeign, releaseFolder } from './live';
import { filesOf, findDamage, foldersOf, placeFiles, sweepHalves } from './place';
import { pastOf, previousOf, readRecord, recent, writeRecord, type DeployRecord } from './record';
import { settleTimes } from './time';
import { makeFolder, syncFolder, writeWhole } from './write-whole';

/** Where a release comes from and goes to, and what is told meanwhile. */
export interface Deploy extends Keeping {
  from: string;
  target: string;
  progress: Progress;
  say: (line: string) => void;
}

/** Puts a release beside those that are there, checks it, and makes it the live one by switching a link. */
export function deployLinked({ from, target, progress, say, ...keeping }: Deploy): void {
  const inventory = readInventory(from);
  const id = releaseName(inventory);
  const live = liveRelease(target);
  refuseForeign(target, id);
  const record = readRecord(target);
  removeHalfMade(target, record.releases);
  writeRecord(target, { ...record, releases: [...new Set([...record.releases, id])] });
  const folder = releaseFolder(target, id);
  const half = releaseFolder(target, halfMade(id));
  const into = existsSync(folder) ? folder : half;
  makeFolder(into);
  const paths = filesOf(inventory);
  const written = placeFiles(from, into, paths, inventory, progress);
  writeWhole(join(into, inventoryFile), readFileSync(join(from, inventoryFile)));
  say(`deploy: release ${id}: ${paths.length} files, ${written} of them written`);
  refuseDamage(into, 'Nothing was switched. Is the disk full or failing?');
  if (into === half) {
    renameSync(half, folder);
    syncFolder(join(target, 'releases'));
  }
  turnTo({ target, id, live, say, ...keeping });
}

/** Makes the release that was live before the live one again; done twice it comes back. */
export function rollBack({ target, say, ...keeping }: Omit<Deploy, 'from' | 'progress'>): void {
  const live = liveRelease(target);
  const id = live && previousOf(pastOf(readRecord(target), live), live);
  if (live === undefined || id === undefined || !existsSync(releaseFolder(target, id)))
    throw new Error(
      `There is no release before the live one in ${target}, so nothing was changed.`,
    );
  refuseDamage(releaseFolder(target, id), 'Nothing was switched: deploy that release again.');
  turnTo({ target, id, live, say, ...keeping });
}

type Turning = Omit<Deploy, 'from' | 'progress'> & { id: string; live: string | undefined };

function turnTo({ target, id, live, say, keepDays, now }: Turning): void {
  const folder = releaseFolder(target, id);
  const next = readInventory(folder);
  let record = noteHashed(readRecord(target), folder, next, now);
  let past = pastOf(record, live);
  const paths = presentIn(folder, next);
  if (live === undefined) settleTimes(folder, paths, next, undefined);
  else {
    const old = releaseFolder(target, live);
    const inventory = readInventory(old);
    if (live !== id) settleTimes(folder, paths, next, { folder: old, inventory });
    record = noteHashed(record, old, inventory, now);
    const carried = live === id ? 0 : carryHashed(old, folder, record, { keepDays, now });
    if (carried > 0) say(`deploy: ${carried} files of earlier releases are kept for open tabs`);
  }
  if (live !== id) past = recent([...past, { id, at: now.toISOString() }]);
  writeRecord(target, { ...record, history: past });
  if (live !== id) pointTo(target, id);
  say(
    live === id
      ? `deploy: ${id} was live already`
      : `deploy: ${id} is live (it was ${live ?? 'nothing'})`,
  );

  const kept = dropExpired(folder, next, { ...record, history: past }, { keepDays, now });
  const gone = removeOthers(target, kept.record, [id, ...past.map((turn) => turn.id)]);
  say(`deploy: cleaned ${kept.dropped} old hashed files and ${gone} old releases`);
}

function refuseDamage(folder: string, advice: string): void {
  const inventory = readInventory(folder);
  const [first, ...others] = findDamage(folder, presentIn(folder, inventory), inventory);
  if (first === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Error(`${join(folder, first)}${more}: not what build.json says. ${advice}`);
}

/** The files of a release that is there: of a package, earlier versions left out the second spellings of pages. */
function presentIn(folder: string, inventory: Inventory): string[] {
  return filesOf(inventory).filter((path) => !isCaseAlias(path) || existsSync(join(folder, path)));
}

/** Removes what killed deploys did not finish: releases, and files of those that are there. */
function removeHalfMade(target: string, releases: readonly string[]): void {
  for (const id of releases) {
    rmSync(releaseFolder(target, halfMade(id)), { recursive: true, force: true });
    const folder = releaseFolder(target, id);
    if (!existsSync(join(folder, inventoryFile))) continue;
    sweepHalves(folder, foldersOf(Object.keys(readInventory(folder).files)));
  }
}

/** Removes releases that are kept no longer, of those that deploys made, and returns the notes without them. */
function removeOthers(target: string, record: DeployRecord, kept: readonly string[]): number {
  const others = record.releases.filter((id) => !kept.includes(id));
  for (const id of others) rmSync(releaseFolder(target, id), { recursive: true, force: true });
  writeRecord(target, { ...record, releases: record.releases.filter((id) => kept.includes(id)) });
  return others.length;
}
