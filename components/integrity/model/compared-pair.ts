import { findCode } from './code-line';
import type { CommonRun } from './common-run';
import { comparedWords, placePassages, type ComparedWords } from './compared-words';
import { coverRuns, type Cover } from './cover';
import { wordsIn, type FileWords } from './file-words';
import { runsWorthReporting } from './source-threshold';
import type { ComparedPair, LeftOut } from './text';
import { isWorthReporting, shortestRun, type DistinctiveWords } from './threshold';
import type { Vocabulary } from './vocabulary';

/** A file that is compared. */
export interface ComparedFile extends ComparedWords {
  id: string;
  /** How many distinctive words are before each compared word, and in all. */
  distinctiveBefore: Int32Array;
}

/** Words of program code tell as little as numbers and single letters. */
export function comparedFile(
  id: string,
  read: FileWords,
  leftOut: readonly LeftOut[],
  { isDistinctive }: Vocabulary,
): ComparedFile {
  const words = comparedWords(read, leftOut);
  const isCode = new Uint8Array(read.numbers.length);
  for (const span of findCode(read.text)) {
    const { start, end } = wordsIn(read, span);
    isCode.fill(1, start, end);
  }
  const distinctiveBefore = new Int32Array(words.numbers.length + 1);
  for (const [at, number] of words.numbers.entries()) {
    const tells = isDistinctive(number) && isCode[words.places[at] ?? 0] === 0;
    distinctiveBefore[at + 1] = (distinctiveBefore[at] ?? 0) + (tells ? 1 : 0);
  }
  return { id, ...words, distinctiveBefore };
}

interface PairOptions {
  /** Whether every pair with a shared run is reported, however short. */
  reportAll: boolean;
}

/** What a work and a source share; null if that is not worth reporting. */
export function pairWithSource(
  work: ComparedFile,
  source: ComparedFile,
  runs: readonly CommonRun[],
  { reportAll }: PairOptions,
): ComparedPair | null {
  const distinctive = distinctiveWords(work);
  const worth = reportAll ? runs : runsWorthReporting(runs, work.numbers.length, distinctive);
  if (worth.length === 0) return null;
  return toPair(work, source, coverRuns(worth, { shortest: shortestRun.source, isMutual: false }));
}

/** What two works share; null if that is not worth reporting. */
export function pairOfWorks(
  first: ComparedFile,
  second: ComparedFile,
  runs: readonly CommonRun[],
  { reportAll }: PairOptions,
): ComparedPair | null {
  const shorter = Math.min(first.numbers.length, second.numbers.length);
  const distinctive = distinctiveWords(first);
  const isNearlyAll = runs.reduce((sum, { length }) => sum + length, 0) >= nearlyAll * shorter;
  const isWorth = reportAll || isWorthReporting(runs, shorter, distinctive);
  if (runs.length === 0 || (!isWorth && !isNearlyAll)) return null;
  const cover = coverRuns(runs, { shortest: shortestRun.work, isMutual: true });
  return isWorth || isNearlySame(first, second, cover) ? toPair(first, second, cover) : null;
}

/** Texts that share so much are reported, however short they are. */
const nearlyAll = 0.85;

const isNearlySame = (first: ComparedFile, second: ComparedFile, { shared }: Cover) =>
  shared.first >= nearlyAll * first.numbers.length &&
  shared.second >= nearlyAll * second.numbers.length;

function distinctiveWords({ numbers, distinctiveBefore }: ComparedFile): DistinctiveWords {
  const countBefore = (at: number) => distinctiveBefore[at] ?? 0;
  return {
    count: ({ first, length }) => countBefore(first + length) - countBefore(first),
    list: ({ first, length }) =>
      [...numbers.subarray(first, first + length)].filter(
        (_, step) => countBefore(first + step + 1) > countBefore(first + step),
      ),
  };
}

function toPair(
  first: ComparedFile,
  second: ComparedFile,
  { passages, shared }: Cover,
): ComparedPair {
  return {
    ...{ first: first.id, second: second.id, shared },
    passages: placePassages(passages, first.places, second.places),
    compared: { first: first.numbers.length, second: second.numbers.length },
  };
}
