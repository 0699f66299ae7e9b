import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { isExchange } from '@/tools/import/source/exchange-file';

/** The files below a folder that teachers and students exchange. */
export function exchangeFilesIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return filesBelow(root)
    .filter((path) => /\.json$/i.test(path))
    .map((path) => join(root, path))
    .filter((file) => isExchange(startOf(file)));
}

function startOf(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(200);
    return buffer.toString('utf8', 0, readSync(handle, buffer));
  } finally {
    closeSync(handle);
  }
}
