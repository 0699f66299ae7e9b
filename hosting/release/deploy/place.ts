import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileEntry, Inventory } from '../../build/inventory';
import { filesBelow } from '../../build/files-below';
import type { Progress } from '../../build/progress';
import { sha256 } from '../inventory-file';
import { inSafeOrder, isCaseAlias } from '../listed-file';
import { halfName, syncFolder, writeWhole } from './write-whole';

/** The files of a release that a folder is to hold; a package leaves out the second spellings, so they may be missing. */
export function filesOf(folder: string, { files }: Inventory): string[] {
  return inSafeOrder(Object.keys(files)).filter(
    (path) => !isCaseAlias(path) || existsSync(join(folder, path)),
  );
}

/**
 * Copies files of a release from one folder to another, in the order given, each written beside its place and then renamed;
 * returns how many it wrote. A file that is right already stays untouched. Throws when the source is not what its list says.
 */
export function placeFiles(
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
    if (isRight(target, entry)) continue;
    const body = readFileSync(join(from, path));
    if (sha256(body) !== entry?.sha256)
      throw new Error(
        `${join(from, path)} is not what build.json says: it was changed after the build. Run "npm run build" again; ` +
          'nothing was switched.',
      );
    writeWhole(target, body);
    folders.add(dirname(target));
    written += 1;
  }
  for (const folder of folders) syncFolder(folder);
  return written;
}

/** Reads every file back and names those that are missing or are not what the list says. */
export function findDamage(folder: string, paths: readonly string[], { files }: Inventory) {
  return paths.filter((path) => !isRight(join(folder, path), files[path]));
}

/** Removes what a killed deploy left half-written, and returns how many files that were. */
export function sweepHalves(folder: string): number {
  const halves = filesBelow(folder).filter((path) => basename(path) === halfName);
  for (const path of halves) rmSync(join(folder, path));
  return halves.length;
}

function isRight(file: string, entry: FileEntry | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (entry === undefined || stat?.isFile() !== true || stat.size !== entry.size) return false;
  return sha256(readFileSync(file)) === entry.sha256;
}
