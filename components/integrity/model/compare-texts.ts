import { createRunFinder, type CommonRun, type RunFinder } from './common-run';
import { comparedFile, pairOfWorks, pairWithSource, type ComparedFile } from './compared-pair';
import { littleCompared, notesOf } from './file-note';
import { readFileWords, type FileWords } from './file-words';
import { createGivenTexts, findLeftOut, type GivenTexts } from './left-out/left-out';
import { createPassageLimit } from './passage-limit';
import { createSameTextFinder, pairOfSameTexts } from './same-text';
import type { ComparedPair, Comparison, FileNote, LeftOut, LeftOutChoice, TextFile } from './text';
import { shortestRun } from './threshold';
import { createUnknownWords } from './unknown-words';
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

/**
 * Compares every work with the works before it and with every source, one step per file. Yields the finished share of the
 * work, from 0 to 1, after all files were read. The second of two works is the later one; pairs are sorted by share.
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
  const notes = new Map<TextFile, FileNote[]>();
  const compared: ComparedFile[] = [];
  const sources = createRunFinder(shortestRun.source);
  const works = createRunFinder(shortestRun.work);
  const sameTexts = createSameTextFinder();
  const unknown = createUnknownWords(vocabulary);
  const pairs: ComparedPair[] = [];
  const limit = createPassageLimit();
  const pairOptions = { reportAll: options.reportAll ?? false };
  // Sources come first, so that the works find them.
  const ordered = [...files].sort((one, other) => rank(one) - rank(other));
  const reads: FileWords[] = [];
  for (const file of ordered) {
    const read = readFileWords(file.pages, vocabulary);
    reads.push(read);
    if (file.role === 'work') given.shared.add(read.numbers);
    unknown.add(read.numbers);
    yield 0;
  }
  for (const [index, read] of reads.entries()) {
    const file = ordered[index];
    if (!file) continue;
    words[file.id] = read.numbers.length;
    notes.set(file, notesOf(file));
    leftOut[file.id] = file.role === 'work' ? findLeftOut(read, given, choice) : [];
    const one = comparedFile(file.id, read, leftOut[file.id] ?? [], vocabulary);
    notes
      .get(file)
      ?.unshift(
        ...littleCompared(file.id, read.numbers.length, one.numbers.length),
        ...unknown.notesOf(file.id, read.numbers),
      );
    compared.push(one);
    if (file.role === 'source') sources.add(index, one.numbers);
    const same = file.role === 'work' ? sameTexts.find(read.numbers) : [];
    if (file.role !== 'template') sameTexts.add(index, read.numbers);
    if (file.role === 'work') {
      for (const other of same) addSame(other, index, read.numbers.length);
      for (const [source, runs] of withOthers(sources, one, same))
        add(pairWithSource(one, source, runs, pairOptions));
      for (const [other, runs] of withOthers(works, one, same))
        add(pairOfWorks(other, one, runs.map(swapSides), pairOptions));
      works.add(index, one.numbers);
    }
    yield (index + 1) / ordered.length;
  }
  return {
    ...{ leftOut, words },
    pairs: sortPairs(pairs),
    notes: files.flatMap((file) => notes.get(file) ?? []),
  };

  function* withOthers(finder: RunFinder, { numbers }: ComparedFile, same: readonly number[]) {
    for (const [index, runs] of finder.find(numbers)) {
      const other = compared[index];
      if (other && !same.includes(index)) yield [other, runs] as const;
    }
  }

  function addSame(other: number, index: number, length: number) {
    const ids = [other, index].map((at) => ordered[at]?.id ?? '');
    const [first = '', second = ''] = ordered[other]?.role === 'source' ? ids.reverse() : ids;
    pairs.push(pairOfSameTexts(first, second, length));
  }

  function add(pair: ComparedPair | null) {
    if (pair) pairs.push(limit(pair));
  }
}

const swapSides = ({ first, second, length }: CommonRun): CommonRun => ({
  ...{ first: second, second: first, length },
});

const allLeftOut: LeftOutChoice = {
  ...{ template: true, quotation: true, bibliography: true, contents: true, assignment: true },
  shared: true,
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

function sortPairs(pairs: readonly ComparedPair[]): ComparedPair[] {
  const share = ({ shared, compared }: ComparedPair) =>
    Math.max(shared.first / compared.first, shared.second / compared.second);
  return [...pairs].sort(
    (one, other) => share(other) - share(one) || other.shared.first - one.shared.first,
  );
}
