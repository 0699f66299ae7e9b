import { compareSteps, type CompareOptions } from '@/components/integrity/model/compare-texts';
import type { Comparison, TextFile } from '@/components/integrity/model/text';
import { largeClass } from '../corpus/class';
import {
  independentAnswers,
  labelledAnswers,
  labelledEssays,
  type LabelledPair,
} from '../corpus/labelled';
import { corpusLanguages } from '../corpus/language';
import { writtenAnswers, writtenClasses } from '../corpus/written-answers';
import { problemsOf, tableOf, type Judged, type ResultReport } from '../measure/report';

/** How well copies are found, of one kind or of all. */
interface Accuracy {
  name: string;
  copies: number;
  found: number;
  wrong: number;
}

/** The comparison of a large class. */
interface LargeClassResult {
  files: number;
  pages: number;
  seconds: number;
  /** The most memory that scripts held while it ran, with the texts, in MB. */
  memory: number;
  /** The longest step, in ms: how long a worker that is cancelled goes on. */
  longestStep: number;
  copies: number;
  /** How many of the copies are the first pairs. */
  rankedFirst: number;
}

interface SharedTextResult {
  accuracy: readonly Accuracy[];
  /** Pairs of classmates who answered on their own, and how many are reported. */
  classmates: { pairs: number; reported: number };
  large: LargeClassResult;
}

/** How many generated texts are compared in each language. */
const perLanguage = { sources: 20, essays: 2, classmates: 30 };
const pagesEach = 8;

/** Compares generated texts whose copies are known, and a class of `size` texts of 8 pages. */
export function benchSharedText(size: number, count = perLanguage): SharedTextResult {
  return {
    accuracy: measureAccuracy(count),
    classmates: measureClassmates(count),
    large: measureLargeClass(size),
  };
}

/** The accuracy for each kind of pair, then for each language, then for all. */
function measureAccuracy({ sources, essays }: typeof perLanguage): Accuracy[] {
  const judged = [
    ...corpusLanguages.flatMap((language) => labelledAnswers(language, sources)),
    ...writtenAnswers(),
    ...corpusLanguages.flatMap((language) => labelledEssays(language, essays)),
  ].map((pair) => ({ ...pair, isFound: compare([pair.first, pair.second]).pairs.length > 0 }));
  const names = (key: 'kind' | 'language') => [...new Set(judged.map((pair) => pair[key]))];
  const of = (key: 'kind' | 'language') =>
    names(key).map((name) =>
      accuracyOf(
        name,
        judged.filter((pair) => pair[key] === name),
      ),
    );
  return [...of('kind'), ...of('language'), accuracyOf('All', judged)];
}

function accuracyOf(
  name: string,
  pairs: readonly (LabelledPair & { isFound: boolean })[],
): Accuracy {
  const count = (isCopy: boolean, onlyFound: boolean) =>
    pairs.filter((pair) => pair.isCopy === isCopy && (!onlyFound || pair.isFound)).length;
  return { name, copies: count(true, false), found: count(true, true), wrong: count(false, true) };
}

function measureClassmates({ classmates }: typeof perLanguage): SharedTextResult['classmates'] {
  const classes = [
    ...corpusLanguages.map((language) => independentAnswers(language, classmates)),
    ...writtenClasses(),
  ];
  const sum = (count: (files: readonly TextFile[]) => number) =>
    classes.map(count).reduce((total, one) => total + one, 0);
  return {
    pairs: sum(({ length }) => (length * (length - 1)) / 2),
    reported: sum((files) => compare(files).pairs.length),
  };
}

function measureLargeClass(size: number): LargeClassResult {
  const { files, copies } = largeClass(size, pagesEach);
  const start = performance.now();
  let [peak, longestStep, last] = [0, 0, start];
  const { pairs } = compare(files, {}, () => {
    peak = Math.max(peak, scriptMemory());
    longestStep = Math.max(longestStep, performance.now() - last);
    last = performance.now();
  });
  const first = new Set(
    pairs.slice(0, copies.length).map((pair) => `${pair.first}|${pair.second}`),
  );
  return {
    ...{ files: files.length, pages: pagesEach, longestStep, copies: copies.length },
    seconds: (performance.now() - start) / 1000,
    memory: peak / 1e6,
    rankedFirst: copies.filter((copy) => first.has(copy.join('|'))).length,
  };
}

function scriptMemory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function compare(
  files: readonly TextFile[],
  options: CompareOptions = {},
  onStep?: () => void,
): Comparison {
  const steps = compareSteps(files, options);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    onStep?.();
  }
}

/** The share of the reported pairs that are copies; 1 if none is reported. */
export const precisionOf = ({ found, wrong }: Accuracy) =>
  found + wrong === 0 ? 1 : found / (found + wrong);

/** The harmonic mean of precision and recall. */
export const f1Of = ({ copies, found, wrong }: Accuracy) => (2 * found) / (copies + found + wrong);

const knownF1 = (one: Accuracy) => (one.copies === 0 ? undefined : f1Of(one));

const accuracyReport: ResultReport<Accuracy> = {
  subject: ({ name }) => `Comparison of texts, ${name}`,
  columns: [
    ['Answers', ({ name }) => name],
    ['Copies', ({ copies }) => copies, 0],
    ['Found', ({ found }) => found, 0],
    ['Reported wrongly', ({ wrong }) => wrong, 0],
    ['Precision', precisionOf, 2],
    ['F1', knownF1, 3],
  ],
  limits: [
    ['the number of pairs reported wrongly', ({ wrong }) => wrong, 'exactly', 0],
    ['F1', knownF1, 'at least', 0.96],
  ],
};

const classmatesReport: Judged<SharedTextResult['classmates']> = {
  subject: ({ pairs }) => `${pairs} pairs of classmates`,
  limits: [['the number reported', (one) => one.reported, 'at most', ({ pairs }) => 0.02 * pairs]],
};

/** The seconds leave a minute's rest to reading the files. */
const largeReport: ResultReport<LargeClassResult> = {
  subject: ({ files }) => `Comparing ${files} texts`,
  columns: [
    ['Files', ({ files }) => files, 0],
    ['Pages each', ({ pages }) => pages, 0],
    ['Compared in', ({ seconds }) => `${seconds.toFixed(1)} s`],
    ['Memory', ({ memory }) => `${memory.toFixed(0)} MB`],
    ['Longest step', ({ longestStep }) => `${longestStep.toFixed(0)} ms`],
    ['Copies ranked first', ({ rankedFirst, copies }) => `${rankedFirst} of ${copies}`],
  ],
  limits: [
    [
      'the number of copies ranked first',
      (one) => one.rankedFirst,
      'at least',
      (one) => one.copies,
    ],
    ['the time', ({ seconds }) => seconds, 'at most', 20, 's'],
    ['the memory', ({ memory }) => memory, 'at most', 600, 'MB'],
  ],
};

export function sharedTextTable({ accuracy, classmates, large }: SharedTextResult): string {
  return [
    'The comparison of texts, on generated answers whose sources are known:',
    tableOf(accuracyReport, accuracy),
    `Of ${classmates.pairs} pairs of classmates who answered one question on their own, ${classmates.reported} are reported.`,
    tableOf(largeReport, [large]),
  ].join('\n\n');
}

/** What misses its goal, one sentence each. */
export function sharedTextProblems({ accuracy, classmates, large }: SharedTextResult): string[] {
  return [
    ...problemsOf(accuracyReport, accuracy),
    ...problemsOf(classmatesReport, [classmates]),
    ...problemsOf(largeReport, [large]),
  ];
}
