import type { ComparedPair } from './text';

/** Finds the texts that were added and have the same words in the same order. */
interface SameTextFinder {
  add: (text: number, words: Int32Array) => void;
  find: (words: Int32Array) => readonly number[];
}

export function createSameTextFinder(): SameTextFinder {
  const byHash = new Map<number, { text: number; words: Int32Array }[]>();
  return {
    add: (text, words) => {
      const hash = hashOf(words);
      byHash.set(hash, [...(byHash.get(hash) ?? []), { text, words }]);
    },
    find: (words) =>
      (byHash.get(hashOf(words)) ?? [])
        .filter((one) => words.length > 0 && isSame(one.words, words))
        .map(({ text }) => text),
  };
}

const hashOf = (words: Int32Array) =>
  words.reduce((hash, word) => Math.imul(hash ^ word, 0x9e3779b1) ^ (hash >>> 15), words.length);

const isSame = (one: Int32Array, other: Int32Array) =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** A pair of texts that have the same words, whatever else would be left out. */
export function pairOfSameTexts(first: string, second: string, words: number): ComparedPair {
  const whole = { start: 0, end: words };
  const count = { first: words, second: words };
  return {
    ...{ first, second, shared: count, compared: count },
    passages: [{ first: whole, second: whole }],
  };
}
