import { readParts } from './read-parts';

/** A language of the invented texts: words, and phrases that many people use. */
export interface CorpusLanguage {
  name: string;
  words: readonly string[];
  /** Phrases of three to five words that independent texts have in common. */
  phrases: readonly string[];
  /** Words by which a copy replaces others. */
  synonyms: readonly string[];
  quote: readonly [string, string];
  /** What stands behind a quotation. */
  citation: string;
  fullStop: string;
}

export const corpusLanguages = ['English', 'Hindi', 'Tamil', 'Arabic'].map(readLanguage);

function readLanguage(name: string): CorpusLanguage {
  const parts = readParts(`words/${name.toLowerCase()}.txt`);
  const text = (part: string) => parts(part).join('\n');
  const [open = '', close = ''] = text('quote').split('\n');
  return {
    name,
    words: text('words').split(/\s+/u),
    phrases: text('phrases').split('\n'),
    synonyms: text('synonyms').split(/\s+/u),
    quote: [open, close],
    citation: text('citation'),
    fullStop: text('full stop'),
  };
}
