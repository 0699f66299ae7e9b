import { createHash } from 'node:crypto';

/** The first digits of the SHA-256 of bytes, or of a text in UTF-8, in hexadecimal; all of them if no number is given. */
export const sha256 = (body: Buffer | string, digits = 64): string =>
  createHash('sha256').update(body).digest('hex').slice(0, digits);
