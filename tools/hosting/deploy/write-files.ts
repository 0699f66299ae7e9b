import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileEntry, Inventory } from '@/tools/file/inventory';
import type { Progress } from '@/tools/file/progress';
import { sha256 } from '@/tools/file/inventory-file';
import { inSafeOrder, isCaseAlias, pageOfAlias } from '@/tools/file/listed-file';
import { advanceTime, timeOf } from './time';
import { partialName, syncFolder, writeAtomically } from '@/tools/file/write-atomically';

/** Paths of a release's files, in the order in which it is safe to write them. */
export function filesOf({ files }: Inventory): string[] {
  return inSafeOrder(Object.keys(files));
}

/**
 * Copies files of a release to another folder in the given order, each to a temporary file that is then renamed. Skips
 * files that are already right and returns how many it wrote. Throws if a source file does not match the inventory.
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
        `${join(from, path)} does not match build.json: it was changed after the build. Nothing was switched. ` +
          'Run "npm run build" again.',
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

/** Path of a file's bytes. A package leaves out the second spellings of pages, which are copies. */
function sourceOf(from: string, path: string): string {
  const file = join(from, path);
  return isCaseAlias(path) && !existsSync(file) ? join(from, pageOfAlias(path)) : file;
}

/** Reads every file back and returns those that are missing or do not match the inventory. */
export function findDamaged(folder: string, paths: readonly string[], { files }: Inventory) {
  return paths.filter((path) => !isIntact(join(folder, path), files[path]));
}

/** Folders that contain the given files, including the top folder. */
export function foldersOf(paths: readonly string[]): string[] {
  return [...new Set(['', ...paths.map((path) => dirname(path))])];
}

/** Removes half-written files that a killed deploy left in these folders. */
export function cleanPartials(folder: string, inside: readonly string[]): void {
  for (const name of inside) rmSync(join(folder, name, partialName), { force: true });
}

function isIntact(file: string, entry: FileEntry | undefined): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (entry === undefined || stat?.isFile() !== true || stat.size !== entry.size) return false;
  return sha256(readFileSync(file)) === entry.sha256;
}
