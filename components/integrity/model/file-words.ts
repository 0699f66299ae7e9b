import type { TextPage, WordRange } from './text';
import type { Vocabulary } from './vocabulary';
import { findWords, type TextSpan } from './word';

/** Between the texts of two pages. */
const pageBreak = '\n\f';

/** The words of a file over all pages. */
export interface FileWords {
  /** The text of all pages. */
  text: string;
  /** The number of each word in the vocabulary. */
  numbers: Int32Array;
  /** The start of each word in the text. */
  starts: Int32Array;
}

export function readFileWords(pages: readonly TextPage[], vocabulary: Vocabulary): FileWords {
  const numbers: number[] = [];
  const starts: number[] = [];
  let offset = 0;
  for (const { text } of pages) {
    for (const { start, end } of findWords(text)) {
      numbers.push(vocabulary.numberOf(text.slice(start, end)));
      starts.push(offset + start);
    }
    offset += text.length + pageBreak.length;
  }
  return {
    text: pages.map(({ text }) => text).join(pageBreak),
    numbers: Int32Array.from(numbers),
    starts: Int32Array.from(starts),
  };
}

/** The words that start in a stretch of the text. */
export function wordsIn({ starts }: Pick<FileWords, 'starts'>, span: TextSpan): WordRange {
  return { start: firstFrom(starts, span.start), end: firstFrom(starts, span.end) };
}

/** The index of the first value that is not below a limit. */
function firstFrom(sorted: Int32Array, limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
