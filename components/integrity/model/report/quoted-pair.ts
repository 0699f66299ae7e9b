import type { ComparedPair, Passage, TextFile } from '../text';
import { quoteOf, type FindWords, type Quote } from './marked-text';

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
