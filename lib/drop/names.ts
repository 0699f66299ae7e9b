import { utf8 } from '@/lib/crypto/jwe';
import { toHex } from '@/lib/record/derive';

const day = 24 * 60 * 60 * 1000;

/** The digits of a tag. */
const tagLength = 32;

/** A pair key as the one key that all keys and names of letters between two people derive from. */
export function importPairKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
}

/** Derives a key from a pair key with HKDF. No salt is needed: a pair key belongs to one college. */
export function deriveKey(
  pairKey: CryptoKey,
  info: string,
  algorithm: AesKeyGenParams | HmacKeyGenParams,
  use: KeyUsage,
): Promise<CryptoKey> {
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) };
  return crypto.subtle.deriveKey(parameters, pairKey, algorithm, false, [use]);
}

/** What the names of a student's letters start with in each of these weeks. */
export async function tagsOf(pairKey: CryptoKey, weeks: readonly string[]): Promise<string[]> {
  const key = await nameKey(pairKey, 'tag');
  return Promise.all(weeks.map(async (week) => (await code(key, week)).slice(0, tagLength)));
}

/** The tag in the name of a letter. */
export const tagIn = (name: string): string => name.slice(0, tagLength);

/** A new name in an inbox: the tag of the week and 16 random bytes. */
export async function inboxName(pairKey: CryptoKey, now: Date): Promise<string> {
  const [tag = ''] = await tagsOf(pairKey, [isoWeek(now)]);
  return tag + toHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The name in the outbox of the answer number `n`, from 0, to a letter. */
export async function replyName(pairKey: CryptoKey, letterId: string, n: number): Promise<string> {
  return code(await nameKey(pairKey, 'reply'), JSON.stringify([letterId, n]));
}

/**
 * The name in an outbox of the letter number `n`, from 0, that a week has for a section. The students compute it: nobody
 * lists an outbox.
 */
export async function sectionName(sectionKey: CryptoKey, week: string, n: number): Promise<string> {
  return code(await nameKey(sectionKey, 'section'), JSON.stringify([week, n]));
}

/** So many ISO weeks of UTC, from that of tomorrow back: the sender's clock may be a day ahead. */
export function weeksBack(now: Date, count = 6): string[] {
  return Array.from({ length: count }, (_, index) =>
    isoWeek(new Date(now.getTime() + day - index * 7 * day)),
  );
}

/** The ISO week of UTC, such as 2026-W48: that of its Thursday. */
export function isoWeek(at: Date): string {
  const thursday = new Date(at.getTime() + (3 - ((at.getUTCDay() + 6) % 7)) * day);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function nameKey(pairKey: CryptoKey, info: 'tag' | 'reply' | 'section'): Promise<CryptoKey> {
  return deriveKey(pairKey, info, { name: 'HMAC', hash: 'SHA-256', length: 256 }, 'sign');
}

async function code(key: CryptoKey, text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text))));
}
