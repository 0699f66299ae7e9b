/** A part of a whole, such as classes attended of classes held; of numbers with a point, three decimals count. */
export interface Share<N extends number | bigint = number> {
  part: N;
  whole: N;
}

/** A share as a number of percent, for drawing and sorting. */
export const percentOf = ({ part, whole }: Share): number => (100 * part) / whole;

const exact = (value: number | bigint) =>
  typeof value === 'bigint' ? 1000n * value : BigInt(Math.round(value * 1000));

/** Returns true if a share is below a percentage. Whole numbers only: a quotient would round at the limit. */
export function isBelow({ part, whole }: Share, percent: number): boolean {
  return 100_000n * exact(part) < exact(percent) * exact(whole);
}

/**
 * Returns true if a share is at least this many percentage points lower than the one before, and its part at least `least` less
 * than the share before would make it.
 */
export function hasFallen(before: Share, now: Share, points: number, least = 0): boolean {
  const fall = exact(before.part) * exact(now.whole) - exact(now.part) * exact(before.whole);
  return (
    100_000n * fall >= exact(points) * exact(before.whole) * exact(now.whole) &&
    fall >= exact(least) * exact(before.whole)
  );
}

const decimalsOf = (limit: number) => (String(limit).split('.')[1] ?? '').length;

/**
 * A share in percent, "68.5%", to the nearest tenth, or to as many decimals as one of the limits has. It is shown below
 * a limit, and below 100%, exactly if it is below it.
 */
export function formatShare(
  { part, whole }: Share | Share<bigint>,
  limits: readonly number[] = [],
): string {
  const scale = 10 ** Math.max(1, ...limits.map(decimalsOf));
  const scaled = BigInt(100 * scale) * exact(part);
  const down = scaled / exact(whole);
  const nearest = scaled < 0n ? down : (2n * scaled + exact(whole)) / (2n * exact(whole));
  const reaches = (limit: number) => nearest * 1000n === exact(limit) * BigInt(scale);
  const percent = nearest > down && [100, ...limits].some(reaches) ? down : nearest;
  return `${String(Number(percent) / scale).replace('-', '\u2212')}%`;
}

/** Returns how many percentage points a share is lower than the one before, "14.5", rounded down. */
export function formatFall(before: Share, now: Share): string {
  const fall = exact(before.part) * exact(now.whole) - exact(now.part) * exact(before.whole);
  return String(Number((1000n * fall) / (exact(before.whole) * exact(now.whole))) / 10);
}
