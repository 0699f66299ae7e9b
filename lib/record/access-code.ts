/** Crockford's base32 alphabet: no I, L, O and U. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The characters of an access code without its check character: 23 of 5 bits are 115 bits. */
export const codeLength = 23;

/** The error of a typed access code. */
export type CodeProblem = 'empty' | 'short' | 'long' | 'character' | 'check';

/**
 * The check character: the sum of the characters' values in GF(32), each multiplied by 2 to the power of its place. It
 * differs when one character is wrong and when two different characters change places.
 */
export function checkCharacter(characters: string): string {
  let sum = 0;
  for (const character of characters) sum = double(sum ^ codeAlphabet.indexOf(character));
  return codeAlphabet[sum] ?? '';
}

/** Multiplies by 2 in GF(32), with the polynomial x^5 + x^2 + 1. */
function double(value: number): number {
  return value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1;
}

/** A code in groups of four, as cards show it. */
export function formatCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$& ');
}

/** Reads a typed code: spaces and hyphens are ignored, I and L are read as 1, O as 0. */
export function readCode(text: string): { code: string } | { problem: CodeProblem } {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  if (code === '') return { problem: 'empty' };
  if (/[^0-9A-HJKMNP-TV-Z]/.test(code)) return { problem: 'character' };
  if (code.length <= codeLength) return { problem: 'short' };
  if (code.length > codeLength + 1) return { problem: 'long' };
  const isRight = checkCharacter(code.slice(0, codeLength)) === code[codeLength];
  return isRight ? { code } : { problem: 'check' };
}
