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

/** What a file is called while it is written; only one deploy writes at a time. */
export const partialName = '.deploy-half';

/** Writes a file so that whoever reads it, even after a power cut, finds the old bytes or all of the new ones. */
export function writeAtomically(file: string, body: Buffer | string): void {
  const folder = dirname(file);
  makeFolder(folder);
  const partial = join(folder, partialName);
  const handle = openSync(partial, 'w', 0o644);
  try {
    const bytes = Buffer.from(body as Buffer);
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
    // The web server is another user than who deploys, whatever that one's umask says.
    fchmodSync(handle, 0o644);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(partial, file);
}

/** Makes a folder, and those above it, that every user may read. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

/** Makes the disk keep which names stand in a folder; systems that cannot do this do it by themselves. */
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
