import { quoteOf, type FindWords, type Quote, type Words } from './marked-text';
import type { ComparedPair, Passage, TextFile } from './text';
import { findWords, type TextSpan } from './word';

/** The most that a report on paper or in a file has, so that a browser can lay it out: characters of passages, and passages. */
export const reportLimit = { characters: 10_000_000, passages: 20_000 };

/** A pair with the passages that a report prints, as text. */
export interface QuotedPair {
  /** With the passages that are printed. */
  pair: ComparedPair;
  first: TextFile;
  second: TextFile;
  quotes: readonly { passage: Passage; first: Quote; second: Quote }[];
}

/** The pairs with their passages until the report is full; from then on without them. */
export function quotePairs(
  pairs: readonly ComparedPair[],
  files: ReadonlyMap<string, TextFile>,
  findWords: FindWords,
  limit = reportLimit,
): { quoted: QuotedPair[]; isShortened: boolean } {
  const left = { ...limit };
  const quoted = pairs.flatMap((pair): QuotedPair[] => {
    const [first, second] = [files.get(pair.first), files.get(pair.second)];
    if (!first || !second) return [];
    const quotes: QuotedPair['quotes'][number][] = [];
    for (const passage of pair.passages) {
      if (left.passages-- <= 0 || left.characters <= 0) break;
      const quote = {
        passage,
        first: quoteOf(first, passage.first, findWords, left.characters / 2),
        second: quoteOf(second, passage.second, findWords, left.characters / 2),
      };
      left.characters -= quote.first.text.length + quote.second.text.length;
      quotes.push(quote);
    }
    const { passagesInAll = pair.passages.length } = pair;
    const passages = quotes.map(({ passage }) => passage);
    return [{ pair: { ...pair, passages, passagesInAll }, first, second, quotes }];
  });
  return { quoted, isShortened: left.passages < 0 || left.characters <= 0 };
}

/** Finds the words of each text once. */
export function rememberWords(): FindWords {
  const known = new Map<string, Words>();
  return (text) => {
    const words = known.get(text) ?? packWords(findWords(text));
    known.set(text, words);
    return words;
  };
}

/** Words in 8 bytes each: as objects, those of a large class would take most of the memory of a report. */
function packWords(spans: readonly TextSpan[]): Words {
  const { length } = spans;
  const starts = Int32Array.from(spans, ({ start }) => start);
  const ends = Int32Array.from(spans, ({ end }) => end);
  const at = (index: number): TextSpan | undefined => {
    const [start, end] = [starts[index], ends[index]];
    return start === undefined || end === undefined ? undefined : { start, end };
  };
  return { length, at };
}
