import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Name of a file while it is written; only one command writes at a time. */
export const partialName = '.half-written';

/** Writes a file so that a reader finds the old bytes or all of the new ones, even after a power cut. */
export function writeAtomically(file: string, body: Buffer | string): void {
  const folder = dirname(file);
  makeFolder(folder);
  const partial = join(folder, partialName);
  const handle = openSync(partial, 'w', 0o644);
  try {
    const bytes = Buffer.from(body as Buffer);
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
    // The web server runs as another user, who must be able to read the file whatever the umask is.
    fchmodSync(handle, 0o644);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
}

/** Creates a folder and its parents, readable by every user. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

/** Flushes the names in a folder to disk. Windows cannot do this on request and does it by itself. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
