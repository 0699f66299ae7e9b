import { fingerprintsOf, winnowingFor } from './fingerprint';
import type { Passage } from './text';

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

/** The number of times that the same fingerprint counts in one text. A text of one repeated word would otherwise take hours. */
const mostRepeats = 16;
/** The most words of runs that two texts may have, for each word of the longer one; only repetitive texts have more. */
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

/** Passages that contain every word of the runs, and how many words of each text that is. */
export interface Cover {
  passages: Passage[];
  shared: { first: number; second: number };
}

interface CoverOptions {
  /** The fewest words of a passage. */
  shortest: number;
  /** True if all shared words of the second text are wanted, and not only the places where those of the first come from. */
  isMutual: boolean;
}

/**
 * Chooses passages from runs that overlap, the longest first, as Greedy String Tiling does (Wise 1993): at first passages
 * that have no word in common. Unlike there, a passage that was copied twice is then found twice.
 */
export function coverRuns(runs: readonly CommonRun[], { shortest, isMutual }: CoverOptions): Cover {
  const first = new Uint8Array(lastEnd(runs, 'first'));
  const second = new Uint8Array(lastEnd(runs, 'second'));
  const passages: Passage[] = [];
  const take = (run: CommonRun, from: number, to: number) => {
    first.fill(1, run.first + from, run.first + to);
    second.fill(1, run.second + from, run.second + to);
    passages.push({
      first: { start: run.first + from, end: run.first + to },
      second: { start: run.second + from, end: run.second + to },
    });
  };
  const sorted = [...runs].sort(
    (one, other) =>
      other.length - one.length || one.first - other.first || one.second - other.second,
  );
  for (const run of sorted)
    for (const [from, to] of stretches(run.length, (step) => isNew(run, step, true)))
      if (to - from >= shortest) take(run, from, to);
  for (const run of sorted)
    for (const [from, to] of stretches(run.length, (step) => isNew(run, step, false)))
      take(run, ...widen(from, to, run.length, shortest));
  passages.sort(
    (one, other) => one.first.start - other.first.start || one.second.start - other.second.start,
  );
  return { passages, shared: { first: countOnes(first), second: countOnes(second) } };

  function isNew(run: CommonRun, step: number, inBoth: boolean): boolean {
    const inFirst = first[run.first + step] === 0;
    const inSecond = second[run.second + step] === 0;
    return inBoth ? inFirst && inSecond : inFirst || (isMutual && inSecond);
  }
}

const lastEnd = (runs: readonly CommonRun[], side: 'first' | 'second') =>
  runs.reduce((last, run) => Math.max(last, run[side] + run.length), 0);

function countOnes(values: Uint8Array): number {
  let count = 0;
  for (const value of values) count += value;
  return count;
}

/** The longest stretches of steps that fulfil a condition. */
function stretches(length: number, condition: (step: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let step = 0; step < length; step += 1) {
    if (!condition(step)) continue;
    const last = found.at(-1);
    if (last && last[1] === step) last[1] = step + 1;
    else found.push([step, step + 1]);
  }
  return found;
}

/** A stretch of at least `shortest` steps of the run. */
function widen(from: number, to: number, length: number, shortest: number): [number, number] {
  const end = Math.min(length, Math.max(to, from + shortest));
  return [Math.max(0, Math.min(from, end - shortest)), end];
}
