import { copyFileSync, linkSync } from 'node:fs';

/** Makes a file available in a second folder: as a hard link, or as a copy if the folder is on another disk. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
