import { groupsOf } from '../group';
import type { ComparedPair } from '../text';
import { pairKey } from './report';

/** A table of texts by texts. */
interface Matrix {
  /** The texts, those of a group next to each other, the group that shares most first. */
  ids: readonly string[];
  /** How many texts are in pairs. */
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
