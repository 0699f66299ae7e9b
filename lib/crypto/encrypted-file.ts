import * as v from 'valibot';
import { fromBase64Url } from '@/lib/file/base64';
import { digest as digestField } from '@/lib/store/field-schema';
import { digest } from '@/lib/store/file';
import { EncryptionError } from './encryption-error';
import { headerSchema, type Header } from './header';
import type { Jwe } from './jwe';

/** The `format` field of every encrypted file. */
const encryptedFormat = 'edify-encrypted';

const version = 1;

const token = v.pipe(v.string(), v.nonEmpty());

const fileSchema = v.strictObject({
  format: v.literal(encryptedFormat),
  version: v.literal(version),
  sha256: digestField,
  protected: token,
  encrypted_key: v.optional(token),
  iv: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  ciphertext: token,
  tag: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});

/** An encrypted file whose form and checksum are right. */
export interface EncryptedFile {
  header: Header;
  jwe: Jwe;
}

/** Returns true if a file that starts like this is encrypted. */
export function isEncrypted(start: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${encryptedFormat}"`).test(start);
}

/** A flattened JWE as the text of a file, with the SHA-256 of its parts, which tells damage from a wrong pass phrase. */
export async function formatEncrypted(jwe: Jwe): Promise<string> {
  return formatWhole(jwe, await checksumOf(jwe));
}

/** Reads the text of an encrypted file, in the only form in which it is written. Throws an EncryptionError. */
export async function readEncrypted(text: string): Promise<EncryptedFile> {
  const whole = parseWhole(text);
  const { sha256, ...jwe } = whole;
  if (formatWhole(jwe, sha256) !== text || (await checksumOf(jwe)) !== sha256)
    throw new EncryptionError('altered');
  return { header: headerOf(jwe), jwe };
}

function formatWhole(jwe: Jwe, sha256: string): string {
  const { protected: head, encrypted_key, iv, ciphertext, tag } = jwe;
  const parts = { protected: head, encrypted_key, iv, ciphertext, tag };
  return `${JSON.stringify({ format: encryptedFormat, version, sha256, ...parts })}\n`;
}

/** The SHA-256 of the compact form (RFC 7516, section 7.1). */
function checksumOf({ protected: head, encrypted_key = '', iv, ciphertext, tag }: Jwe) {
  return digest(new Blob([[head, encrypted_key, iv, ciphertext, tag].join('.')]));
}

function parseWhole(text: string): Jwe & { sha256: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EncryptionError('altered');
  }
  const found = (value as { version?: unknown } | null)?.version;
  if (typeof found === 'number' && found > version) throw new EncryptionError('newer');
  const whole = v.safeParse(fileSchema, value);
  if (!whole.success) throw new EncryptionError('altered');
  return whole.output;
}

function headerOf({ protected: head, encrypted_key }: Jwe): Header {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(head));
    const header = v.parse(headerSchema, JSON.parse(text));
    const hasKey = encrypted_key !== undefined;
    if (JSON.stringify(header) === text && hasKey === 'p2c' in header) return header;
  } catch {
    // Not JSON, or a header that no release of the portal writes.
  }
  throw new EncryptionError('altered');
}
