import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inventoryFile, type Inventory } from '../../build/inventory';
import { readInventory, releaseName } from '../inventory-file';
import { isHashed, isPage } from '../listed-file';
import { dropExpired, noteHashed } from './carry';
import type { Deploy } from './linked';
import { filesOf, findDamage, foldersOf, placeFiles, sweepHalves } from './place';
import { readRecord, writeRecord } from './record';
import { writeWhole } from './write-whole';

/**
 * Writes a release over the one in a plain folder: hashed files, then others, then pages, then what is gone is deleted.
 * Each file changes at once, the release as a whole does not: for a moment old and new pages stand side by side, and each
 * finds its hashed files.
 */
export function deployPlain({ from, target, progress, say, ...keeping }: Deploy): void {
  const inventory = readInventory(from);
  const before = existsSync(join(target, inventoryFile)) ? readInventory(target) : undefined;
  const paths = filesOf(inventory);
  let record = readRecord(target);
  const ours = new Set([...record.placed, ...Object.keys(before?.files ?? {})]);
  const others = paths.filter((path) => !ours.has(path));
  refuseForeign(target, others, inventory);
  sweepHalves(target, foldersOf([...ours, ...paths]));
  if (before !== undefined) record = noteHashed(record, target, before, keeping.now);
  const unhashed = (list: readonly string[]) => list.filter((path) => !isHashed(path));
  record = { ...record, placed: [...new Set(unhashed([...ours, ...paths]))] };
  writeRecord(target, record);

  const hashed = paths.filter(isHashed);
  const written =
    placeFiles(from, target, hashed, inventory, progress) +
    placeFiles(from, target, unhashed(paths), inventory, progress);
  const [damaged] = findDamage(target, paths, inventory);
  if (damaged !== undefined)
    throw new Error(`${join(target, damaged)} is not what build.json says. Deploy once more.`);
  writeWhole(join(target, inventoryFile), readFileSync(join(from, inventoryFile)));
  say(`deploy: release ${releaseName(inventory)}: ${paths.length} files, ${written} written`);

  const gone = removeGone(target, record.placed, paths);
  record = noteHashed({ ...record, placed: unhashed(paths) }, target, inventory, keeping.now);
  const kept = dropExpired(target, inventory, record, keeping);
  writeRecord(target, kept.record);
  say(`deploy: removed ${gone} files that are gone and ${kept.dropped} old hashed files`);
}

/** A folder with somebody else's pages in the places of ours is not written over. */
function refuseForeign(target: string, paths: readonly string[], inventory: Inventory): void {
  const there = paths.filter((path) => existsSync(join(target, path)));
  const [foreign] = findDamage(target, there, inventory);
  if (foreign === undefined) return;
  throw new Error(
    `${join(target, foreign)} is there and is of no Edify release that a build.json beside it lists. ` +
      'Move what is in the folder away, or name another one.',
  );
}

/** Pages go first, so that none is left without what it needs. A name that differs in case only may be a file that stays. */
function removeGone(target: string, placed: readonly string[], paths: readonly string[]): number {
  const stays = new Set(paths.map((path) => path.toLowerCase()));
  const gone = placed
    .filter((path) => !stays.has(path.toLowerCase()))
    .sort((a, b) => Number(isPage(b)) - Number(isPage(a)));
  for (const path of gone) {
    rmSync(join(target, path), { force: true });
    removeEmpty(target, dirname(path));
  }
  return gone.length;
}

function removeEmpty(target: string, folder: string): void {
  if (folder === '.') return;
  const names = existsSync(join(target, folder)) ? readdirSync(join(target, folder)) : undefined;
  if (names !== undefined && names.length > 0) return;
  if (names !== undefined) rmdirSync(join(target, folder));
  removeEmpty(target, dirname(folder));
}
