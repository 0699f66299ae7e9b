import { utf8 } from '@/lib/crypto/jwe';
import { toHex } from '@/lib/record/derive';
import { normalizeId } from '@/lib/record/person';

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

/** The starts of the names of a student's letters in each of these weeks. */
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

/** The name in an outbox of the letter number `n`, from 0, about the attendance of a section on a day. */
export async function dayName(sectionKey: CryptoKey, day: string, n: number): Promise<string> {
  return code(await nameKey(sectionKey, 'attendance'), JSON.stringify([day, n]));
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

function nameKey(
  pairKey: CryptoKey,
  info: 'tag' | 'reply' | 'section' | 'attendance',
): Promise<CryptoKey> {
  return deriveKey(pairKey, info, { name: 'HMAC', hash: 'SHA-256', length: 256 }, 'sign');
}

async function code(key: CryptoKey, text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text))));
}

/** The names of a teacher's two boxes on the server: 32 hexadecimal digits each. */
export interface BoxNames {
  /** Writes to the inbox. */
  inPut: string;
  /** Lists and reads the inbox. */
  inList: string;
  /** Writes to the outbox. */
  outPut: string;
  /** Reads from the outbox, without a list. */
  outGet: string;
}

/** The `info` that each name derives from a box key with HKDF. */
export const boxInfos: Readonly<Record<keyof BoxNames, string>> = {
  inPut: 'in put',
  inList: 'in list',
  outPut: 'out put',
  outGet: 'out get',
};

/** The bytes of a name of a box. */
export const boxNameLength = 16;

/** The `info` of the key that a student shares with the owner of a box. JSON keeps the texts apart. */
export function pairInfo(rollNumber: string, generation: number): string {
  return JSON.stringify(['pair', normalizeId(rollNumber), generation]);
}

/** The same of a teacher who writes to the office. */
export function officePairInfo(employeeId: string, generation: number): string {
  return JSON.stringify(['pair', 'teacher', normalizeId(employeeId), generation]);
}

/** The `info` of the key that all students of a section share with the owner of a box. */
export function sectionInfo(section: string, generation: number): string {
  return JSON.stringify(['section', section, generation]);
}

/** The names of the boxes that a key of 32 bytes belongs to. */
export async function boxNames(boxKey: Uint8Array, collegeId: string): Promise<BoxNames> {
  const nameOf = async (box: keyof BoxNames) =>
    toHex(await derive(boxKey, collegeId, boxInfos[box], boxNameLength));
  const [inPut, inList, outPut, outGet] = await Promise.all([
    nameOf('inPut'),
    nameOf('inList'),
    nameOf('outPut'),
    nameOf('outGet'),
  ]);
  return { inPut, inList, outPut, outGet };
}

/**
 * The 32 bytes that all letters between a student and the owner of a box derive from. The generation is that of the
 * student's access code, 1 unless it was raised.
 */
export function pairKey(
  boxKey: Uint8Array,
  collegeId: string,
  rollNumber: string,
  generation: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return derive(boxKey, collegeId, pairInfo(rollNumber, generation), 32);
}

async function derive(
  key: Uint8Array,
  salt: string,
  info: string,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', new Uint8Array(key), 'HKDF', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'HKDF', hash: 'SHA-256' };
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { ...parameters, salt: text.encode(salt), info: text.encode(info) },
      secret,
      length * 8,
    ),
  );
}
