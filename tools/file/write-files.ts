import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Only the user who runs the commands reads the college's files. */
const mode = { file: 0o600, folder: 0o700 };

/**
 * Writes files, by path. Every file has its old or its new text at any time, and if one cannot be written, all have
 * the old one.
 */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  const before = new Map<string, string | null>();
  try {
    for (const [path, text] of files) writePartial(path, text);
    for (const path of files.keys()) {
      before.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
      renameSync(partialOf(path), path);
    }
  } catch (error) {
    for (const path of files.keys()) rmSync(partialOf(path), { force: true });
    for (const [path, text] of before) restore(path, text);
    throw error;
  }
}

export function writeOneFile(path: string, text: string): void {
  writeFiles(new Map([[path, text]]));
}

/** Writes a file that may not exist yet. If that fails, for example on a full disk, there is none. */
export function writeNewFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: mode.folder });
  try {
    writeFileSync(path, text, { mode: mode.file, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(path, { force: true });
    throw error;
  }
}

/** The name of a file while it is written. Records are the files that end in .json. */
const partialOf = (path: string) => `${path}.part`;

/** Writes a file that only the user who runs the commands reads. */
export function writePrivateFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: mode.folder });
  writeFileSync(path, text, { mode: mode.file });
}

function writePartial(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: mode.folder });
  const partial = partialOf(path);
  rmSync(partial, { force: true });
  const handle = openSync(partial, 'wx', mode.file);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  chmodSync(partial, mode.file);
}

function restore(path: string, text: string | null): void {
  if (text === null) return rmSync(path, { force: true });
  writePartial(path, text);
  renameSync(partialOf(path), path);
}
