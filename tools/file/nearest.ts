import { distance } from 'fastest-levenshtein';

/** Longer texts are not compared. */
const longest = 200;

/** The number of pairs of characters that may be compared: more would take longer than the suggestion is worth. */
export interface Effort {
  left: number;
}

/** The name that is most like a value, or undefined if none is close: it may differ in a third of the characters. */
export function nearestOf(
  value: string,
  names: Iterable<string>,
  effort: Effort = { left: Infinity },
): string | undefined {
  const wanted = value.length > longest ? '' : fold(value);
  let best: string | undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const name of wanted === '' ? [] : names) {
    if (name.length > longest) continue;
    effort.left -= wanted.length * name.length;
    if (effort.left < 0 || least === 0) break;
    const found = distanceOf(wanted, fold(name), least);
    if (found < least) [best, least] = [name, found];
  }
  return best;
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, '');

/** The Levenshtein distance of two texts, or `limit` if it is at least that or one is too long. */
export function distanceOf(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) >= limit || Math.max(a.length, b.length) > longest)
    return limit;
  return Math.min(distance(a, b), limit);
}
