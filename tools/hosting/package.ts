import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { inventoryFile } from '@/tools/file/inventory';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { isCaseAlias } from '@/tools/file/listed-file';
import { serverFiles } from '@/tools/site/servers/files';

/**
 * Packs a built site with its compressed copies, the files for web servers and their guide into a zip. Sealed records are no
 * part of a release.
 */
export function packSite(out: string): { name: string; bytes: Uint8Array } {
  const inventory = readInventory(out);
  const files: Zippable = { 'deploying.md': readFileSync('docs/deploying.md') };
  const listed = Object.keys(inventory.files).filter((path) => !isCaseAlias(path));
  for (const path of [inventoryFile, ...listed].flatMap(withCopies))
    if (existsSync(join(out, path))) files[`out/${path}`] = readFileSync(join(out, path));
  for (const { path, text } of serverFiles(inventory)) files[`servers/${path}`] = strToU8(text);
  return {
    name: `edify-${inventory.version}-${releaseName(inventory)}.zip`,
    bytes: zipSync(files),
  };
}

const withCopies = (path: string): string[] => [path, `${path}.gz`, `${path}.br`];
