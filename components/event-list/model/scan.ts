import { numbersIn } from './event-list';

/** What a code that a camera reads says. */
export type Scan = { kind: 'number'; rollNumber: string } | { kind: 'signIn' } | { kind: 'other' };

const small = /^EDIFY:/i;

/**
 * Reads the codes in one picture: the small code of a card, or a roll number alone. If one of them has a "#", it is the code
 * that signs somebody in: nothing of the picture is used.
 */
export function readScan(codes: readonly string[]): Scan {
  if (codes.some((code) => code.includes('#'))) return { kind: 'signIn' };
  for (const code of codes) {
    const text = code.replace(small, '').trim();
    const { numbers } = numbersIn(text);
    if (numbers.length === 1 && numbers[0] === text) return { kind: 'number', rollNumber: text };
  }
  return { kind: 'other' };
}
