import { createHmac } from 'node:crypto';
import { checkCharacter, codeAlphabet, codeLength } from '@/lib/record/access-code';
import { codeInput } from '@/lib/record/derivation';
import type { Person } from '@/lib/record/person';

/**
 * The access code of a person, without spaces: the first 115 bits of an HMAC with the college's secret, and a check
 * character. Another generation has another code.
 */
export function accessCodeOf(secret: Uint8Array, person: Person, generation: number): string {
  const digest = createHmac('sha256', secret).update(codeInput(person, generation)).digest();
  const code = Array.from({ length: codeLength }, (_, index) =>
    codeAlphabet.charAt(fiveBitsOf(digest, index * 5)),
  ).join('');
  return code + checkCharacter(code);
}

/** The five bits that start at a bit, the most significant first. */
const fiveBitsOf = (bytes: Buffer, bit: number): number =>
  (bytes.readUInt16BE(bit >> 3) >> (11 - (bit & 7))) & 31;
