import type { ComparedPair } from './text';

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
