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
import { markdownTable } from '../markdown-table';

/** How well copies are found, of one kind or of all. */
export interface Accuracy {
  name: string;
  copies: number;
  found: number;
  wrong: number;
}

/** The comparison of a large class. */
export interface LargeClassResult {
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

export interface SharedTextResult {
  accuracy: readonly Accuracy[];
  /** Pairs of classmates who answered on their own, and how many are reported. */
  classmates: { pairs: number; reported: number };
  large: LargeClassResult;
}

const sourcesPerLanguage = 20;
const essaysPerLanguage = 2;
const classmatesPerLanguage = 30;
const pagesEach = 8;
/** The goals. The seconds leave a minute's rest to reading the files. */
const goals = { precision: 1, f1: 0.96, reportedShare: 0.02, seconds: 20, memory: 600 };

/** Compares generated texts whose copies are known, and a class of `size` texts of 8 pages. */
export function benchSharedText(size: number): SharedTextResult {
  return {
    accuracy: measureAccuracy(),
    classmates: measureClassmates(),
    large: measureLargeClass(size),
  };
}

/** The accuracy for each kind of pair, then for each language, then for all. */
function measureAccuracy(): Accuracy[] {
  const judged = [
    ...corpusLanguages.flatMap((language) => labelledAnswers(language, sourcesPerLanguage)),
    ...writtenAnswers(),
    ...corpusLanguages.flatMap((language) => labelledEssays(language, essaysPerLanguage)),
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

function measureClassmates(): SharedTextResult['classmates'] {
  const classes = [
    ...corpusLanguages.map((language) => independentAnswers(language, classmatesPerLanguage)),
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

export function sharedTextTable({ accuracy, classmates, large }: SharedTextResult): string {
  const rows = accuracy.map((one) => [
    ...[one.name, String(one.copies), String(one.found), String(one.wrong)],
    ...[precisionOf(one).toFixed(2), one.copies === 0 ? '–' : f1Of(one).toFixed(3)],
  ]);
  return [
    'The comparison of texts, on generated answers whose sources are known:',
    markdownTable(['Answers', 'Copies', 'Found', 'Reported wrongly', 'Precision', 'F1'], rows),
    `Of ${classmates.pairs} pairs of classmates who answered one question on their own, ${classmates.reported} are reported.`,
    markdownTable(
      ['Files', 'Pages each', 'Compared in', 'Memory', 'Longest step', 'Copies ranked first'],
      [
        [
          ...[String(large.files), String(large.pages), `${large.seconds.toFixed(1)} s`],
          ...[`${large.memory.toFixed(0)} MB`, `${large.longestStep.toFixed(0)} ms`],
          `${large.rankedFirst} of ${large.copies}`,
        ],
      ],
    ),
  ].join('\n\n');
}

/** What misses its goal, one sentence each. */
export function sharedTextFaults({ accuracy, classmates, large }: SharedTextResult): string[] {
  const faults: string[] = [];
  for (const one of accuracy) {
    if (precisionOf(one) < goals.precision)
      faults.push(`${one.name}: the comparison of texts reports ${one.wrong} pairs wrongly.`);
    if (one.copies > 0 && f1Of(one) < goals.f1)
      faults.push(
        `${one.name}: the F1 of the comparison of texts is ${f1Of(one).toFixed(3)}; the goal is ${goals.f1}.`,
      );
  }
  if (classmates.reported > goals.reportedShare * classmates.pairs)
    faults.push(
      `${classmates.reported} of ${classmates.pairs} pairs of classmates are reported; the goal is 2 in 100.`,
    );
  if (large.rankedFirst < large.copies)
    faults.push(`Only ${large.rankedFirst} of ${large.copies} copied pages are ranked first.`);
  if (large.seconds > goals.seconds || large.memory > goals.memory)
    faults.push(
      `Comparing ${large.files} texts takes ${large.seconds.toFixed(1)} s and ${large.memory.toFixed(0)} MB; the goals are ${goals.seconds} s and ${goals.memory} MB.`,
    );
  return faults;
}
