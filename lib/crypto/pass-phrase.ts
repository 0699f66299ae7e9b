import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { codeAlphabet, formatCode } from '@/lib/record/access-code';
import type { EncryptedFile } from './encrypted-file';
import { EncryptionError } from './encryption-error';
import { rounds, type EncryptedKind, type PhraseHeader } from './header';
import { decryptContent, encryptContent, utf8, type Jwe } from './jwe';

/** The fewest characters of a pass phrase: those of a password that is used alone (NIST SP 800-63B-4). */
export const minPhraseLength = 15;

export const maxPhraseLength = 500;

/** A pass phrase as it is used: one space between words, and one form of every letter. */
export function normalizePhrase(phrase: string): string {
  return phrase.normalize('NFKC').trim().replace(/\s+/gu, ' ');
}

/** Returns what is wrong with a new pass phrase; null if nothing is. */
export function phraseProblem(phrase: string): 'short' | 'long' | null {
  const { length } = [...normalizePhrase(phrase)];
  if (length < minPhraseLength) return 'short';
  return length > maxPhraseLength ? 'long' : null;
}

/** A random pass phrase of 100 bits: 20 letters and digits in groups of four. */
export function suggestPhrase(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(20))].map(
    (byte) => codeAlphabet[byte % codeAlphabet.length],
  );
  return formatCode(letters.join('')).toLowerCase();
}

/** Encrypts content to a pass phrase: PBES2-HS512+A256KW and A256GCM. */
export async function encryptToPhrase(
  typ: EncryptedKind,
  content: Blob,
  phrase: string,
): Promise<Jwe> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const header: PhraseHeader = {
    ...{ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', zip: 'DEF', typ },
    ...{ p2s: toBase64Url(salt), p2c: rounds },
  };
  const wrapping = await wrappingKey(phrase, header);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const wrapped = await crypto.subtle.wrapKey('raw', key, wrapping, 'AES-KW');
  const { protected: head, ...rest } = await encryptContent(JSON.stringify(header), key, content);
  return { protected: head, encrypted_key: toBase64Url(new Uint8Array(wrapped)), ...rest };
}

/** Opens a file that is encrypted to a pass phrase. Throws an EncryptionError. */
export async function decryptWithPhrase(
  { header, jwe }: EncryptedFile,
  phrase: string,
  max: number,
): Promise<Blob> {
  if (!('p2c' in header)) throw new EncryptionError('altered');
  const wrapping = await wrappingKey(phrase, header);
  const key = await crypto.subtle
    .unwrapKey(
      ...(['raw', fromBase64Url(jwe.encrypted_key ?? ''), wrapping, 'AES-KW'] as const),
      ...(['AES-GCM', false, ['decrypt']] as const),
    )
    .catch(() => {
      throw new EncryptionError('phrase');
    });
  return decryptContent(jwe, key, max);
}

/** The key that the content's key is wrapped with. The salt starts with the algorithm and a zero byte (RFC 7518, 4.8.1.1). */
async function wrappingKey(phrase: string, { alg, p2s, p2c }: PhraseHeader): Promise<CryptoKey> {
  const secret = utf8(normalizePhrase(phrase));
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const salt = new Uint8Array([...utf8(alg), 0, ...fromBase64Url(p2s)]);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: p2c },
    material,
    { name: 'AES-KW', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  );
}
