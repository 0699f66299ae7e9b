import { cpSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files into a new temporary folder and returns its path. */
export function writeFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'edify-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

/** Copies a folder, with the times of its files, to a new temporary folder and returns its path. */
export function copyFolder(from: string): string {
  const dir = writeFolder({});
  cpSync(from, dir, { recursive: true, preserveTimestamps: true });
  return dir;
}
