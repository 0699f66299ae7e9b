import * as v from 'valibot';
import { limits } from '@/content/schema/limits';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { utf8 } from '@/lib/crypto/jwe';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { compareCode } from '@/lib/text/compare-text';
import { deriveKey } from './names';

/** The lines of a letter for each of several people, before it is sealed for each. */
export interface PlainLines {
  /** The part that everybody reads who opens the letter. */
  head: string;
  /** The id of each person, and what only this person reads. */
  rows: readonly (readonly [string, string])[];
}

const format = 1;

const sealedSchema = v.strictObject({
  format: v.literal(format),
  head: v.string(),
  iv: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  lines: v.pipe(v.array(v.string()), v.maxLength(limits.rollCall.students)),
});

/** The bytes of a tag: that many letters of base64url find a line. */
const tagBytes = 9;
const tagLetters = 12;

/** The shortest text of a line, in bytes. */
const shortest = 16;

/**
 * Seals a line for each person under the name of the letter that they are in: a tag that finds it, and a text that only this
 * person opens. All lines are as long as the longest, in the order of their tags, so that neither tells anything.
 */
export async function sealLines(
  name: string,
  { head, rows }: PlainLines,
  keyOf: (id: string) => Promise<CryptoKey>,
): Promise<string> {
  const texts = rows.map(([, text]) => utf8(text));
  const length = Math.max(shortest, ...texts.map((text) => text.length));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const lines = await Promise.all(
    rows.map(async ([id], index) => {
      const pairKey = await keyOf(id);
      const padded = new Uint8Array(length).fill(space);
      padded.set(texts[index]!);
      const key = await lineKey(pairKey, name, 'encrypt');
      const parameters = { name: 'AES-GCM', iv, additionalData: utf8(head) };
      const sealed = await crypto.subtle.encrypt(parameters, key, padded);
      return (await tagOf(pairKey, name)) + toBase64Url(new Uint8Array(sealed));
    }),
  );
  return JSON.stringify({ format, head, iv: toBase64Url(iv), lines: lines.sort(compareCode) });
}

const space = 32;

/** A letter with lines whose head can be read. Throws an EncryptionError if it is none. */
export function readLines(name: string, file: string) {
  const { head, iv, lines } = contentOf(file);
  return {
    head,
    /** The text of a person's line; null if there is none that this key opens. */
    lineOf: async (pairKey: CryptoKey): Promise<string | null> => {
      const tag = await tagOf(pairKey, name);
      const line = lines.find((one) => one.startsWith(tag));
      if (line === undefined) return null;
      const key = await lineKey(pairKey, name, 'decrypt');
      const parameters = { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: utf8(head) };
      try {
        const sealed = fromBase64Url(line.slice(tagLetters));
        const text = await crypto.subtle.decrypt(parameters, key, sealed);
        return new TextDecoder('utf-8', { fatal: true }).decode(text);
      } catch {
        return null;
      }
    },
  };
}

function contentOf(file: string): v.InferOutput<typeof sealedSchema> {
  let value: { format?: unknown } | null = null;
  try {
    value = JSON.parse(file) as { format?: unknown } | null;
  } catch {
    // It is refused below.
  }
  if (typeof value?.format === 'number' && value.format > format)
    throw new EncryptionError('newer');
  const content = v.safeParse(sealedSchema, value);
  if (!content.success) throw new EncryptionError('altered');
  return content.output;
}

async function tagOf(pairKey: CryptoKey, name: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const key = await deriveKey(pairKey, 'line tag', hmac, 'sign');
  const tag = await crypto.subtle.sign('HMAC', key, utf8(name));
  return toBase64Url(new Uint8Array(tag, 0, tagBytes));
}

/** A key is used for one name of a letter, and each try has a number of its own. */
const lineKey = (pairKey: CryptoKey, name: string, use: 'encrypt' | 'decrypt') =>
  deriveKey(pairKey, JSON.stringify(['line', name]), { name: 'AES-GCM', length: 256 }, use);
