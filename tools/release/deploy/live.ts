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
import { syncFolder } from './write-atomically';

const link = 'current';

/** The folder of a release below the target. */
export function releaseFolder(target: string, id: string): string {
  return join(target, 'releases', id);
}

/**
 * The release that the link shows; nothing before the first deploy. Throws when the name is taken by something else, a
 * link that no deploy made among them.
 */
export function liveRelease(target: string): string | undefined {
  const file = join(target, link);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (!stat.isSymbolicLink())
    throw new Error(
      `${file} is there and is no link, so it cannot be switched. Move it away, name another TARGET, ` +
        'or use --plain for a server root that must be a real folder.',
    );
  const to = readlinkSync(file);
  const id = idOf(target, to);
  if (id === undefined || !readRecord(target).releases.includes(id))
    throw new Error(
      `${file} is a link to ${to}, which deploy:dir did not make, so it is left as it is. Remove the link when the site that ` +
        'it shows is not needed any more, or name another TARGET.',
    );
  return existsSync(releaseFolder(target, id)) ? id : undefined;
}

/** The name of a release below the target that a link's text leads to. */
function idOf(target: string, to: string): string | undefined {
  const [folder, id, ...rest] = relative(target, resolve(target, to)).split(sep);
  return folder === 'releases' && rest.length === 0 ? id : undefined;
}

/** Refuses a folder `releases/`, or a release in it, that no deploy has noted: nothing in it may be replaced or deleted. */
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
    `${unowned} is there, and deploy:dir did not make it, so nothing was changed. Move it away, name another TARGET, or use ` +
      '--plain for a server root that must be a real folder.',
  );
}

/** What a release is called until all of it is there. */
export function partialRelease(id: string): string {
  return `.${id}.half`;
}

/** Makes another release the live one. A new link takes the old one's name: whoever asks finds one of the two. */
export function pointTo(target: string, id: string): void {
  const next = join(target, `.${link}-next`);
  // A killed deploy may have left it. Whatever is no link cannot be ours, and stops the next line.
  if (lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(next);
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
