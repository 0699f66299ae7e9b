/** Choices that are the same for the same seed. */
export interface Random {
  /** A whole number from `least` to `most`. */
  int: (least: number, most: number) => number;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Entries of a list without repetition, in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
}

/** Random choices for one purpose: the parts of the seed say which. */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const next = mulberry32(hash(JSON.stringify(seed)));
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    sample: <T>(list: readonly T[], count: number) => {
      const left = [...list];
      const length = Math.min(count, left.length);
      return Array.from({ length }, () => left.splice(int(0, left.length - 1), 1)[0] as T);
    },
  };
}

/** The hash FNV-1a of a text, in 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value;
}

/** Numbers from 0 up to 1, by Tommy Ettinger's generator of this name. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
