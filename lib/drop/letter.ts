import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { openCompact, sealCompact } from '@/lib/crypto/compact';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { utf8 } from '@/lib/crypto/jwe';
import { deflate, inflateText } from '@/lib/file/deflate';
import { paddingOf } from '@/lib/file/padding';
import { digest, moment } from '@/lib/store/field-schema';
import { letterId, letterKinds } from '@/lib/store/schema';
import { deriveKey } from './names';

/** The box of a letter: the inbox that its owner reads, or the outbox that others read. */
export type LetterBox = 'in' | 'out';

const format = 1;

const letterSchema = v.strictObject({
  format: v.literal(format),
  id: letterId,
  kind: v.picklist(letterKinds),
  at: moment,
  /** The id of the letter that it answers. */
  re: v.optional(letterId),
  /** The exchange file as text. */
  file: v.optional(v.string()),
  /** The signature of a teacher's letter to a section in base64url, and the id of its key. */
  signature: v.optional(v.strictObject({ key: digest, value: v.string() })),
});

export type Letter = v.InferOutput<typeof letterSchema>;

/** The only protected header of a letter (RFC 7516). */
const header = '{"alg":"dir","enc":"A256GCM","zip":"DEF","typ":"edify-letter"}';

/** Seals a letter as the file of this name: a compact JWE of a padded length. Throws a LetterTooLarge. */
export async function sealLetter(
  pairKey: CryptoKey,
  box: LetterBox,
  name: string,
  letter: Letter,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await letterKey(pairKey, box, name, 'encrypt');
  return utf8(await sealCompact(await deflatePadded(letter), header, key));
}

/** Opens a letter from the file of this name. Throws an EncryptionError. */
export async function openLetter(
  pairKey: CryptoKey,
  box: LetterBox,
  name: string,
  bytes: Uint8Array,
): Promise<Letter> {
  const value = await contentOf(pairKey, box, name, bytes).catch(() => null);
  if (typeof value?.format === 'number' && value.format > format)
    throw new EncryptionError('newer');
  const letter = v.safeParse(letterSchema, value);
  if (!letter.success) throw new EncryptionError('altered');
  return letter.output;
}

export class LetterTooLarge extends Error {}

/** Returns true if a letter with this file is small enough to be sent. */
export async function isSendable(letter: Letter): Promise<boolean> {
  return deflatePadded(letter).then(
    () => true,
    () => false,
  );
}

/** The part of a letter's length that is no base64 of its content. */
const overhead = 200;

/** The letter as a raw deflate stream: stored spaces, which JSON ignores, and its JSON. */
async function deflatePadded(letter: Letter): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Blob([JSON.stringify(letter)]);
  const deflated = content.size > limits.letter.content ? null : await deflate(content);
  const padding = deflated && paddingOf(deflated.length, false);
  const size = deflated && padding ? deflated.length + padding.length : Infinity;
  if (!deflated || !padding || (size * 4) / 3 + overhead > limits.letter.size)
    throw new LetterTooLarge();
  const both = new Uint8Array(size);
  both.set(padding);
  both.set(deflated, padding.length);
  return both;
}

async function contentOf(
  pairKey: CryptoKey,
  box: LetterBox,
  name: string,
  bytes: Uint8Array,
): Promise<{ format?: unknown } | null> {
  if (bytes.length > limits.letter.size) return null;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const key = await letterKey(pairKey, box, name, 'decrypt');
  // The spaces add less than the content may have.
  const json = await inflateText(await openCompact(text, header, key), 2 * limits.letter.content);
  return JSON.parse(json) as { format?: unknown } | null;
}

/** A letter that is renamed, sent back or moved to another box has another key. */
function letterKey(pairKey: CryptoKey, box: LetterBox, name: string, use: 'encrypt' | 'decrypt') {
  const info = JSON.stringify(['letter', box, name]);
  return deriveKey(pairKey, info, { name: 'AES-GCM', length: 256 }, use);
}
