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
const mostRepeats = 32;

/** A fingerprint of a text that was added; `next` is an earlier one with the same hash. */
interface Posting {
  text: number;
  at: number;
  next: Posting | undefined;
}

export function createRunFinder(shortest: number): RunFinder {
  const winnowing = winnowingFor(shortest);
  const texts = new Map<number, Int32Array>();
  const postings = new Map<number, Posting>();
  return {
    add: (text, words) => {
      texts.set(text, words);
      for (const { hash, at } of rareFingerprints(words))
        postings.set(hash, { text, at, next: postings.get(hash) });
    },
    find: (words) => {
      const searches = new Map<number, Search>();
      for (const { hash, at } of rareFingerprints(words))
        for (let one = postings.get(hash); one; one = one.next) {
          const search = searches.get(one.text) ?? startSearch(words, texts.get(one.text));
          searches.set(one.text, search);
          search.extend(at, one.at);
        }
      return new Map([...searches].map(([text, { runs }]) => [text, runs]));
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
    return {
      runs,
      extend: (at, other) => {
        if (at < (ends.get(at - other) ?? -1)) return;
        const run = longestRun(first, second, at, other);
        ends.set(at - other, run.first + run.length);
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
