import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import { inventoryFile, type FileEntry } from '@/tools/file/inventory';
import { readInventory, sha256 } from '@/tools/file/inventory-file';
import { isCompressedCopy, isHashed, isHidden, isPage } from '@/tools/file/listed-file';
import {
  indexFile,
  isFeed,
  isPeopleFile,
  isSealedFile,
  peopleFilesBelow,
  peopleFolder,
} from '@/tools/file/people-file';
import { mediaType } from '@/tools/site/serve/media-type';
import { cacheControl } from '@/tools/site/servers/rules';
import { sourceOf } from '../files';
import type { StoredFile } from './rclone';

/** A file to be in the store: the path of its bytes below the release, and its headers. */
export interface StoreFile extends StoredFile {
  path: string;
  source: string;
  headers: readonly string[];
}

/** What a deploy changes in a store. */
export interface Plan {
  /** Files of one kind, which differ from those in the store, in the order in which it is safe to copy them. */
  groups: StoreFile[][];
  /** Files of earlier releases, and records and timetables, that the release no longer has. */
  gone: string[];
}

/** The files that a store serves: without those for web servers and the compressed copies, which it would not choose. */
export function filesFor(from: string, withoutPeople: boolean): StoreFile[] {
  const { files } = readInventory(from);
  const served = Object.keys(files).filter((path) => !isHidden(path) && !isCompressedCopy(path));
  const people = withoutPeople ? [] : peopleFilesBelow(from);
  const data = people.length > 0 ? [...people, ...feedsBelow(from).keys()] : [];
  return [...served, ...data, inventoryFile].map((path) => fileOf(from, path, files[path]));
}

function fileOf(from: string, path: string, entry: FileEntry | undefined): StoreFile {
  const source = sourceOf(from, path);
  const body = readFileSync(join(from, source));
  if (entry !== undefined && sha256(body) !== entry.sha256)
    throw new Error(
      `${join(from, source)} does not match build.json: it was changed after the build. Nothing was copied. ` +
        'Run "npm run build" again.',
    );
  const caching = isHashed(path) ? cacheControl.hashed : cacheControl.other;
  const headers = [`Content-Type: ${mediaType(path)}`, `Cache-Control: ${caching}`];
  const md5 = createHash('md5').update(body).digest('hex');
  return { path, source, headers, md5, size: body.length };
}

/** Whether a store has this content. A store that knows no MD5 is compared by size, if that is enough. */
export function isStored(
  { size, md5 }: StoreFile,
  stored: StoredFile | undefined,
  isSizeEnough: boolean,
): boolean {
  if (stored?.size !== size) return false;
  return stored.md5 === undefined ? isSizeEnough : stored.md5 === md5;
}

/**
 * Compares a release with a store. Throws if a file is there that no deploy copied: `ours` are the paths of those that
 * deploys copied. Hashed files stay, because open tabs request those of earlier releases.
 */
export function planFor(
  files: readonly StoreFile[],
  stored: ReadonlyMap<string, StoredFile>,
  ours: ReadonlySet<string>,
): Plan {
  const changed = files.filter((file) => !isStored(file, stored.get(file.path), false));
  const isOurs = (path: string) => ours.has(path) || isHashed(path) || isData(path);
  const foreign = changed.find(({ path }) => stored.has(path) && !isOurs(path));
  if (foreign !== undefined)
    throw new Error(
      `${foreign.path} is in the store, but is not part of an Edify release there, so nothing was changed. ` +
        'Move the contents of the store away, or name another one.',
    );
  const groups = new Map<string, StoreFile[]>();
  for (const file of [...changed].sort((a, b) => rank(a.path) - rank(b.path))) {
    const kind = [rank(file.path), file.source === file.path || file.path, ...file.headers].join();
    groups.set(kind, [...(groups.get(kind) ?? []), file]);
  }
  const paths = new Set(files.map(({ path }) => path));
  const hasPeople = paths.has(peopleFolder + indexFile);
  const gone = [...stored.keys()]
    .filter((path) => !paths.has(path))
    .filter((path) => (isData(path) ? hasPeople : ours.has(path) && !isHashed(path)));
  return { groups: [...groups.values()], gone };
}

/** Whether a path is of a sealed record or a public timetable, which change without a release. */
function isData(path: string): boolean {
  const record = isPeopleFile(path) ? path.slice(peopleFolder.length) : '';
  return record === indexFile || isSealedFile(record) || isFeed(path);
}

/** Hashed files, other files, records and timetables, the index of records, pages, build.json. */
function rank(path: string): number {
  if (path === inventoryFile) return 5;
  if (isPage(path)) return 4;
  if (path === peopleFolder + indexFile) return 3;
  return isHashed(path) ? 0 : isData(path) ? 2 : 1;
}

/** The lines that a dry run prints. */
export function describePlan({ groups, gone }: Plan): string[] {
  const copies = groups.flat().map(({ path, headers }) => `copy ${path}  (${headers.join('; ')})`);
  const last =
    copies.length > 0 && groups.at(-1)?.[0]?.path === inventoryFile ? copies.pop() : undefined;
  const all = [...copies, ...gone.map((path) => `delete ${path}`), ...(last ? [last] : [])];
  return all.length > 0 ? all : ['nothing to change'];
}
