import { existsSync, lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { syncFolder } from './write-whole';

const link = 'current';

/** The folder of a release below the target. */
export function releaseFolder(target: string, id: string): string {
  return join(target, 'releases', id);
}

/** The release that the link shows; nothing before the first deploy. Throws when the name is taken by something else. */
export function liveRelease(target: string): string | undefined {
  const file = join(target, link);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isSymbolicLink())
    throw new Error(
      `${file} is there and is no link, so it cannot be switched. Move it away, name another TARGET, ` +
        'or use --plain for a server root that must be a real folder.',
    );
  const id = basename(readlinkSync(file));
  return existsSync(releaseFolder(target, id)) ? id : undefined;
}

/** Makes another release the live one. A new link takes the old one's name: whoever asks finds one of the two. */
export function pointTo(target: string, id: string): void {
  const next = join(target, `.${link}-next`);
  rmSync(next, { force: true });
  try {
    symlinkSync(join('releases', id), next, 'dir');
    renameSync(next, join(target, link));
  } catch (error) {
    throw new Error(
      `The link ${join(target, link)} cannot be made here (${(error as Error).message}). ` +
        'On Windows links need a right of their own; --plain does without.',
    );
  }
  syncFolder(target);
}
