import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { inventoryFile } from '@/tools/file/inventory';
import { readInventory, releaseName } from '@/tools/file/inventory-file';
import { isCaseAlias } from '@/tools/file/listed-file';
import { serverFiles } from '@/tools/site/servers/files';

/** Packs a built site, the files for web servers and their guide into a zip. Sealed records are no part of a release. */
export function packSite(out: string): { name: string; bytes: Uint8Array } {
  const inventory = readInventory(out);
  const files: Zippable = { 'deploying.md': readFileSync('docs/deploying.md') };
  for (const path of [inventoryFile, ...Object.keys(inventory.files)])
    if (!isCaseAlias(path)) files[`out/${path}`] = readFileSync(join(out, path));
  for (const { path, text } of serverFiles(inventory)) files[`servers/${path}`] = strToU8(text);
  return {
    name: `edify-${inventory.version}-${releaseName(inventory)}.zip`,
    bytes: zipSync(files),
  };
}
