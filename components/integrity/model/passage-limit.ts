import type { ComparedPair, Passage } from './text';

/** About 100 MB. A class of 300 that shares a whole text has millions of passages. */
const defaultMost = 400_000;
const fewestOfPair = 10;

/** Keeps all passages of pairs until there are too many in all, and then only the longest ones of each pair. */
export function createPassageLimit(most = defaultMost): (pair: ComparedPair) => ComparedPair {
  let left = most;
  return (pair) => {
    const { length } = pair.passages;
    const isTooMuch = length > Math.max(left, fewestOfPair);
    const passages = isTooMuch ? longestOf(pair.passages) : pair.passages;
    left -= passages.length;
    return isTooMuch ? { ...pair, passages, passagesInAll: length } : pair;
  };
}

function longestOf(passages: readonly Passage[]): Passage[] {
  const lengthOf = ({ first }: Passage) => first.end - first.start;
  return [...passages]
    .sort((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, fewestOfPair)
    .sort((one, other) => one.first.start - other.first.start);
}
