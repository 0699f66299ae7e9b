import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeFormat } from '@/components/exchange/model/write-file';
import { isEncrypted } from '@/lib/crypto/encrypted-file';
import { filesBelow } from '../../build/files-below';

/** Whether a file that starts like this is one that teachers and students exchange. */
export function isExchange(start: string): boolean {
  return (
    isEncrypted(start) || new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${exchangeFormat}"`).test(start)
  );
}

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
