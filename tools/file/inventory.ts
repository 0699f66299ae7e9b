import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFilesBelow } from './people-file';
import { sha256 } from './sha256';
import type { Target } from '@/tools/command/target';

/** The file in `out/` that lists the files of the release. */
export const inventoryFile = 'build.json';

/** A file of the site: its size in bytes and its SHA-256 in hexadecimal. */
export interface FileEntry {
  size: number;
  sha256: string;
}

/** The description of a build; the same sources give the same one on every computer. */
export interface Inventory extends Target {
  name: string;
  version: string;
  /** The SHA-256 over the names and hashes of all files. */
  contentHash: string;
  /** By path below `out/`. */
  files: Readonly<Record<string, FileEntry>>;
}

/** Lists the files of a folder, except the inventory itself and the sealed records, which change without a release. */
export function takeInventory(
  outDir: string,
  { name, version }: { name: string; version: string },
  target: Target,
): Inventory {
  const files: Record<string, FileEntry> = {};
  const all = createHash('sha256');
  for (const file of releaseFilesBelow(outDir)) {
    if (file === inventoryFile) continue;
    const body = readFileSync(join(outDir, file));
    const hash = sha256(body);
    files[file] = { size: body.length, sha256: hash };
    all.update(`${hash}  ${file}\n`);
  }
  return { name, version, ...target, contentHash: all.digest('hex'), files };
}

/** Writes the inventory of an export into its folder and returns it. */
export function writeInventory(outDir: string, root: string, target: Target): Inventory {
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Inventory;
  const inventory = takeInventory(outDir, product, target);
  writeFileSync(join(outDir, inventoryFile), `${JSON.stringify(inventory, null, 1)}\n`);
  return inventory;
}
