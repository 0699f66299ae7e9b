/** The most names that a value is compared with: more would take longer than the suggestion is worth. */
const maxNames = 50_000;

/**
 * The name that is most like a value, or undefined if none is close. It may differ in a third of the characters, counted
 * as insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
 */
export function nearestOf(value: string, names: Iterable<string>): string | undefined {
  const wanted = fold(value);
  let best: string | undefined;
  if (wanted === '') return undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  let count = 0;
  for (const name of names) {
    count += 1;
    if (count > maxNames) break;
    const folded = fold(name);
    if (Math.abs(folded.length - wanted.length) >= least) continue;
    const distance = distanceOf(wanted, folded, least);
    if (distance >= least) continue;
    [best, least] = [name, distance];
    if (distance === 0) break;
  }
  return best;
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '');

/** How many characters two texts differ in, as {@link nearestOf} counts, or `limit` if it is at least that. */
export function distanceOf(a: string, b: string, limit = Infinity): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
