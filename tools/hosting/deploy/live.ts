import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { readRecord } from './record';
import { syncFolder } from '@/tools/file/write-atomically';

const link = 'current';

export function releaseFolder(target: string, id: string): string {
  return join(target, 'releases', id);
}

/**
 * Id of the release that the link points to; undefined before the first deploy. Throws if the link's name is taken by
 * something that no deploy created.
 */
export function liveRelease(target: string): string | undefined {
  const file = join(target, link);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isSymbolicLink())
    throw new Error(
      `${file} exists and is not a link, so it cannot be switched. Move it away, name another TARGET, ` +
        'or use --plain for a server root that must be a real folder.',
    );
  const to = readlinkSync(file);
  const id = idOf(target, to);
  if (id === undefined || !readRecord(target).releases.includes(id))
    throw new Error(
      `${file} is a link to ${to} that deploy did not create, so nothing was changed. Remove the link if its site ` +
        'is no longer needed, or name another TARGET.',
    );
  return existsSync(releaseFolder(target, id)) ? id : undefined;
}

/** Id of the release that a link points to; undefined if it points elsewhere. */
function idOf(target: string, to: string): string | undefined {
  const [folder, id, ...rest] = relative(target, resolve(target, to)).split(sep);
  return folder === 'releases' && rest.length === 0 ? id : undefined;
}

/** Refuses a folder `releases/`, or a release in it, that no deploy has recorded, so that nothing is overwritten. */
export function refuseUnowned(target: string, id: string): void {
  const folder = join(target, 'releases');
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return;
  const { releases } = readRecord(target);
  const isOurs = stat.isDirectory() && (releases.length > 0 || readdirSync(folder).length === 0);
  const unowned = !isOurs
    ? folder
    : [id, partialRelease(id)]
        .filter(() => !releases.includes(id))
        .map((name) => join(folder, name))
        .find((file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined);
  if (unowned === undefined) return;
  throw new Error(
    `${unowned} exists, but deploy did not create it, so nothing was changed. Move it away, name another TARGET, or use ` +
      '--plain for a server root that must be a real folder.',
  );
}

/** Name of a release folder until it is complete. */
export function partialRelease(id: string): string {
  return `.${id}.half`;
}

/** Makes another release live. A rename replaces the old link, so a request always finds one of the two. */
export function pointTo(target: string, id: string): void {
  const next = join(target, `.${link}-next`);
  // A killed deploy may have left this link. Anything else is not ours, and makes symlinkSync fail.
  if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(next);
  try {
    symlinkSync(join('releases', id), next, 'dir');
    renameSync(next, join(target, link));
  } catch (error) {
    throw new Error(
      `The link ${join(target, link)} cannot be created (${(error as Error).message}). ` +
        'On Windows, links need a special permission; --plain works without links.',
    );
  }
  syncFolder(target);
}
