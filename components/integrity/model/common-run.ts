import { fingerprintsOf, winnowingFor } from './fingerprint';

/** The same consecutive words in two texts; no longer run contains it. */
export interface CommonRun {
  first: number;
  second: number;
  length: number;
}

/** Finds the runs that a text shares with the texts that were added. */
export interface RunFinder {
  add: (text: number, words: Int32Array) => void;
  /** Runs by the number of the other text. */
  find: (words: Int32Array) => Map<number, CommonRun[]>;
}

/** How often the same fingerprint counts in one text. A text of one repeated word would otherwise take hours. */
const mostRepeats = 16;
/** How many words of runs two texts may have, for each word of the longer one; only repetitive texts have more. */
const mostWords = { perWord: 2, always: 500 };

/** The fingerprints of the texts that were added, in lists of numbers: objects would be slow to follow in a large class. */
interface Postings {
  text: number[];
  at: number[];
  /** The index of the next fingerprint that has the same hash; -1 for the last. */
  next: number[];
}

export function createRunFinder(shortest: number): RunFinder {
  const winnowing = winnowingFor(shortest);
  const texts = new Map<number, Int32Array>();
  const postings: Postings = { text: [], at: [], next: [] };
  /** The first and the last fingerprint of each hash. */
  const firsts = new Map<number, number>();
  const lasts = new Map<number, number>();
  return {
    add: (text, words) => {
      texts.set(text, words);
      for (const { hash, at } of rareFingerprints(words)) {
        const index = postings.text.push(text) - 1;
        postings.at.push(at);
        postings.next.push(-1);
        const last = lasts.get(hash);
        if (last === undefined) firsts.set(hash, index);
        else postings.next[last] = index;
        lasts.set(hash, index);
      }
    },
    find: (words) => {
      const searches: Search[] = [];
      for (const { hash, at } of rareFingerprints(words))
        for (let one = firsts.get(hash) ?? -1; one >= 0; one = postings.next[one] ?? -1) {
          const text = postings.text[one] ?? 0;
          searches[text] ??= startSearch(words, texts.get(text));
          searches[text].extend(at, postings.at[one] ?? 0);
        }
      const found = new Map<number, CommonRun[]>();
      searches.forEach(({ runs }, text) => found.set(text, runs));
      return found;
    },
  };

  function* rareFingerprints(words: Int32Array) {
    const counts = new Map<number, number>();
    for (const one of fingerprintsOf(words, winnowing)) {
      const count = (counts.get(one.hash) ?? 0) + 1;
      counts.set(one.hash, count);
      if (count <= mostRepeats) yield one;
    }
  }

  function startSearch(first: Int32Array, second: Int32Array = new Int32Array()): Search {
    const runs: CommonRun[] = [];
    const ends = new Map<number, number>();
    let last = { line: 0, end: 0 };
    let left = mostWords.always + mostWords.perWord * Math.max(first.length, second.length);
    return {
      runs,
      extend: (at, other) => {
        const line = at - other;
        if (left <= 0 || (line === last.line && at < last.end)) return;
        if (at < (ends.get(line) ?? -1)) return;
        const run = longestRun(first, second, at, other);
        last = { line, end: run.first + run.length };
        ends.set(line, last.end);
        left -= run.length;
        if (run.length >= shortest) runs.push(run);
      },
    };
  }
}

/** The runs of two texts. A run is extended only once: `at - other` identifies the runs that are on one line. */
interface Search {
  runs: CommonRun[];
  extend: (at: number, other: number) => void;
}

function longestRun(first: Int32Array, second: Int32Array, at: number, other: number): CommonRun {
  let [before, after] = [0, 0];
  while (isSame(first[at - before - 1], second[other - before - 1])) before += 1;
  while (isSame(first[at + after], second[other + after])) after += 1;
  return { first: at - before, second: other - before, length: before + after };
}

const isSame = (one: number | undefined, other: number | undefined) =>
  one !== undefined && one === other;
