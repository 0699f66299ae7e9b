import { opendirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder as paths with forward slashes, in the same order on every computer. */
export function filesBelow(folder: string): string[] {
  const files: string[] = [];
  for (const [path, entry] of entriesBelow(folder)) if (entry.isFile()) files.push(path);
  return files.sort();
}

/** All that is below a folder and is no folder, in no order. Only one entry is in memory. */
export function* entriesBelow(root: string, below = ''): Generator<[path: string, entry: Dirent]> {
  const folder = opendirSync(join(root, below));
  try {
    for (let entry = folder.readSync(); entry; entry = folder.readSync()) {
      const path = below + entry.name;
      if (entry.isDirectory()) yield* entriesBelow(root, `${path}/`);
      else yield [path, entry];
    }
  } finally {
    folder.closeSync();
  }
}
