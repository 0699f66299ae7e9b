import { createRunFinder, type RunFinder } from '../common-run';
import { wordsIn, type FileWords } from '../file-words';
import { shortestRun } from '../threshold';
import type { LeftOut, LeftOutChoice, LeftOutReason, WordRange } from '../text';
import type { TextSpan } from '../word';
import { findBibliographies } from './bibliography';
import { findContents } from './contents';
import { findQuotations } from './quotation';
import { findRunningHeads } from './running-head';
import { createSharedPassages, type SharedPassages } from './shared-passage';

/** Texts whose words are left out: templates, and the assignment's wording. */
export interface GivenTexts extends Readonly<Record<'template' | 'assignment', RunFinder>> {
  shared: SharedPassages;
}

export function createGivenTexts(): GivenTexts {
  return {
    template: createRunFinder(shortestRun.given),
    assignment: createRunFinder(shortestRun.given),
    shared: createSharedPassages(),
  };
}

/** What is left out of a file, in the order of the text. A word that has several reasons has the first of these. */
export function findLeftOut(words: FileWords, given: GivenTexts, choice: LeftOutChoice): LeftOut[] {
  const inText = (find: (text: string) => TextSpan[]) => () =>
    find(words.text).map((span) => wordsIn(words, span));
  const heads = inText(findRunningHeads);
  const finders: Record<LeftOutReason, () => readonly (WordRange & Partial<LeftOut>)[]> = {
    template: () => [...rangesIn(words, given.template), ...heads()],
    assignment: () => rangesIn(words, given.assignment),
    contents: inText(findContents),
    bibliography: inText(findBibliographies),
    quotation: inText(findQuotations),
    shared: () => given.shared.find(words.numbers),
  };
  const reasons = new Map<number, Reason>();
  for (const reason of Object.keys(finders) as LeftOutReason[])
    for (const { start, end, ...passage } of choice[reason] ? finders[reason]() : [])
      for (let at = start; at < end; at += 1)
        if (!reasons.has(at)) reasons.set(at, { ...passage, reason });
  return joinRanges(reasons);
}

function rangesIn({ numbers }: FileWords, finder: RunFinder): WordRange[] {
  return [...finder.find(numbers).values()]
    .flat()
    .map(({ first, length }) => ({ start: first, end: first + length }));
}

type Reason = Omit<LeftOut, keyof WordRange>;

function joinRanges(reasons: ReadonlyMap<number, Reason>): LeftOut[] {
  const joined: LeftOut[] = [];
  for (const [at, reason] of [...reasons].sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last?.end === at && last.reason === reason.reason) last.end = at + 1;
    else joined.push({ start: at, end: at + 1, ...reason });
  }
  return joined;
}
