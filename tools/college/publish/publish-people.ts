import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile } from '@/tools/file/inventory';
import { parseInventory } from '@/tools/file/inventory-file';
import { withCollegeLock } from '../college-lock';
import { sealLocked, type SealOptions, type SealReport } from '../seal/seal-college';
import { sealedFolder } from '../seal/sealed-folder';
import { syncPeople, type Synced } from './sync-people';

/**
 * Seals the records of a college and copies what changed into a site that may be live. Two runs at once would write to
 * the same unfinished file, so the second one waits.
 */
export async function publishPeople(
  folder: string,
  target: string,
  options: SealOptions,
): Promise<{ report: SealReport; synced: Synced }> {
  refuseOtherFolder(target);
  return withCollegeLock(folder, async () => {
    const report = await sealLocked(folder, options);
    const synced = syncPeople(sealedFolder(folder), join(target, 'people'), options.progress);
    return { report, synced };
  });
}

/** Throws unless a folder is a built site. */
function refuseOtherFolder(target: string): void {
  if (!existsSync(target) || !statSync(target).isDirectory())
    throw new Error(`${target} is not a folder. Name the folder that the web server serves.`);
  const file = join(target, inventoryFile);
  if (existsSync(file)) return void parseInventory(readFileSync(file, 'utf8'), file);
  const current = join(target, 'current');
  const hint = existsSync(join(current, inventoryFile)) ? ` Did you mean ${current}?` : '';
  throw new Error(
    `${target} is not a site of this portal: it has no ${inventoryFile}. Name the folder that the web server serves.${hint}`,
  );
}
