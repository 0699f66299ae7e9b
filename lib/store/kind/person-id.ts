import { normalizeId } from '@/lib/record/person';

/**
 * The id of a person inside the id of a stored record. What is neither a letter from A to Z nor a digit is written as its
 * code point, so that two people never have the same.
 */
export function recordIdOf(personId: string): string {
  const written = normalizeId(personId).replace(
    /[^A-Z0-9]/gu,
    (character) => `-${character.codePointAt(0)?.toString(16)}-`,
  );
  return written.toLowerCase();
}
