import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile, type Inventory } from '@/tools/file/inventory';
import { peopleFilesBelow } from '@/tools/file/people-file';
import { feedsBelow } from '@/tools/college/timetable/feed-file';
import type { ServerFile } from '@/tools/site/servers/files';
import { readInventory } from '@/tools/file/inventory-file';
import { sha256 } from '@/tools/file/sha256';
import { isCaseAlias } from '@/tools/file/listed-file';
import { guide } from './guide';
import type { PackageFiles } from './zip';

/** A zip has at most 65,535 files. */
const maxPeopleFiles = 60_000;

interface Collected {
  inventory: Inventory;
  contents: PackageFiles;
  /** How many files of sealed records were left out because they are too many for a zip. */
  leftOut: number;
  /** What the time of the files comes from: sealed records change without a release, often with equal sizes. */
  timeHash: string;
}

/** Collects the contents of a package, with `others` at its top. Throws if `out/` does not match its inventory, or if paths clash. */
export function collectContents(
  out: string,
  serverFilesOf: (inventory: Inventory) => readonly ServerFile[],
  others: PackageFiles = new Map(),
  maxPeople = maxPeopleFiles,
): Collected {
  const inventory = readInventory(out);
  const servers = serverFilesOf(inventory);
  const contents = new Map(others);
  for (const [path, entry] of Object.entries(inventory.files)) {
    if (isCaseAlias(path)) continue;
    const body = readFileSync(join(out, path));
    if (sha256(body) !== entry.sha256)
      throw new Error(`${join(out, path)} was changed after the build. Run "npm run build" again.`);
    contents.set(`out/${path}`, body);
  }
  const people = peopleFilesBelow(out);
  const leftOut = people.length > maxPeople ? people.length : 0;
  for (const path of leftOut > 0 ? [] : people)
    contents.set(`out/${path}`, readFileSync(join(out, path)));
  for (const [path, text] of feedsBelow(out)) contents.set(`out/${path}`, text);
  contents.set(`out/${inventoryFile}`, readFileSync(join(out, inventoryFile)));
  for (const { path, text } of servers) contents.set(`servers/${path}`, text);
  contents.set('GUIDE.md', guide(inventory, servers));
  const sums = checksums(contents);
  contents.set('SHA256SUMS', sums);
  refuseCaseClashes([...contents.keys()]);
  const timeHash = people.length > leftOut ? sha256(Buffer.from(sums)) : inventory.contentHash;
  return { inventory, contents, leftOut, timeHash };
}

/** Text of the file that `sha256sum -c SHA256SUMS` checks. */
function checksums(contents: PackageFiles): string {
  const names = [...contents.keys()].sort();
  const line = (name: string) => `${sha256(Buffer.from(contents.get(name) as Buffer))}  ${name}\n`;
  return names.map(line).join('');
}

/** Pairs of paths, including folders, that are the same on a disk that ignores case or Unicode composition. */
export function findCaseClashes(paths: readonly string[]): [string, string][] {
  const known = new Map<string, string>();
  const clashes: [string, string][] = [];
  for (const path of withFolders(paths)) {
    const other = known.get(caseFolded(path));
    if (other === undefined) known.set(caseFolded(path), path);
    else clashes.push([other, path]);
  }
  return clashes;
}

function withFolders(paths: readonly string[]): Set<string> {
  return new Set(
    paths.flatMap((path) => {
      const parts = path.split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  );
}

/** Upper case first: only that turns "ß" into "ss" and the two small sigmas into one. */
const caseFolded = (path: string): string =>
  path.normalize('NFD').toUpperCase().toLowerCase().normalize('NFD');

/** Throws an error that lists both names of every pair and says what to do. */
export function refuseCaseClashes(paths: readonly string[]): void {
  const clashes = findCaseClashes(paths);
  if (clashes.length === 0) return;
  const lines = clashes.map(([one, other]) => `  ${one}\n  ${other}\n`);
  throw new Error(
    `package: no zip was written: ${clashes.length} pairs of paths differ only in case, so on Windows and macOS one would ` +
      `overwrite the other:\n${lines.join('\n')}` +
      'Rename one of each pair (a picture under public/, a route folder under app/), or build again if out/ contains leftovers.',
  );
}
