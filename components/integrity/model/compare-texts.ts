import { createRunFinder, type CommonRun, type RunFinder } from './common-run';
import { coverRuns } from './cover';
import { notesOf } from './file-note';
import { readFileWords } from './file-words';
import { notCompared } from './fingerprint';
import {
  comparedNumbers,
  createGivenTexts,
  findLeftOut,
  type GivenTexts,
} from './left-out/left-out';
import { createPassageLimit } from './passage-limit';
import type { ComparedPair, Comparison, LeftOut, LeftOutChoice, TextFile } from './text';
import { isWorthReporting, isWorthReportingWithSource, shortestRun } from './threshold';
import { createVocabulary, type Vocabulary } from './vocabulary';

export interface CompareOptions {
  /** What is left out; everything that is not switched off. */
  leftOut?: Partial<LeftOutChoice>;
  /** What everybody was asked, as text. */
  assignment?: string;
  /** Whether every pair with a shared run is reported, however short. */
  reportAll?: boolean;
}

export interface CompareControl {
  signal?: AbortSignal;
  /** Called with the finished share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** How long the comparison may run before it lets other work continue, in milliseconds. */
const longestStep = 25;

/** Compares files without blocking the page. Rejects with the signal's reason if it is cancelled. */
export async function compareTexts(
  files: readonly TextFile[],
  { signal, onProgress, ...options }: CompareOptions & CompareControl = {},
): Promise<Comparison> {
  const steps = compareSteps(files, options);
  let paused = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    signal?.throwIfAborted();
    if (step.done) return step.value;
    if (performance.now() - paused < longestStep) continue;
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }
}

/** A file that is compared: its words, without those that are left out. */
interface Compared {
  file: TextFile;
  words: Int32Array;
  /** How many words are compared. */
  count: number;
}

/**
 * Compares every work with the works before it and with every source, one step per file. Yields the finished share of the
 * work, from 0 to 1. The second of two works is the later one; pairs are sorted by share.
 */
export function* compareSteps(
  files: readonly TextFile[],
  options: CompareOptions = {},
): Generator<number, Comparison> {
  const vocabulary = createVocabulary();
  const given = readGiven(files, options, vocabulary);
  const choice = { ...allLeftOut, ...options.leftOut };
  const leftOut: Record<string, readonly LeftOut[]> = {};
  const words: Record<string, number> = {};
  const compared: Compared[] = [];
  const sources = { finder: createRunFinder(shortestRun.source), shortest: shortestRun.source };
  const works = { finder: createRunFinder(shortestRun.work), shortest: shortestRun.work };
  const pairs: ComparedPair[] = [];
  const limit = createPassageLimit();
  // Sources come first, so that the works find them.
  const ordered = [...files].sort((one, other) => rank(one) - rank(other));
  for (const [index, file] of ordered.entries()) {
    const read = readFileWords(file.pages, vocabulary);
    words[file.id] = read.numbers.length;
    leftOut[file.id] = file.role === 'work' ? findLeftOut(read, given, choice) : [];
    const numbers = comparedNumbers(read, leftOut[file.id] ?? []);
    const one = { file, words: numbers, count: countCompared(numbers) };
    compared.push(one);
    if (file.role === 'source') sources.finder.add(index, numbers);
    if (file.role === 'work') {
      for (const side of [sources, works])
        for (const pair of pairsOf(one, side)) pairs.push(limit(pair));
      works.finder.add(index, numbers);
    }
    yield (index + 1) / ordered.length;
  }
  return { pairs: sortPairs(pairs), leftOut, notes: files.flatMap(notesOf), words };

  function* pairsOf(one: Compared, { finder, shortest }: { finder: RunFinder; shortest: number }) {
    for (const [index, runs] of finder.find(one.words)) {
      const other = compared[index];
      if (!other || runs.length === 0) continue;
      const pair =
        other.file.role === 'source'
          ? pairOf(one, other, runs, shortest)
          : pairOf(other, one, runs.map(swapSides), shortest);
      if (pair) yield pair;
    }
  }

  function pairOf(one: Compared, other: Compared, runs: readonly CommonRun[], shortest: number) {
    const isSource = other.file.role === 'source';
    const { passages, shared } = coverRuns(runs, { shortest, isMutual: !isSource });
    const counts = { first: one.count, second: other.count };
    const lengths = passages.map(({ first }) =>
      tellingWords(one.words.subarray(first.start, first.end)),
    );
    const isWorth = isSource ? isWorthReportingWithSource : isWorthReporting;
    if (!options.reportAll && !isWorth({ lengths, shared, compared: counts })) return null;
    return { first: one.file.id, second: other.file.id, passages, shared, compared: counts };
  }

  function tellingWords(numbers: Int32Array): number {
    return numbers.reduce((sum, number) => sum + (vocabulary.isTelling(number) ? 1 : 0), 0);
  }
}

const swapSides = ({ first, second, length }: CommonRun): CommonRun => ({
  ...{ first: second, second: first, length },
});

const allLeftOut: LeftOutChoice = {
  ...{ template: true, quotation: true, bibliography: true, contents: true, assignment: true },
};

const rank = ({ role }: TextFile) => (role === 'work' ? 1 : 0);

function readGiven(
  files: readonly TextFile[],
  { assignment = '' }: CompareOptions,
  vocabulary: Vocabulary,
): GivenTexts {
  const given = createGivenTexts();
  for (const [index, file] of files.entries())
    if (file.role === 'template')
      given.template.add(index, readFileWords(file.pages, vocabulary).numbers);
  given.assignment.add(0, readFileWords([{ number: 1, text: assignment }], vocabulary).numbers);
  return given;
}

const countCompared = (numbers: Int32Array) =>
  numbers.reduce((count, number) => count + (number === notCompared ? 0 : 1), 0);

function sortPairs(pairs: readonly ComparedPair[]): ComparedPair[] {
  const share = ({ shared, compared }: ComparedPair) =>
    Math.max(shared.first / compared.first, shared.second / compared.second);
  return [...pairs].sort(
    (one, other) => share(other) - share(one) || other.shared.first - one.shared.first,
  );
}
