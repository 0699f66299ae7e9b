import { normalizeText } from '@/lib/text/normalize';
import { foldLookAlikes } from './look-alike';

/** Numbers for words, so that words are compared as numbers. Equal words have equal numbers, whatever their spelling. */
export interface Vocabulary {
  numberOf: (word: string) => number;
  /** Returns true if a word has two letters or more. Formulas and tables consist of the others. */
  isDistinctive: (number: number) => boolean;
}

const singleSign = /^(?:[\p{N}]+|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})$/u;

export function createVocabulary(): Vocabulary {
  const spellings = new Map<string, number>();
  const words = new Map<string, number>();
  const distinctive: boolean[] = [];
  const numberFor = (spelling: string) => {
    const word = comparedWord(spelling);
    const known = words.get(word);
    if (known !== undefined) return known;
    words.set(word, words.size);
    distinctive.push(!singleSign.test(word));
    return words.size - 1;
  };
  return {
    numberOf: (spelling) => {
      const known = spellings.get(spelling);
      if (known !== undefined) return known;
      const number = numberFor(spelling);
      spellings.set(spelling, number);
      return number;
    },
    isDistinctive: (number) => distinctive[number] ?? false,
  };
}

/**
 * The form of a word that is compared: without case, accents, apostrophes, hyphens at the end of a line, and invisible
 * characters. Joiners are part of a word but not compared, because many programs that write PDFs lose them.
 */
export function comparedWord(spelling: string): string {
  const plain = normalizeText(foldLookAlikes(spelling.normalize('NFKC')));
  return foldSameLetters(plain).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Letters that people and programs use for each other within one script, each with the one that is compared. */
const sameLetters: Readonly<Record<string, string>> = {
  ɑ: 'a',
  ɡ: 'g',
  // Arabic letters of Persian and Urdu, and the yeh without dots.
  '\u06cc': '\u064a',
  '\u0649': '\u064a',
  '\u06a9': '\u0643',
  '\u06c1': '\u0647',
  // Devanagari: the dot below, which many writers leave out, and the two nasal signs.
  '\u093c': '',
  '\u0901': '\u0902',
  // Tamil: the second part of the vowel sign au looks like a letter.
  '\u0bd7': '\u0bb3',
};
const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** The zeros of the scripts whose digits are compared as 0 to 9. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
];

/** Writes letters and digits of a decomposed word that have the same meaning in one way, for comparison only. */
function foldSameLetters(word: string): string {
  return word
    .replace(sameLetter, (letter) => sameLetters[letter] ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
