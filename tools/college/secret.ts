import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeNewFile } from './write-files';

const secretLength = 32;

/** The file of the college's secret: `EDIFY_SECRET_FILE`, or `secret` in the college's folder. */
export function secretFile(folder: string): string {
  return process.env['EDIFY_SECRET_FILE'] || join(folder, 'secret');
}

/** The secret that every access code is derived from: 32 bytes. Throws if the file is missing, damaged or public. */
export function readSecret(folder: string): Uint8Array {
  const file = secretFile(folder);
  if (!existsSync(file))
    throw new Error(
      `${file} does not exist. Restore it from a backup: a new secret changes every access code, and the printed ` +
        'cards stop working.',
    );
  refusePublic(file);
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

/** Windows has no such mode. */
function refusePublic(file: string): void {
  if (process.platform === 'win32' || (statSync(file).mode & 0o007) === 0) return;
  throw new Error(
    `${file} can be read or changed by every user of this computer. Run "chmod 600 ${file}".`,
  );
}
