/** Longer texts are not compared. */
const longest = 200;

/** How many pairs of characters may be compared: more would take longer than the suggestion is worth. */
export interface Effort {
  left: number;
}

/**
 * The name that is most like a value, or undefined if none is close. It may differ in a third of the characters, counted
 * as insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
 */
export function nearestOf(
  value: string,
  names: Iterable<string>,
  effort: Effort = { left: Infinity },
): string | undefined {
  const wanted = value.length > longest ? '' : fold(value);
  let best: string | undefined;
  if (wanted === '') return undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const name of names) {
    if (name.length > longest) continue;
    effort.left -= wanted.length * name.length;
    if (effort.left < 0) break;
    const folded = fold(name);
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

/** The rows of {@link distanceOf}, which is called millions of times. */
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** How many characters two texts differ in, as {@link nearestOf} counts, or `limit` if it is at least that or one is too long. */
export function distanceOf(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) >= limit || Math.max(a.length, b.length) > longest)
    return limit;
  let [before, last, row] = rows;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      // Without Math.min, which is slow in a test.
      let cost = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      if (at(last, j) < cost) cost = at(last, j) + 1;
      if (at(row, j - 1) < cost) cost = at(row, j - 1) + 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap && at(before, j - 2) < cost) cost = at(before, j - 2) + 1;
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
    [before, last, row] = [last, row, before];
  }
  return at(last, b.length);
}

const at = (row: Uint8Array, index: number) => row[index] ?? 0;
