import { coverRuns, type CommonRun, type Cover } from './common-run';
import { wordsIn, type FileWords } from './file-words';
import { countWords, linesOf } from './text-line';
import type { ComparedPair, LeftOut, Passage, WordRange } from './text';
import {
  isWorthReporting,
  longestCoincidence,
  shortestRun,
  type DistinctiveWords,
} from './threshold';
import type { Vocabulary } from './vocabulary';
import type { TextSpan } from './word';

/** A file that is compared. */
export interface ComparedFile extends ComparedWords {
  id: string;
  /** The number of distinctive words before each compared word, and in all. */
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

/** The passages of a work and a source; null if they are not worth reporting. */
export function pairWithSource(
  work: ComparedFile,
  source: ComparedFile,
  runs: readonly CommonRun[],
): ComparedPair | null {
  const worth = runsWorthReporting(runs, work.numbers.length, distinctiveWords(work));
  if (worth.length === 0) return null;
  return toPair(work, source, coverRuns(worth, { shortest: shortestRun.source, isMutual: false }));
}

/** The passages of two works; null if they are not worth reporting. */
export function pairOfWorks(
  first: ComparedFile,
  second: ComparedFile,
  runs: readonly CommonRun[],
): ComparedPair | null {
  const shorter = Math.min(first.numbers.length, second.numbers.length);
  const distinctive = distinctiveWords(first);
  const isNearlyAll = runs.reduce((sum, { length }) => sum + length, 0) >= nearlyAll * shorter;
  const isWorth = isWorthReporting(runs, shorter, distinctive);
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
    first: first.id,
    second: second.id,
    shared,
    passages: placePassages(passages, first.places, second.places),
    compared: { first: first.numbers.length, second: second.numbers.length },
  };
}

/** The words of a file that are compared, without those that are left out. */
interface ComparedWords {
  /** The number of each word in the vocabulary. */
  numbers: Int32Array;
  /** The place of each word in the file. */
  places: Int32Array;
}

/** The words before and after left-out ones follow each other, so that these hide no passage around them. */
function comparedWords({ numbers }: FileWords, leftOut: readonly LeftOut[]): ComparedWords {
  const isLeftOut = new Uint8Array(numbers.length);
  for (const { start, end } of leftOut) isLeftOut.fill(1, start, end);
  const places = Int32Array.from(numbers.keys()).filter((at) => isLeftOut[at] === 0);
  return { numbers: places.map((at) => numbers[at] ?? 0), places };
}

/** Passages of compared words as places in the files, divided where words of either file are left out. */
function placePassages(
  passages: readonly Passage[],
  first: Int32Array,
  second: Int32Array,
): Passage[] {
  return passages.flatMap((passage) => {
    const whole = wholePassage(passage, first, second);
    if (whole) return [whole];
    const placed: Passage[] = [];
    for (let step = 0; step < passage.first.end - passage.first.start; step += 1) {
      const one = first[passage.first.start + step] ?? 0;
      const other = second[passage.second.start + step] ?? 0;
      const last = placed.at(-1);
      if (last?.first.end === one && last.second.end === other) {
        last.first.end += 1;
        last.second.end += 1;
        continue;
      }
      placed.push({
        first: { start: one, end: one + 1 },
        second: { start: other, end: other + 1 },
      });
    }
    return placed;
  });
}

/** The passage, if no word in it is left out. */
function wholePassage(passage: Passage, first: Int32Array, second: Int32Array): Passage | null {
  const [one, other] = [placeOf(passage.first, first), placeOf(passage.second, second)];
  const length = passage.first.end - passage.first.start;
  const isWhole = one.end - one.start === length && other.end - other.start === length;
  return isWhole ? { first: one, second: other } : null;
}

const placeOf = ({ start, end }: WordRange, places: Int32Array): WordRange => ({
  start: places[start] ?? 0,
  end: (places[end - 1] ?? 0) + 1,
});

/** The share of a work's words that makes a source worth reporting; measured on labelled answers. */
const share = 0.2;
/** A short answer of definitions has nearly so many words of any article on its subject. */
const fewest = 20;
/** Of a few sentences, half is enough. */
const halfFewest = 15;
/** So many words of a place of the work: a fifth of the longest answers that were measured. */
const inPlace = { words: 80, of: 200 };
/** So many words in a row are no coincidence, however long the work is. */
const longRun = 30;
/** The words of an article. A book contains a fifth of any text, in runs of three words. */
const article = 3000;

/**
 * The runs with a source that are worth reporting: none, or those of every stretch of the source, as long as an article,
 * from which enough of the work may come, and long ones of anywhere.
 */
function runsWorthReporting(
  runs: readonly CommonRun[],
  words: number,
  { count }: DistinctiveWords,
): CommonRun[] {
  const worth = new Set(
    runs.filter((run) => count(run) >= longRun || run.length >= longestCoincidence),
  );
  for (const stretch of stretchesOf(runs))
    if (isCopied(stretch, words)) for (const run of stretch) worth.add(run);
  if (worth.size === 0) return [];
  return runs.filter((run) => worth.has(run) || run.length >= shortestRun.work);
}

/** The runs by stretches of the source; each stretch begins in the middle of the one before it. */
function stretchesOf(runs: readonly CommonRun[]): CommonRun[][] {
  const half = article / 2;
  const stretches = new Map<number, CommonRun[]>();
  const add = (number: number, run: CommonRun) => {
    const stretch = stretches.get(number);
    if (stretch) stretch.push(run);
    else stretches.set(number, [run]);
  };
  for (const run of runs) {
    const number = Math.floor(run.second / half);
    add(number, run);
    add(Math.max(0, number - 1), run);
  }
  return [...stretches.values()].map((stretch) => [...new Set(stretch)]);
}

function isCopied(runs: readonly CommonRun[], words: number): boolean {
  const isShared = new Uint8Array(words);
  for (const { first, length } of runs) isShared.fill(1, first, first + length);
  let [total, recent, most] = [0, 0, 0];
  for (let at = 0; at < words; at += 1) {
    total += isShared[at] ?? 0;
    recent += (isShared[at] ?? 0) - (isShared[at - inPlace.of] ?? 0);
    most = Math.max(most, recent);
  }
  if (most >= inPlace.words) return true;
  return total >= share * words && (total >= fewest || (total >= halfFewest && total >= words / 2));
}

/** A line of a program: programs of one task have many lines in common, so that these tell little. */
const codeLine = new RegExp(
  [
    '[{}]$',
    '[()=<>[\\]].*;$',
    '^(?:#include|import|package|using|from)\\s\\S+(?:\\s+import\\s.*)?;?$',
    '^[\\w.]+\\(.*\\)\\s*[;:{]?$',
    '^(?:def|class|for|while|if|elif|else|try|public|private|static)\\b.*[:{]$',
    '^[\\w.[\\], ]+(?:[-+*/]?=|:=|<-)\\s?\\S',
    '\\w\\(\\)|[=!]=|\\+\\+|&&|\\|\\|',
  ].join('|'),
  'u',
);
/** A longer line is a paragraph that mentions code, and slow to search. */
const longestLine = { characters: 200, words: 20 };

export function findCode(text: string): TextSpan[] {
  return linesOf(text)
    .filter((line) => line.text.length <= longestLine.characters && codeLine.test(line.text))
    .filter((line) => countWords(line.text) <= longestLine.words);
}
