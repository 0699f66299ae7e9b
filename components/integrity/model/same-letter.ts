/** Letters that people and programs use for each other within one script, each with the one that is compared. */
const sameLetters: Readonly<Record<string, string>> = {
  ...{ ɑ: 'a', ɡ: 'g' },
  // Arabic letters of Persian and Urdu, and the yeh without dots.
  ...{ '\u06cc': '\u064a', '\u0649': '\u064a', '\u06a9': '\u0643', '\u06c1': '\u0647' },
  // Devanagari: the dot below, which many writers leave out, and the two nasal signs.
  ...{ '\u093c': '', '\u0901': '\u0902' },
  // Tamil: the second part of the vowel sign au looks like a letter.
  '\u0bd7': '\u0bb3',
};
const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** The zeros of the scripts whose digits are compared as 0 to 9. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
];

/** Writes letters and digits of a decomposed word that have the same meaning in one way, for comparison only. */
export function foldSameLetters(word: string): string {
  return word
    .replace(sameLetter, (letter) => sameLetters[letter] ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
