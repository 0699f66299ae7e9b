import type { Person } from './person';

/** The values that are derived from an access code with HKDF, by its `info`, and its length in bytes. */
export const derivedLengths = { name: 16, key: 32, iv: 32, device: 32 } as const;

export type Derived = keyof typeof derivedLengths;

/** The salt of the derivation. JSON keeps the three texts apart. */
export function saltOf(college: string, { kind, id }: Person): string {
  return JSON.stringify([college, kind, id]);
}

/** Returns what the access code of a person is derived from with the college's secret. */
export function codeInput({ kind, id }: Person, generation: number): string {
  return JSON.stringify([kind, id, generation]);
}

/** The only protected header of a sealed record (RFC 7516). */
export const sealedHeader = '{"alg":"dir","enc":"A256GCM","zip":"DEF"}';

/** The path of a sealed record below people/, from its name of 32 hexadecimal digits. */
export function sealedPath(name: string): string {
  return `${name.slice(0, 2)}/${name.slice(2)}.jwe`;
}

/** The content of people/people.json. */
export interface PeopleIndex {
  /** The newest form that the folder's readers must know. */
  format: 1;
  /** The college's id in the salt: 26 random characters. */
  college: string;
  /** The number of buckets that people are packed into; 0 for a file per person. */
  buckets: number;
}

/** The path of the bucket below people/ that a person's sealed record is packed into. */
export function bucketPath(name: string, buckets: number): string {
  const digits = (buckets - 1).toString(16).length;
  const bucket = parseInt(name.slice(0, 8), 16) % buckets;
  return `bucket/${bucket.toString(16).padStart(digits, '0')}.json`;
}
