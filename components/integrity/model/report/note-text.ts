import type { FileNote } from '../text';
import { countText } from './report';

const kinds: Readonly<Record<FileNote['kind'], { noun: string; why: string }>> = {
  'look-alike-letters': {
    noun: 'word',
    why: 'with Latin letters mixed with letters of another script that look the same. They are compared as the letters they look like.',
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

/** What was noticed in a file, and what it may mean. */
export function noteText({ kind, count }: FileNote): string {
  const { noun, why } = kinds[kind];
  return `${countText(count, noun)} ${why}`;
}
