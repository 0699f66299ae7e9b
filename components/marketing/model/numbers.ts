import { codeAlphabet, codeLength } from '@/lib/record/access-code';
import { countOf } from './criteria';

/** The numbers that a text of the content can have in braces, each counted where it is decided. */
const numbers: Readonly<Record<string, number>> = {
  criteria: countOf('met', 'partly'),
  criteriaMet: countOf('met'),
  criteriaPartly: countOf('partly'),
  codeBits: codeLength * Math.log2(codeAlphabet.length),
};

/** Returns content with the numbers that its texts name in braces: "{codeBits} bit" is "115 bit". */
export function withNumbers<T>(content: T): T {
  const text = JSON.stringify(content).replaceAll(/\{(\w+)\}/g, (found, name: string) =>
    Object.hasOwn(numbers, name) ? String(numbers[name]) : found,
  );
  return JSON.parse(text) as T;
}
