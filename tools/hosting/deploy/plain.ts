import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inventoryFile, type Inventory } from '@/tools/file/inventory';
import { peopleFolder } from '@/tools/file/people-file';
import { copyFeeds } from './feed';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { isHashed, isPage } from '@/tools/file/listed-file';
import { dropExpired, noteHashed } from './copy-hashed';
import type { Deploy } from './linked';
import { copyPeople, describeCopied } from './people';
import { filesOf, findDamaged, foldersOf, writeFiles, cleanPartials } from './write-files';
import { readRecord, writeRecord } from './record';
import { writeAtomically } from '@/tools/file/write-atomically';

/**
 * Writes a release over the one in a plain folder: hashed files, other files, pages; then deletes obsolete files. Each
 * file changes at once, the release as a whole does not: for a moment there are old and new pages, and each finds its
 * hashed files.
 */
export function deployPlain(work: Deploy): void {
  const { from, target, progress, log, withoutPeople, ...retention } = work;
  const inventory = readInventory(from);
  const before = existsSync(join(target, inventoryFile)) ? readInventory(target) : undefined;
  const paths = filesOf(inventory);
  let record = readRecord(target);
  const ours = new Set([...record.placed, ...Object.keys(before?.files ?? {})]);
  const others = paths.filter((path) => !ours.has(path));
  refuseUnowned(target, others, inventory);
  cleanPartials(target, foldersOf([...ours, ...paths]));
  if (before !== undefined) record = noteHashed(record, target, before, retention.now);
  const unhashed = (list: readonly string[]) => list.filter((path) => !isHashed(path));
  record = { ...record, placed: [...new Set(unhashed([...ours, ...paths]))] };
  writeRecord(target, record);

  const hashed = paths.filter(isHashed);
  const written =
    writeFiles(from, target, hashed, inventory, progress) +
    writeFiles(from, target, unhashed(paths), inventory, progress);
  const [damaged] = findDamaged(target, paths, inventory);
  if (damaged !== undefined)
    throw new Error(`${join(target, damaged)} does not match build.json. Deploy again.`);
  writeAtomically(join(target, inventoryFile), readFileSync(join(from, inventoryFile)));
  log(`deploy: release ${releaseName(inventory)}: ${paths.length} files, ${written} written`);
  const copied = withoutPeople ? undefined : copyPeople(from, join(target, peopleFolder), progress);
  if (copied) log(describeCopied(copied));
  if (copied) copyFeeds(from, target, log);

  const gone = removeObsolete(target, record.placed, paths);
  record = noteHashed({ ...record, placed: unhashed(paths) }, target, inventory, retention.now);
  const cleanup = dropExpired(target, inventory, record, retention);
  writeRecord(target, cleanup.record);
  log(`deploy: removed ${gone} obsolete files and ${cleanup.dropped} old hashed files`);
}

/** Refuses to overwrite files that did not come from a deploy. */
function refuseUnowned(target: string, paths: readonly string[], inventory: Inventory): void {
  const there = paths.filter((path) => existsSync(join(target, path)));
  const [unowned] = findDamaged(target, there, inventory);
  if (unowned === undefined) return;
  throw new Error(
    `${join(target, unowned)} exists, but is not part of an Edify release that build.json lists. ` +
      'Move the contents of the folder away, or name another folder.',
  );
}

/** Deletes pages before the files they need. A path that differs only in case may be a file that stays. */
function removeObsolete(
  target: string,
  placed: readonly string[],
  paths: readonly string[],
): number {
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
