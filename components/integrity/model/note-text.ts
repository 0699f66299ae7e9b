import { isUnread } from './file-note';
import { countText } from './report';
import type { FileNote } from './text';

type OrdinaryKind = Exclude<FileNote['kind'], 'unread-picture' | 'unread-font'>;

const kinds: Readonly<Record<OrdinaryKind, { noun: string; why: string }>> = {
  'little-compared': {
    noun: 'word',
    why: 'left out, which is more than half of the text. What is left out is listed below.',
  },
  'look-alike-letters': {
    noun: 'word',
    why: 'with letters that look like ordinary Latin ones. They are compared as the letters they look like.',
  },
  'zero-width': {
    noun: 'invisible character',
    why: 'inside words. Some programs add them when text is copied. They are ignored in the comparison.',
  },
  'hidden-text': {
    noun: 'word',
    why: 'that a reader does not see, for example white on white. They are not compared.',
  },
};

/** An observation about a file, and what it may mean. */
export function noteText({ kind, count, examples }: FileNote): string {
  const pages = `page${count === 1 ? '' : 's'} ${rangesText(examples.map(Number))}`;
  if (kind === 'unread-picture')
    return `${pages} ${count === 1 ? 'is a picture and was' : 'are pictures and were'} not read.`;
  if (kind === 'unread-font')
    return `the text of ${pages} cannot be read, apart from lines in other fonts: the fonts do not say which letters they show.`;
  const { noun, why } = kinds[kind];
  return `${countText(count, noun)} ${why}`;
}

/** The first places of what was noticed. */
export const noteExamples = ({ kind, examples }: FileNote) => (isUnread(kind) ? [] : examples);

/** "2 to 6 and 9" */
function rangesText(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const texts = ranges.map(([first, last]) =>
    first === last ? String(first) : `${first}${last === first + 1 ? ' and ' : ' to '}${last}`,
  );
  return new Intl.ListFormat('en-GB').format(texts);
}
