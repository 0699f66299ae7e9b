import { createHmac, hkdfSync } from 'node:crypto';
import { boxInfos, boxNameLength, type BoxNames } from '@/lib/drop/names';
import type { College } from '../college';

/** Who has boxes: a teacher, by normalized id, the office of the college, or `verify`, which checks the server with them. */
type BoxOwner = { kind: 'teacher' | 'office' | 'verify'; id: string };

export const office: BoxOwner = { kind: 'office', id: 'office' };
/** The box of students, who cannot keep the letters of teachers from the office by filling it. */
export const desk: BoxOwner = { kind: 'office', id: 'students' };
export const verify: BoxOwner = { kind: 'verify', id: 'verify' };

/** The key of the boxes of an owner. Another generation has another one. */
export function boxKeyOf(secret: Uint8Array, { kind, id }: BoxOwner, generation: number): Buffer {
  const input = JSON.stringify(['drop', kind, id, generation]);
  return createHmac('sha256', secret).update(input).digest();
}

/** Derives what lib/drop/names.ts derives in the browser. */
export function deriveFromBox(
  { id }: Pick<College, 'id'>,
  boxKey: Uint8Array,
  info: string,
  length = 32,
): Buffer {
  return Buffer.from(hkdfSync('sha256', boxKey, id, info, length));
}

/** A name to write to the inbox of a key. Another epoch has another one. */
export const putName = (college: Pick<College, 'id'>, boxKey: Uint8Array, epoch: string): string =>
  deriveFromBox(college, boxKey, JSON.stringify(['in put', epoch]), boxNameLength).toString('hex');

/** The names of the boxes that a key belongs to. */
export function boxNamesOf(college: Pick<College, 'id'>, boxKey: Uint8Array): BoxNames {
  const names = Object.entries(boxInfos).map(([box, info]) => [
    box,
    deriveFromBox(college, boxKey, info, boxNameLength).toString('hex'),
  ]);
  return Object.fromEntries(names) as BoxNames;
}
