import { findWords, type TextSpan } from '../word';
import type { FindWords, Words } from './marked-text';

/** Finds the words of each text once. */
export function rememberWords(): FindWords {
  const known = new Map<string, Words>();
  return (text) => {
    const words = known.get(text) ?? packWords(findWords(text));
    known.set(text, words);
    return words;
  };
}

/** Words in 8 bytes each: as objects, those of a large class would take most of the memory of a report. */
function packWords(spans: readonly TextSpan[]): Words {
  const { length } = spans;
  const starts = Int32Array.from(spans, ({ start }) => start);
  const ends = Int32Array.from(spans, ({ end }) => end);
  const at = (index: number): TextSpan | undefined => {
    const [start, end] = [starts[index], ends[index]];
    return start === undefined || end === undefined ? undefined : { start, end };
  };
  return { length, at };
}
