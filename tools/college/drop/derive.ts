import { createHmac, hkdfSync } from 'node:crypto';
import { boxInfos, boxNameLength, type BoxNames } from '@/lib/drop/box';
import type { College } from '../college';

/** Who has boxes: a teacher, by normalized id, or the office of the college. */
export type BoxOwner = { kind: 'teacher' | 'office'; id: string };

export const office: BoxOwner = { kind: 'office', id: 'office' };

/** The key of the boxes of an owner. Another generation has another one. */
export function boxKeyOf(secret: Uint8Array, { kind, id }: BoxOwner, generation: number): Buffer {
  const input = JSON.stringify(['drop', kind, id, generation]);
  return createHmac('sha256', secret).update(input).digest();
}

/** What lib/drop/box.ts derives in the browser. */
export function deriveFromBox(
  { id }: Pick<College, 'id'>,
  boxKey: Uint8Array,
  info: string,
  length = 32,
): Buffer {
  return Buffer.from(hkdfSync('sha256', boxKey, id, info, length));
}

/** A name of a box: 32 hexadecimal digits. */
export function boxNameOf(
  college: Pick<College, 'id'>,
  boxKey: Uint8Array,
  box: keyof BoxNames,
): string {
  return deriveFromBox(college, boxKey, boxInfos[box], boxNameLength).toString('hex');
}
