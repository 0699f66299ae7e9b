import type { FileNote } from './text';
import type { Vocabulary } from './vocabulary';

/** Fewer words of a text and fewer texts say nothing. */
const fewest = { words: 50, texts: 4 };
/** Whatever they are about, texts in one language have at least this part of their words in common with others. */
const leastKnown = 0.2;

/** Notices a text whose words hardly any other text has. */
interface UnknownWords {
  add: (words: Int32Array) => void;
  notesOf: (file: string, words: Int32Array) => FileNote[];
}

export function createUnknownWords({ isDistinctive }: Vocabulary): UnknownWords {
  const textsWith: number[] = [];
  let texts = 0;
  return {
    add: (words) => {
      texts += 1;
      for (const word of new Set(words)) textsWith[word] = (textsWith[word] ?? 0) + 1;
    },
    notesOf: (file, words) => {
      const telling = words.filter(isDistinctive);
      const unknown = telling.filter((word) => (textsWith[word] ?? 0) < 2).length;
      const isEnough = telling.length >= fewest.words && texts >= fewest.texts;
      if (!isEnough || unknown <= telling.length * (1 - leastKnown)) return [];
      return [{ file, kind: 'unknown-words', count: unknown, examples: [] }];
    },
  };
}
