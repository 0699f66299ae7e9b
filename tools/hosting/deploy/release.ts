import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { syncFolder } from '@/tools/file/write-atomically';

export function releaseFolder(target: string, id: string): string {
  return join(target, 'releases', id);
}

/** The folder of a release until it is complete, and while it is removed. */
export function partialFolder(target: string, id: string): string {
  return join(target, 'releases', `.${id}.half`);
}

/** Whether deploy made a folder: it has the name that its build.json gives, or that of an incomplete release. */
function isOurs(folder: string): boolean {
  if (!isFolder(folder)) return false;
  if (/^\.[0-9a-f]{12}\.half$/.test(basename(folder))) return true;
  try {
    return releaseName(readInventory(folder)) === basename(folder);
  } catch {
    return false;
  }
}

/** Whether there is a folder that is not a link. */
export function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether there is anything with this name, even a link that leads nowhere. */
export function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The folders in `releases/` that deploy made, by name. */
export function ownNames(target: string): string[] {
  const folder = join(target, 'releases');
  return isFolder(folder) ? readdirSync(folder).filter((name) => isOurs(join(folder, name))) : [];
}

/** Id of the live release; undefined before the first deploy. Throws if the link's name is taken by something else. */
export function liveRelease(target: string): string | undefined {
  const file = join(target, 'current');
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isSymbolicLink())
    throw new Error(
      `${file} exists and is not a link, so it cannot be switched. Move it away, or name another TARGET.`,
    );
  const to = readlinkSync(file);
  const id = basename(to);
  const folder = releaseFolder(target, id);
  const isRelease = resolve(target, to) === resolve(folder);
  if (isRelease && isOurs(folder)) return id;
  if (isRelease && /^[0-9a-f]{12}$/.test(id) && !existsSync(folder)) return undefined;
  throw new Error(
    `${file} is a link to ${to} that deploy did not create, so nothing was changed. Remove the link if its site ` +
      'is no longer needed, or name another TARGET.',
  );
}

/** Refuses a folder `releases/`, or a release in it, that deploy did not make, so that nothing is overwritten. */
export function refuseForeignRelease(target: string, id: string): void {
  const [all, own] = [join(target, 'releases'), releaseFolder(target, id)];
  const isEmpty = isFolder(all) && readdirSync(all).length === 0;
  const foreign =
    isTaken(all) && !isEmpty && ownNames(target).length === 0
      ? all
      : [own, partialFolder(target, id)].find((path) => isTaken(path) && !isOurs(path));
  if (foreign === undefined) return;
  throw new Error(
    `${foreign} exists, but deploy did not create it, so nothing was changed. Move it away, or name another TARGET.`,
  );
}

/** Makes another release live. A rename replaces the old link, so a request always finds one of the two. */
export function pointTo(target: string, id: string): void {
  const next = join(target, '.current-next');
  // A killed deploy may have left this link. Anything else is not ours, and makes symlinkSync fail.
  if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(next);
  try {
    symlinkSync(join('releases', id), next, 'dir');
    renameSync(next, join(target, 'current'));
  } catch (error) {
    throw new Error(
      `The link ${join(target, 'current')} cannot be created (${(error as Error).message}). ` +
        'On Windows, links need a special permission; docs/deploying.md shows how to copy without links.',
    );
  }
  syncFolder(target);
}
