import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile, takeInventory, type Inventory } from '@/tools/file/inventory';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** Writes a built site of the given files into a folder, and returns it with its inventory. */
export function writeRelease(
  files: Readonly<Record<string, string>>,
  version = '1.0.0',
): { folder: string; inventory: Inventory } {
  const folder = writeFolder(files);
  const inventory = takeInventory(
    folder,
    { name: 'edify', version },
    { basePath: '', siteUrl: '' },
  );
  writeFileSync(join(folder, inventoryFile), JSON.stringify(inventory));
  return { folder, inventory };
}

/** Files of a site whose pages each have their own chunk, one per version, and one that all versions share. */
export function siteOf(version: string, pages: number): Record<string, string> {
  const files: Record<string, string> = { 'robots.txt': `version ${version}` };
  const chunk = (text: string) => {
    const path = `_next/static/chunks/${createHash('sha1').update(text).digest('hex')}.js`;
    files[path] = text;
    return `<script src="/${path}"></script>`;
  };
  for (let page = 0; page < pages; page += 1) {
    const scripts = [`page ${page} of ${version}`, `all of ${version}`, 'in every version'];
    files[`page-${page}/index.html`] = `<p>${version}</p>${scripts.map(chunk).join('')}`;
    files[`page-${page}/index.txt`] = `data of page ${page} in ${version}`;
  }
  files[`only-in-${version}/index.html`] = `<p>${version}</p>${chunk(`only in ${version}`)}`;
  return files;
}

export function removeAll(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
