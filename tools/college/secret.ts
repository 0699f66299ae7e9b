import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listTracked } from './list-tracked';
import { writeNewFile } from '@/tools/file/write-files';

const secretLength = 32;

/** The file of the college's secret: `EDIFY_SECRET_FILE`, or `secret` in the college's folder. */
export const secretFile = (folder: string): string =>
  process.env['EDIFY_SECRET_FILE'] || join(folder, 'secret');

/** The secret that every access code is derived from: 32 bytes. Throws if the file is missing, damaged or not private. */
export function readSecret(folder: string): Uint8Array {
  const file = secretFile(folder);
  if (!existsSync(file))
    throw new Error(
      `${file} does not exist. Restore it from a backup: a new secret changes every access code, and the printed ` +
        'cards stop working.',
    );
  refusePublic(realpathSync(file));
  const text = readFileSync(file, 'utf8').trim();
  const secret = Buffer.from(text, 'base64url');
  if (secret.length !== secretLength || secret.toString('base64url') !== text)
    throw new Error(
      `${file} does not contain a secret: it must be ${secretLength} bytes as 43 base64url characters on one line. ` +
        'Restore it from a backup.',
    );
  return secret;
}

/** Writes a new random secret, readable only by the user who runs the command. Throws if there is one. */
export function createSecret(folder: string): void {
  writeNewFile(secretFile(folder), `${randomBytes(secretLength).toString('base64url')}\n`);
}

/** Throws if other users may use the file, which Windows does not say, or if Git tracks it. */
function refusePublic(file: string): void {
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new Error(
      `${file} can be read or changed by other users of this computer. Run "chmod 600 ${file}".`,
    );
  if (listTracked(dirname(file), basename(file)).length > 0)
    throw new Error(
      `Git tracks ${file}, the secret of every access code. Run "git rm --cached ${file}", and if it was pushed, make ` +
        'a new secret: docs/college/folder.md says how.',
    );
}
