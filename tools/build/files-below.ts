import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** The files below a folder as paths with forward slashes, in the same order on every computer. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${(entry.parentPath ?? entry.path).slice(folder.length + 1)}/${entry.name}`)
    .map((path) => path.split(sep).join('/').replace(/^\//, ''))
    .sort();
}
