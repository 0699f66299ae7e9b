import { cleanCell, filledCount } from './clean-cell';
import type { RawRow } from './csv-rows';
import type { HeaderScore } from './table';

/** A header has at most this many rows above it. */
export const headerRows = 30;
/** One known name may also be a value, such as "Notes". */
const sureScore = 2;
/** A header of several rows: the row with the names is among the first three. */
const headerHeight = 3;

/**
 * The index of the header among the first rows of a file: the row with the most known names that is as wide as the
 * table. Without known names it is the first row that looks like names. -1 if all rows are blank.
 */
export function findHeader(rows: readonly RawRow[], score: HeaderScore): number {
  const filled = rows.map(({ cells }) => filledCount(cells));
  const width = mostFrequent(rows.map(({ cells }) => cells.length));
  const scores = rows.map(({ cells }) => score(cells.map(cleanCell)));
  const ranks = scores.map((value, index) => value * Math.min(1, (filled[index] ?? 0) / width));
  const best = Math.max(0, ...ranks);
  const known = firstHeader(ranks, filled, best);
  if ((scores[known] ?? 0) >= sureScore) return known;
  const wanted = Math.max(width * 0.5, mostFrequent(filled) * 0.8);
  const least = Math.max(1, Math.min(wanted, Math.max(0, ...filled)));
  const names = firstNames(rows, filled, least);
  return best > 0 && (filled[known] ?? 0) >= least ? Math.min(known, names) : names;
}

/** The most frequent count above one, the larger of two equally frequent ones; one if there is none. */
function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) if (count > 1) times.set(count, (times.get(count) ?? 0) + 1);
  const [first] = [...times].sort(
    ([one, oneTimes], [other, otherTimes]) => otherTimes - oneTimes || other - one,
  );
  return first?.[0] ?? 1;
}

/** Of several tables, the header of the first: a row that is at least half as good as the best. */
function firstHeader(ranks: readonly number[], filled: readonly number[], best: number): number {
  const first = ranks.findIndex((value) => value * 2 >= best);
  let header = first;
  for (let at = first + 1; at < first + headerHeight && filled[at]; at += 1)
    if ((ranks[at] ?? 0) > (ranks[header] ?? 0)) header = at;
  return header;
}

function firstNames(rows: readonly RawRow[], filled: readonly number[], least: number): number {
  const wide = filled.map((count) => count >= least);
  const names = rows.findIndex(({ cells }, index) => wide[index] && areNames(cells));
  return names >= 0 ? names : wide.indexOf(true);
}

/** Returns true if most cells are words, rather than numbers, days or addresses. */
export function areNames(cells: readonly string[]): boolean {
  const filled = cells.map(cleanCell).filter((cell) => cell !== '');
  const values = filled.filter((cell) => /^[\d.,+-]|@/.test(cell));
  return values.length * 2 < filled.length;
}
