import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bucketPath, sealedPath, type PeopleIndex } from '@/lib/record/derivation';
import { indexFile } from '@/tools/file/people-file';
import { entriesBelow } from '@/tools/file/files-below';
import { writeAtomically } from '@/tools/file/write-atomically';
import { readJsonObject } from '@/tools/file/read-json';
import type { SealedFile } from './seal-state';

/** The folder of a college's sealed records; a server publishes its files below people/. */
export const sealedFolder = (folder: string) => join(folder, 'sealed');

/** Returns how many buckets a folder of sealed records has; 0 if it has a file per person or is empty. */
export const readBuckets = (sealed: string): number =>
  readSealedJson<PeopleIndex>(sealed, indexFile)?.buckets ?? 0;

export function peopleIndex(college: string, buckets: number): string {
  const index: PeopleIndex = { format: 1, college, buckets };
  return `${JSON.stringify(index)}\n`;
}

/** Writes a small file, unless it has this text: its modification time tells servers whether it changed. */
export function writeWhenDifferent(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeAtomically(file, text);
}

/** The path of the file that holds a sealed record. */
export const pathOf = (name: string, buckets: number): string =>
  buckets === 0 ? sealedPath(name) : bucketPath(name, buckets);

/** Returns true if the folder still has what was sealed. Only a record of its own has a known length. */
export function isStored(sealed: string, { name, length }: SealedFile, buckets: number): boolean {
  const stat = statSync(join(sealed, pathOf(name, buckets)), { throwIfNoEntry: false });
  return stat !== undefined && (buckets === 0 ? stat.size === length : stat.size > 0);
}

/**
 * Moves new records from the staging folder to their files, each at once. `wanted` are all names that the folder has
 * afterwards, `gone` those that the last run sealed and this one did not.
 */
export function storeFresh(
  sealed: string,
  staging: string,
  buckets: number,
  wanted: ReadonlySet<string>,
  gone: readonly string[],
): void {
  if (buckets > 0) return storeInBuckets(sealed, staging, buckets, wanted, gone);
  const fresh = readdirSync(staging);
  for (const folder of new Set(fresh.map((name) => dirname(sealedPath(name)))))
    mkdirSync(join(sealed, folder), { recursive: true });
  for (const name of fresh) renameSync(join(staging, name), join(sealed, sealedPath(name)));
}

function storeInBuckets(
  sealed: string,
  staging: string,
  buckets: number,
  wanted: ReadonlySet<string>,
  gone: readonly string[],
): void {
  const freshByPath = new Map<string, string[]>(
    gone.map((name) => [bucketPath(name, buckets), []]),
  );
  for (const name of readdirSync(staging)) {
    const path = bucketPath(name, buckets);
    const names = freshByPath.get(path);
    if (names) names.push(name);
    else freshByPath.set(path, [name]);
  }
  for (const [path, names] of freshByPath) {
    const added = names.map((name) => [name, readFileSync(join(staging, name), 'utf8')]);
    const bucket = {
      ...readSealedJson<Record<string, string>>(sealed, path),
      ...Object.fromEntries(added),
    };
    const entries = Object.entries(bucket).filter(([name]) => wanted.has(name));
    if (entries.length > 0)
      writeAtomically(join(sealed, path), JSON.stringify(Object.fromEntries(entries.sort())));
  }
}

/** The name of the sealed record at a path, as `sealedPath` makes it. */
const nameAt = (path: string) => path.slice(0, 2) + path.slice(3, 33);

function readSealedJson<T extends object>(sealed: string, path: string): T | undefined {
  const advice = `Delete ${sealed} and run "npm run college -- seal", with the same --buckets if you use them.`;
  return readJsonObject<T>(join(sealed, path), advice);
}

/** Removes all files but those of the wanted names, and the folders that become empty. */
export function removeUnwanted(sealed: string, wanted: ReadonlySet<string>, buckets: number): void {
  const packed = new Set([indexFile]);
  if (buckets > 0) for (const name of wanted) packed.add(bucketPath(name, buckets));
  const isWanted = (path: string) =>
    packed.has(path) ||
    (buckets === 0 && wanted.has(nameAt(path)) && path === sealedPath(nameAt(path)));
  const unwanted: string[] = [];
  for (const [path, entry] of entriesBelow(sealed))
    if (entry.isFile() && !isWanted(path)) unwanted.push(path);
  for (const path of unwanted) rmSync(join(sealed, path));
  removeEmptyFolders(sealed);
}

export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
}
