import { compareSteps, type CompareOptions } from '@/components/integrity/model/compare-texts';
import { markedPages } from '@/components/integrity/model/marked-text';
import { filesById } from '@/components/integrity/model/report';
import type { Comparison, TextFile, WordRange } from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';

/** A shared passage in one text, with a few words around it. */
export interface Excerpt {
  owner: string;
  page: number;
  before: string;
  shared: string;
  after: string;
}

interface SharedPassage {
  words: number;
  excerpts: readonly Excerpt[];
}

/** About how many characters are shown before and after a passage. */
const around = 12;

/** The first passage of the pair that shares most; null if no pair is worth reporting. */
export function sharedPassage(
  files: readonly TextFile[],
  options: CompareOptions,
): SharedPassage | null {
  const [pair] = compare(files, options).pairs;
  const passage = pair?.passages[0];
  if (!pair || !passage) return null;
  const byId = filesById(files);
  const excerpts = (['first', 'second'] as const).flatMap((side) => {
    const file = byId.get(pair[side]);
    return file ? [excerptOf(file, passage[side])] : [];
  });
  return { words: passage.first.end - passage.first.start, excerpts };
}

function compare(files: readonly TextFile[], options: CompareOptions): Comparison {
  const steps = compareSteps(files, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function excerptOf(file: TextFile, range: WordRange): Excerpt {
  const pages = markedPages(file, [{ ...range, value: true }], findWords);
  const page = pages.find(({ parts }) => parts.some(({ value }) => value));
  const parts = page?.parts ?? [];
  const at = parts.findIndex(({ value }) => value);
  const text = (index: number) => parts[index]?.text ?? '';
  return {
    owner: file.owner,
    page: page?.number ?? 1,
    before: text(at - 1).replace(new RegExp(`^.*\\s(?=\\S.{${around},}$)`, 's'), '… '),
    shared: text(at),
    after: text(at + 1).replace(new RegExp(`^(.{${around},}?)\\s.*$`, 's'), '$1 …'),
  };
}
