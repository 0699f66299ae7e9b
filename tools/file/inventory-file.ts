import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryFile, type FileEntry, type Inventory } from './inventory';
import { parseJson } from './json-file';

/** Reads the build.json of a built site. Throws if it is missing or damaged. */
export function readInventory(folder: string): Inventory {
  const file = join(folder, inventoryFile);
  if (!existsSync(file))
    throw new Error(
      `${file} does not exist, so the files of the release are unknown. Run "npm run build" first.`,
    );
  return parseInventory(readFileSync(file, 'utf8'), file);
}

/** Parses the text of a build.json; `where` names it in errors. */
export function parseInventory(text: string, where: string): Inventory {
  const value = parseJson(text);
  if (!isInventory(value))
    throw new Error(`${where} is not the build.json of an Edify release, or is incomplete.`);
  const outside = Object.keys(value.files).find((path) => !isBelow(path));
  if (outside !== undefined)
    throw new Error(`${where} lists "${outside}", which would be outside the site's folder.`);
  return value;
}

/** Short name of a release: the first 12 digits of its content hash. */
export function releaseName({ contentHash }: Pick<Inventory, 'contentHash'>): string {
  return contentHash.slice(0, 12);
}

function isInventory(value: unknown): value is Inventory {
  if (typeof value !== 'object' || value === null) return false;
  const { version, contentHash, basePath, files } = value as Partial<Inventory>;
  if (typeof version !== 'string' || typeof basePath !== 'string') return false;
  if (!/^[0-9a-f]{64}$/.test(contentHash ?? '')) return false;
  return typeof files === 'object' && files !== null && Object.values(files).every(isEntry);
}

function isEntry(value: Partial<FileEntry> | null): boolean {
  return typeof value?.size === 'number' && /^[0-9a-f]{64}$/.test(value.sha256 ?? '');
}

function isBelow(path: string): boolean {
  return !/[\\\0:]/.test(path) && !path.split('/').some((segment) => /^\.{0,2}$/.test(segment));
}
