import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below';
import type { Target } from './target';

/** The file below `out/` that lists all others. */
export const inventoryFile = 'build.json';

/** A file of the site: its size in bytes, and its SHA-256 in hexadecimal digits. */
export interface FileEntry {
  size: number;
  sha256: string;
}

/** What a build says of itself; the same sources give the same, on every computer. */
export interface Inventory extends Target {
  name: string;
  version: string;
  /** The SHA-256 of all files' names and hashes together. */
  contentHash: string;
  /** By path below `out/`. */
  files: Readonly<Record<string, FileEntry>>;
}

/** Lists what a folder holds, but for the list itself. */
export function takeInventory(
  outDir: string,
  { name, version }: { name: string; version: string },
  target: Target,
): Inventory {
  const files: Record<string, FileEntry> = {};
  const all = createHash('sha256');
  for (const file of filesBelow(outDir)) {
    if (file === inventoryFile) continue;
    const body = readFileSync(join(outDir, file));
    const sha256 = createHash('sha256').update(body).digest('hex');
    files[file] = { size: body.length, sha256 };
    all.update(`${sha256}  ${file}\n`);
  }
  return { name, version, ...target, contentHash: all.digest('hex'), files };
}

/** Writes the list of an export into it, and returns it. */
export function writeInventory(outDir: string, root: string, target: Target): Inventory {
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Inventory;
  const inventory = takeInventory(outDir, product, target);
  writeFileSync(join(outDir, inventoryFile), `${JSON.stringify(inventory, null, 1)}\n`);
  return inventory;
}
