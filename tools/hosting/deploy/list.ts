import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile } from '@/tools/file/inventory';
import { readInventory } from '@/tools/file/inventory-file';
import { liveRelease, releaseFolder } from './live';
import { completedHistory, previousOf, readRecord } from './record';

/** Describes each release in a folder in one line, the most recently live one first. */
export function listReleases(target: string): string[] {
  const live = liveRelease(target);
  const past = completedHistory(readRecord(target), live);
  if (live === undefined) return [`No release is live in ${target}.`];
  const previous = previousOf(past, live);
  const ids = [...new Set(past.map(({ id }) => id).reverse()), live];
  return [...new Set(ids)].map((id) => {
    const label = id === live ? 'live' : id === previous ? 'before' : '';
    const at = past.findLast((turn) => turn.id === id)?.at ?? 'unknown';
    return `${id}  ${label.padEnd(6)}  since ${at}  ${contentsOf(releaseFolder(target, id))}`;
  });
}

function contentsOf(folder: string): string {
  if (!existsSync(join(folder, inventoryFile))) return 'damaged: build.json is missing';
  const { version, files } = readInventory(folder);
  return `version ${version}, ${Object.keys(files).length} files`;
}
