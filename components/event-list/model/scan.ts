import { numbersIn } from './event-list';

/** What the codes in one picture say. */
export type Scan =
  { kind: 'numbers'; rollNumbers: readonly string[] } | { kind: 'signIn' } | { kind: 'other' };

const small = /^EDIFY:/i;

/**
 * Reads the codes in one picture: the small codes of cards, or roll numbers alone. If one of them has a "#", it is the code
 * that signs somebody in: nothing of the picture is used.
 */
export function readScan(codes: readonly string[]): Scan {
  if (codes.some((code) => code.includes('#'))) return { kind: 'signIn' };
  const rollNumbers = codes.flatMap((code) => {
    const text = code.replace(small, '').trim();
    const { numbers } = numbersIn(text);
    return numbers.length === 1 && numbers[0] === text ? text : [];
  });
  return rollNumbers.length > 0 ? { kind: 'numbers', rollNumbers } : { kind: 'other' };
}
