import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileEntry, Inventory } from '../../build/inventory';
import type { Progress } from '../../build/progress';
import { sha256 } from '../inventory-file';
import { inSafeOrder, isCaseAlias, pageOfAlias } from '../listed-file';
import { advanceTime, timeOf } from './time';
import { partialName, syncFolder, writeAtomically } from './write-atomically';

/** The files of a release that a folder is to hold. */
export function filesOf({ files }: Inventory): string[] {
  return inSafeOrder(Object.keys(files));
}

/**
 * Copies files of a release from one folder to another, in the order given, each written beside its place and then renamed;
 * returns how many it wrote. A file that is right already stays untouched. Throws when the source is not what its list says.
 */
export function writeFiles(
  from: string,
  to: string,
  paths: readonly string[],
  { files }: Inventory,
  progress: Progress,
): number {
  const folders = new Set<string>();
  let written = 0;
  for (const [done, path] of paths.entries()) {
    progress('deploy: copy', done + 1, paths.length);
    const entry = files[path];
    const target = join(to, path);
    if (isIntact(target, entry)) continue;
    const body = readFileSync(sourceOf(from, path));
    if (sha256(body) !== entry?.sha256)
      throw new Error(
        `${join(from, path)} is not what build.json says: it was changed after the build. Run "npm run build" again; ` +
          'nothing was switched.',
      );
    const before = timeOf(target);
    writeAtomically(target, body);
    advanceTime(target, before);
    folders.add(dirname(target));
    written += 1;
  }
  for (const folder of folders) syncFolder(folder);
  return written;
}

/** Where the bytes of a file are. A package leaves out the second spellings of pages, which are copies. */
function sourceOf(from: string, path: string): string {
  const file = join(from, path);
  return isCaseAlias(path) && !existsSync(file) ? join(from, pageOfAlias(path)) : file;
}

/** Reads every file back and names those that are missing or are not what the list says. */
export function findDamaged(folder: string, paths: readonly string[], { files }: Inventory) {
  return paths.filter((path) => !isIntact(join(folder, path), files[path]));
}

/** The folders, the top one among them, in which files of a release are. */
export function foldersOf(paths: readonly string[]): string[] {
  return [...new Set(['', ...paths.map((path) => dirname(path))])];
}

/** Removes what a killed deploy left half-written in the folders that it writes to. */
export function cleanPartials(folder: string, inside: readonly string[]): void {
  for (const name of inside) rmSync(join(folder, name, partialName), { force: true });
}

function isIntact(file: string, entry: FileEntry | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (entry === undefined || stat?.isFile() !== true || stat.size !== entry.size) return false;
  return sha256(readFileSync(file)) === entry.sha256;
}
