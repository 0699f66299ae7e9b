import type { FileWords } from './file-words';
import type { LeftOut, Passage, WordRange } from './text';

/** The words of a file that are compared, without those that are left out. */
export interface ComparedWords {
  /** The number of each word in the vocabulary. */
  numbers: Int32Array;
  /** The place of each word in the file. */
  places: Int32Array;
}

/** The words before and after left-out ones follow each other, so that these hide no passage around them. */
export function comparedWords({ numbers }: FileWords, leftOut: readonly LeftOut[]): ComparedWords {
  const isLeftOut = new Uint8Array(numbers.length);
  for (const { start, end } of leftOut) isLeftOut.fill(1, start, end);
  const places = Int32Array.from(numbers.keys()).filter((at) => isLeftOut[at] === 0);
  return { numbers: places.map((at) => numbers[at] ?? 0), places };
}

/** Passages of compared words as places in the files, divided where words of either file are left out. */
export function placePassages(
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
