/** A part of a whole, such as classes attended of classes held; three decimals count. */
export interface Share {
  part: number;
  whole: number;
}

const exact = (value: number) => BigInt(Math.round(value * 1000));

/** Whether a share is below a percentage. Whole numbers only: a quotient would round at the limit. */
export function isBelow({ part, whole }: Share, percent: number): boolean {
  return 100_000n * exact(part) < exact(percent) * exact(whole);
}

/** Whether a share is at least this many percentage points lower than the one before. */
export function hasFallen(before: Share, now: Share, points: number): boolean {
  const fall = exact(before.part) * exact(now.whole) - exact(now.part) * exact(before.whole);
  return 100_000n * fall >= exact(points) * exact(before.whole) * exact(now.whole);
}

const tenthsText = (tenths: bigint) => String(Number(tenths) / 10).replace('-', '\u2212');

/** A share in percent, "68.5%"; rounded down, so that what is below a limit is shown below it. */
export function formatShare({ part, whole }: Share): string {
  return `${tenthsText((1000n * exact(part)) / exact(whole))}%`;
}

/** How many percentage points a share is lower than the one before, "14.5", rounded down. */
export function formatFall(before: Share, now: Share): string {
  const fall = exact(before.part) * exact(now.whole) - exact(now.part) * exact(before.whole);
  return tenthsText((1000n * fall) / (exact(before.whole) * exact(now.whole)));
}
