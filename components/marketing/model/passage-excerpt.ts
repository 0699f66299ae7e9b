import { compareSteps, type CompareOptions } from '@/components/integrity/model/compare-texts';
import { markedPages } from '@/components/integrity/model/marked-text';
import { filesById } from '@/components/integrity/model/report';
import type { Comparison, TextFile, WordRange } from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';

/** A passage that two texts share. */
interface SharedPassage {
  words: number;
  /** The passage as the first text has it. */
  text: string;
  /** Its page in the first and in the second text. */
  pages: readonly [number, number];
}

/** Returns the first passage of the pair that shares most; null if no pair is worth reporting. */
export function sharedPassage(
  files: readonly TextFile[],
  options: CompareOptions,
): SharedPassage | null {
  const [pair] = compare(files, options).pairs;
  const passage = pair?.passages[0];
  if (!pair || !passage) return null;
  const byId = filesById(files);
  const first = placeOf(byId.get(pair.first), passage.first);
  const second = placeOf(byId.get(pair.second), passage.second);
  return {
    words: passage.first.end - passage.first.start,
    text: first.text,
    pages: [first.page, second.page],
  };
}

function compare(files: readonly TextFile[], options: CompareOptions): Comparison {
  const steps = compareSteps(files, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function placeOf(file: TextFile | undefined, range: WordRange) {
  const pages = file ? markedPages(file, [{ ...range, value: true }], findWords) : [];
  const page = pages.find(({ parts }) => parts.some(({ value }) => value));
  return {
    page: page?.number ?? 1,
    text: page?.parts.find(({ value }) => value)?.text ?? '',
  };
}
