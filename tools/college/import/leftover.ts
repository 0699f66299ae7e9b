import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordsBefore } from '../record-file';
import { beforeFolder, replacedBefore } from './before';

/** Removes what an import left that was killed, and completes a replacement that it had begun. */
export function removeLeftovers(folder: string): void {
  settle(join(folder, 'records'), recordsBefore(folder));
  settle(beforeFolder(folder), replacedBefore(folder));
  for (const name of readdirSync(folder))
    if (/^(?:records-next|before-next|.+\.json\.new|.+\.part)$/.test(name))
      rmSync(join(folder, name), { recursive: true });
}

/** Puts the old folder back if there is no new one. */
function settle(target: string, before: string): void {
  if (!existsSync(before)) return;
  if (existsSync(target)) rmSync(before, { recursive: true });
  else renameSync(before, target);
}
