import { pairKey } from './report';
import type { ComparedPair } from './text';

/** A table of texts by texts. */
interface Matrix {
  /** The texts, those of a group next to each other, the group that shares most first. */
  ids: readonly string[];
  /** The number of texts in pairs. */
  total: number;
  /** The pair of two texts, in either order; undefined if they share nothing. */
  pairOf: (one: string, other: string) => ComparedPair | undefined;
}

/** The table of the first texts of ranked pairs. */
export function matrixOf(pairs: readonly ComparedPair[], maxTexts: number): Matrix {
  const groups = groupsOf(pairs);
  const groupOf = new Map(groups.flatMap((ids) => ids.map((id) => [id, ids] as const)));
  const ids = [
    ...new Set(
      [...new Set(pairs.map(({ first }) => first))].flatMap((id) => groupOf.get(id) ?? []),
    ),
  ];
  const shown = new Set(ids.slice(0, maxTexts));
  const inTable = pairs.filter(({ first, second }) => shown.has(first) && shown.has(second));
  const byKey = new Map(inTable.map((pair) => [pairKey(pair), pair]));
  return {
    ids: [...shown],
    total: ids.length,
    pairOf: (one, other) =>
      byKey.get(pairKey({ first: one, second: other })) ??
      byKey.get(pairKey({ first: other, second: one })),
  };
}

/** The shared words of a pair, as one figure. */
export const sharedWords = ({ shared }: Pick<ComparedPair, 'shared'>) =>
  Math.max(shared.first, shared.second);

/** Ids of files that share passages with each other, directly or through others: the largest group first. */
export function groupsOf(pairs: readonly Pick<ComparedPair, 'first' | 'second'>[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const { first, second } of pairs) {
    const one = groups.get(first) ?? new Set([first]);
    const other = groups.get(second) ?? new Set([second]);
    if (one === other) continue;
    const [large, small] = one.size < other.size ? [other, one] : [one, other];
    for (const id of small) {
      large.add(id);
      groups.set(id, large);
    }
    groups.set(first, large).set(second, large);
  }
  return [...new Set(groups.values())]
    .map((group) => [...group])
    .sort((one, other) => other.length - one.length);
}
