import { normalizeId } from '@/lib/record/person';

/**
 * The id of a record received from a student. Includes the roll number, as two students may use the same id. What is
 * neither a letter from A to Z nor a digit is written as its code point, so that two roll numbers never look the same.
 */
export function receivedId(rollNumber: string, name: string): string {
  const sender = normalizeId(rollNumber).replace(
    /[^A-Z0-9]/gu,
    (character) => `-${character.codePointAt(0)?.toString(16)}-`,
  );
  return `${sender.toLowerCase()}:${name}`;
}
