import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile } from '../../build/inventory';
import type { Progress } from '../../build/progress';
import { readInventory, releaseName } from '../inventory-file';
import { carryHashed, dropExpired, noteHashed, type Keeping } from './carry';
import { liveRelease, pointTo, releaseFolder } from './live';
import { filesOf, findDamage, placeFiles, sweepHalves } from './place';
import { pastOf, previousOf, readRecord, recent, writeRecord } from './record';
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
  removeHalfMade(target);
  const folder = releaseFolder(target, id);
  const half = releaseFolder(target, `.${id}.half`);
  const into = existsSync(folder) ? folder : half;
  makeFolder(into);
  const paths = filesOf(from, inventory);
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
  if (live !== undefined) {
    const old = releaseFolder(target, live);
    record = noteHashed(record, old, readInventory(old), now);
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
  writeRecord(target, kept.record);
  const gone = removeOthers(target, [id, ...past.map((turn) => turn.id)]);
  say(`deploy: cleaned ${kept.dropped} old hashed files and ${gone} old releases`);
}

function refuseDamage(folder: string, advice: string): void {
  const inventory = readInventory(folder);
  const [first, ...others] = findDamage(folder, filesOf(folder, inventory), inventory);
  if (first === undefined) return;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  throw new Error(`${join(folder, first)}${more}: not what build.json says. ${advice}`);
}

/** A name with a dot in front is a release that a killed deploy did not finish. */
function removeHalfMade(target: string): void {
  const folder = join(target, 'releases');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('.')))
    rmSync(join(folder, name), { recursive: true, force: true });
  sweepHalves(folder);
}

function removeOthers(target: string, kept: readonly string[]): number {
  const others = readdirSync(join(target, 'releases')).filter((name) => !kept.includes(name));
  for (const name of others) rmSync(releaseFolder(target, name), { recursive: true, force: true });
  return others.length;
}
