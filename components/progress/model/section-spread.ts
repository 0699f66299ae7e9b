import type { Share } from '@/components/attendance/model/share';

/** The median and the middle half of some shares, in percent. */
export interface Spread {
  count: number;
  middle: number;
  low: number;
  high: number;
}

/** Returns the spread of shares; null without any. */
export function spreadOf(shares: readonly Share[]): Spread | null {
  if (shares.length === 0) return null;
  const sorted = shares.map(({ part, whole }) => (100 * part) / whole).sort((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((place) => quantile(sorted, place));
  return { count: sorted.length, low: low!, middle: middle!, high: high! };
}

/** The value at a place of a sorted list, between two neighbours where there is none. */
function quantile(sorted: readonly number[], place: number): number {
  const position = place * (sorted.length - 1);
  const [below, above] = [Math.floor(position), Math.ceil(position)].map((index) => sorted[index]!);
  return below! + (above! - below!) * (position % 1);
}

export function medianOf(shares: readonly Share[]): Share | null {
  const spread = spreadOf(shares);
  return spread && { part: spread.middle, whole: 100 };
}
