import { normalizeText } from '@/lib/text/normalize';

/** The fewest words that count as shared: shorter runs are common in texts on one subject. */
export const fewestSharedWords = 6;

/** A text in three parts; the middle one is shared. */
export interface MarkedText {
  before: string;
  shared: string;
  after: string;
}

export interface SharedRun {
  words: number;
  one: MarkedText;
  other: MarkedText;
}

/** The longest run of words that two texts share, without regard to case and punctuation; null if it is too short. */
export function sharedRun(one: string, other: string): SharedRun | null {
  const words = wordsOf(one);
  const others = wordsOf(other);
  const run = { words: 0, end: 0, otherEnd: 0 };
  let before: number[] = [];
  for (const [index, { key }] of words.entries()) {
    const lengths = others.map((word, at) => (word.key === key ? (before[at - 1] ?? 0) + 1 : 0));
    for (const [at, length] of lengths.entries())
      if (length > run.words) Object.assign(run, { words: length, end: index, otherEnd: at });
    before = lengths;
  }
  if (run.words < fewestSharedWords) return null;
  return {
    words: run.words,
    one: marked(one, words, run.end, run.words),
    other: marked(other, others, run.otherEnd, run.words),
  };
}

interface Word {
  key: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)].map(({ 0: word, index }) => ({
    key: normalizeText(word),
    start: index,
    end: index + word.length,
  }));
}

function marked(text: string, words: readonly Word[], last: number, count: number): MarkedText {
  const start = words[last - count + 1]?.start ?? 0;
  const end = words[last]?.end ?? text.length;
  return { before: text.slice(0, start), shared: text.slice(start, end), after: text.slice(end) };
}
