import { copyFileSync, linkSync } from 'node:fs';

/** Makes a file available at a second path: as a hard link, or as a copy if the path is on another disk. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
