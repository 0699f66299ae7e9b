import type { CommonRun } from './common-run';
import { placePassages, type ComparedWords } from './compared-words';
import { coverRuns, type Cover } from './cover';
import { runsWorthReporting } from './source-threshold';
import type { ComparedPair, Passage } from './text';
import { isWorthReporting, shortestRun, type TellingWords } from './threshold';
import type { Vocabulary } from './vocabulary';

/** A file that is compared. */
export interface ComparedFile extends ComparedWords {
  id: string;
  /** How many telling words are before each compared word, and in all. */
  tellingBefore: Int32Array;
}

export function comparedFile(
  id: string,
  words: ComparedWords,
  vocabulary: Vocabulary,
): ComparedFile {
  const tellingBefore = new Int32Array(words.numbers.length + 1);
  for (const [at, number] of words.numbers.entries())
    tellingBefore[at + 1] = (tellingBefore[at] ?? 0) + (vocabulary.isTelling(number) ? 1 : 0);
  return { id, ...words, tellingBefore };
}

export interface PairOptions {
  vocabulary: Vocabulary;
  /** Whether every pair with a shared run is reported, however short. */
  reportAll: boolean;
}

/** What a work and a source share; null if that is not worth reporting. */
export function pairWithSource(
  work: ComparedFile,
  source: ComparedFile,
  runs: readonly CommonRun[],
  { vocabulary, reportAll }: PairOptions,
): ComparedPair | null {
  const telling = tellingWords(work, vocabulary);
  const worth = reportAll ? runs : runsWorthReporting(runs, work.numbers.length, telling);
  if (worth.length === 0) return null;
  return toPair(work, source, coverRuns(worth, { shortest: shortestRun.source, isMutual: false }));
}

/** What two works share; null if that is not worth reporting. */
export function pairOfWorks(
  first: ComparedFile,
  second: ComparedFile,
  runs: readonly CommonRun[],
  { vocabulary, reportAll }: PairOptions,
): ComparedPair | null {
  const shorter = Math.min(first.numbers.length, second.numbers.length);
  const telling = tellingWords(first, vocabulary);
  if (runs.length === 0 || (!reportAll && !isWorthReporting(runs, shorter, telling))) return null;
  return toPair(first, second, coverRuns(runs, { shortest: shortestRun.work, isMutual: true }));
}

function tellingWords(file: ComparedFile, { isTelling }: Vocabulary): TellingWords {
  const { numbers, tellingBefore } = file;
  return {
    count: ({ first, length }) =>
      (tellingBefore[first + length] ?? 0) - (tellingBefore[first] ?? 0),
    list: ({ first, length }) => [...numbers.subarray(first, first + length)].filter(isTelling),
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
