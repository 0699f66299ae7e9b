import { hkdfSync } from 'node:crypto';
import { derivedLengths, saltOf, type Derived } from '@/lib/record/derivation';
import type { Person } from '@/lib/record/person';

/** What a record is sealed with; lib/record/derive.ts derives the same name and key in the browser. */
export interface SealKeys {
  /** The name of the sealed record: 32 hexadecimal digits. */
  name: string;
  key: Buffer;
  /** The key of the HMAC that the initialization vector comes from. */
  iv: Buffer;
}

export function deriveSealKeys(code: string, college: string, person: Person): SealKeys {
  const salt = saltOf(college, person);
  const derive = (info: Derived) =>
    Buffer.from(hkdfSync('sha256', code, salt, info, derivedLengths[info]));
  return { name: derive('name').toString('hex'), key: derive('key'), iv: derive('iv') };
}
