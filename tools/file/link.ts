import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** Makes a file available at a second path: as a hard link, or as a copy if the path is on another disk. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Makes the files of a folder available in a new one. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

const statOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/** Whether there is anything with this name, even a link that leads nowhere. */
export const isTaken = (path: string): boolean => statOf(path) !== undefined;

/** Where a symbolic link leads, as it is written; undefined if there is none. */
export const linkTarget = (path: string): string | undefined =>
  statOf(path)?.isSymbolicLink() ? readlinkSync(path) : undefined;

/** Lets a link to a folder lead elsewhere. A rename replaces the old one, so that there always is one of the two. */
export function replaceLink(link: string, to: string): void {
  rmSync(`${link}.half`, { force: true });
  symlinkSync(to, `${link}.half`, 'dir');
  renameSync(`${link}.half`, link);
}
