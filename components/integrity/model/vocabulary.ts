import { normalizeText } from '@/lib/text/normalize';
import { foldLookAlikes } from './look-alike';
import { foldSameLetters } from './same-letter';

/** Numbers for words, so that words are compared as numbers. Equal words have equal numbers, whatever their spelling. */
export interface Vocabulary {
  numberOf: (word: string) => number;
  /** Whether a word has two letters or more. Formulas and tables consist of the others. */
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
