import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { findDamaged } from '@/tools/hosting/deploy/write-files';
import { readInventory } from '@/tools/file/inventory-file';

/** Hashed files that pages in a folder reference but that are missing. */
export function missingChunks(folder: string): string[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/src="\/([^"]+)"/g)]
        .map(([, chunk = '']) => chunk)
        .filter((chunk) => !existsSync(join(folder, chunk)))
        .map((chunk) => `${page}: ${chunk}`),
    );
}

/** Files of a folder's build.json that are missing or different, and chunks that its pages miss. */
export function faultsOf(folder: string): string[] {
  const inventory = readInventory(folder);
  return [
    ...findDamaged(folder, Object.keys(inventory.files), inventory),
    ...missingChunks(folder),
  ];
}
