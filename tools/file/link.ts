import { lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';

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
