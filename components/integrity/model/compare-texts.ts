import { createRunFinder, type CommonRun, type RunFinder } from './common-run';
import { comparedFile, pairOfWorks, pairWithSource, type ComparedFile } from './compared-pair';
import { littleCompared, notesOf } from './file-note';
import { readFileWords, type FileWords } from './file-words';
import { createGivenTexts, findLeftOut, type GivenTexts } from './left-out';
import type { ComparedPair, Comparison, FileNote, LeftOut, Passage, TextFile } from './text';
import { shortestRun } from './threshold';
import { createVocabulary, type Vocabulary } from './vocabulary';

export interface CompareOptions {
  /** The question to everybody, as text. */
  assignment?: string;
  /** Called with the finished share of the work, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Compares every work with the works before it and with every source. The second of two works is the later one; pairs are
 * sorted by share.
 */
export function compareTexts(
  files: readonly TextFile[],
  { assignment = '', onProgress }: CompareOptions = {},
): Comparison {
  const vocabulary = createVocabulary();
  const given = readGiven(files, assignment, vocabulary);
  const leftOut: Record<string, readonly LeftOut[]> = {};
  const words: Record<string, number> = {};
  const notes = new Map<TextFile, FileNote[]>();
  const compared: ComparedFile[] = [];
  const sources = createRunFinder(shortestRun.source);
  const works = createRunFinder(shortestRun.work);
  const sameTexts = createSameTextFinder();
  const pairs: ComparedPair[] = [];
  const limit = createPassageLimit();
  // Sources come first, so that the works find them.
  const ordered = [...files].sort((one, other) => rank(one) - rank(other));
  const reads: FileWords[] = [];
  for (const file of ordered) {
    const read = readFileWords(file.pages, vocabulary);
    reads.push(read);
    if (file.role === 'work') given.shared.add(read.numbers);
  }
  for (const [index, read] of reads.entries()) {
    const file = ordered[index];
    if (!file) continue;
    words[file.id] = read.numbers.length;
    leftOut[file.id] = file.role === 'work' ? findLeftOut(read, given) : [];
    const one = comparedFile(file.id, read, leftOut[file.id] ?? [], vocabulary);
    notes.set(file, [
      ...littleCompared(file.id, read.numbers.length, one.numbers.length),
      ...notesOf(file),
    ]);
    compared.push(one);
    if (file.role === 'source') sources.add(index, one.numbers);
    const isOwn = (other: number) => isOneStudent(ordered[other], file);
    const same = file.role === 'work' ? sameTexts.find(read.numbers) : [];
    if (file.role !== 'template') sameTexts.add(index, read.numbers);
    if (file.role === 'work') {
      for (const other of same) if (!isOwn(other)) addSame(other, index, read.numbers.length);
      for (const [source, runs] of withOthers(sources, one, (other) => same.includes(other)))
        add(pairWithSource(one, source, runs));
      const isLeft = (other: number) => same.includes(other) || isOwn(other);
      for (const [other, runs] of withOthers(works, one, isLeft))
        add(pairOfWorks(other, one, runs.map(swapSides)));
      works.add(index, one.numbers);
    }
    onProgress?.((index + 1) / ordered.length);
  }
  return {
    leftOut,
    words,
    pairs: sortPairs(pairs),
    notes: files.flatMap((file) => notes.get(file) ?? []),
  };

  function* withOthers(
    finder: RunFinder,
    { numbers }: ComparedFile,
    isLeft: (index: number) => boolean,
  ) {
    for (const [index, runs] of finder.find(numbers)) {
      const other = compared[index];
      if (other && !isLeft(index)) yield [other, runs] as const;
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

const isOneStudent = (one: TextFile | undefined, other: TextFile) =>
  one?.role === 'work' && other.person !== undefined && one.person === other.person;

const swapSides = ({ first, second, length }: CommonRun): CommonRun => ({
  first: second,
  second: first,
  length,
});

const rank = ({ role }: TextFile) => (role === 'work' ? 1 : 0);

function readGiven(
  files: readonly TextFile[],
  assignment: string,
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

/** Finds the texts that were added and have the same words in the same order. */
interface SameTextFinder {
  add: (text: number, words: Int32Array) => void;
  find: (words: Int32Array) => readonly number[];
}

function createSameTextFinder(): SameTextFinder {
  const byHash = new Map<number, { text: number; words: Int32Array }[]>();
  return {
    add: (text, words) => {
      const hash = hashOf(words);
      byHash.set(hash, [...(byHash.get(hash) ?? []), { text, words }]);
    },
    find: (words) =>
      (byHash.get(hashOf(words)) ?? [])
        .filter((one) => words.length > 0 && isSame(one.words, words))
        .map(({ text }) => text),
  };
}

const hashOf = (words: Int32Array) =>
  words.reduce((hash, word) => Math.imul(hash ^ word, 0x9e3779b1) ^ (hash >>> 15), words.length);

const isSame = (one: Int32Array, other: Int32Array) =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** A pair of texts that have the same words, whatever else would be left out. */
function pairOfSameTexts(first: string, second: string, words: number): ComparedPair {
  const whole = { start: 0, end: words };
  const count = { first: words, second: words };
  return {
    first,
    second,
    shared: count,
    compared: count,
    passages: [{ first: whole, second: whole }],
  };
}

/** About 100 MB. A class of 300 that shares a whole text has millions of passages. */
const defaultMost = 400_000;
const fewestOfPair = 10;

/** Keeps all passages of pairs until there are too many in all, and then only the longest ones of each pair. */
export function createPassageLimit(most = defaultMost): (pair: ComparedPair) => ComparedPair {
  let left = most;
  return (pair) => {
    const { length } = pair.passages;
    const isTooMuch = length > Math.max(left, fewestOfPair);
    const passages = isTooMuch ? longestOf(pair.passages) : pair.passages;
    left -= passages.length;
    return isTooMuch ? { ...pair, passages, passagesInAll: length } : pair;
  };
}

function longestOf(passages: readonly Passage[]): Passage[] {
  const lengthOf = ({ first }: Passage) => first.end - first.start;
  return [...passages]
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, fewestOfPair)
    .sort((one, other) => one.first.start - other.first.start);
}
