import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files below a folder as paths with forward slashes, in the same order on every computer. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}
