import { toHex } from '@/lib/record/derive';
import { normalizeId } from '@/lib/record/person';

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
