import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { inflate, InflatedTooLarge } from '@/lib/file/deflate';
import { sealedHeader } from './derivation';
import type { OpenedRecord, Person } from './person';

/** The largest record that is opened, in bytes of JSON. */
export const maxRecordSize = 16_000_000;

/** The newest form of a record that this release reads. */
const readFormat = 2;

/**
 * Why a sealed record is not opened: `damaged` (not a sealed record, altered, or another key's), `large` (more than
 * `maxRecordSize`), `newer` (a form that this release does not know), `other` (another person's record).
 */
export type OpenProblem = 'damaged' | 'large' | 'newer' | 'other';

export class OpenError extends Error {
  constructor(readonly problem: OpenProblem) {
    super(`The record cannot be opened: ${problem}.`);
  }
}

/** Opens a sealed record: a compact JWE with this project's only header. Throws an OpenError. */
export async function openRecord(
  sealed: string,
  key: CryptoKey,
  person: Person,
): Promise<OpenedRecord> {
  const text = await inflateText(await decrypt(sealed, key));
  let record: Partial<OpenedRecord> | null;
  try {
    record = JSON.parse(text) as Partial<OpenedRecord> | null;
  } catch {
    throw new OpenError('damaged');
  }
  if (typeof record?.format !== 'number') throw new OpenError('damaged');
  if (record.format > readFormat) throw new OpenError('newer');
  if (record.kind !== person.kind || record.id !== person.id) throw new OpenError('other');
  return record as OpenedRecord;
}

async function decrypt(sealed: string, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const [header = '', encryptedKey, iv = '', content = '', tag = '', ...rest] = sealed.split('.');
  if (rest.length > 0 || encryptedKey !== '') throw new OpenError('damaged');
  if (header !== toBase64Url(new TextEncoder().encode(sealedHeader)))
    throw new OpenError('damaged');
  try {
    canonicalBytes(content.slice(content.length - (content.length % 4)));
    const bytes = fromBase64Url(content);
    const tagBytes = canonicalBytes(tag);
    const both = new Uint8Array(bytes.length + tagBytes.length);
    both.set(bytes);
    both.set(tagBytes, bytes.length);
    const parameters = {
      name: 'AES-GCM',
      iv: canonicalBytes(iv),
      additionalData: new TextEncoder().encode(header),
    };
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, both));
  } catch {
    throw new OpenError('damaged');
  }
}

/** Decodes base64url and refuses a second spelling of the same bytes. */
function canonicalBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text);
  if (toBase64Url(bytes) !== text) throw new OpenError('damaged');
  return bytes;
}

/** The inflated text of a record. */
async function inflateText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for await (const piece of inflate(bytes, maxRecordSize))
      text += decoder.decode(piece, { stream: true });
    return text + decoder.decode();
  } catch (error) {
    throw new OpenError(error instanceof InflatedTooLarge ? 'large' : 'damaged');
  }
}
