import { copyFileSync, linkSync } from 'node:fs';

/** Makes a second name of a file, or a copy where the file system has no links. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
