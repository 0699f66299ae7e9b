import type { Grading } from '@/content/schema/academic';
import { formatShare } from '@/components/attendance/model/share';
import { compareFractions, fractionOf, type Fraction } from './fraction';

/** A grade of the college's scale. */
type GradeBand = Grading['bands'][number];

/** The grade that a percentage gives; null if it is below all of them. The percentage is not rounded before. */
export function bandOfPercentage(percentage: Fraction, { bands }: Grading): GradeBand | null {
  const reaches = ({ from }: GradeBand) =>
    from !== null && compareFractions(percentage, fractionOf(from)) >= 0;
  return bands.find(reaches) ?? null;
}

/** Marks in percent, on the side of every grade's lowest percentage on which they are. */
export function formatMarks({ numerator, denominator }: Fraction, { bands }: Grading): string {
  const share = { part: numerator, whole: 100n * denominator };
  return formatShare(
    share,
    bands.flatMap(({ from }) => from ?? []),
  );
}

/** The band of a result: the one that its grade names or, without a grade, the one that its percentage gives. */
export function bandOfResult(
  { grade, percentage }: { grade?: string | undefined; percentage?: number | undefined },
  grading: Grading,
): GradeBand | null {
  if (grade !== undefined) return grading.bands.find((band) => band.grade === grade) ?? null;
  return percentage === undefined ? null : bandOfPercentage(fractionOf(percentage), grading);
}

/** The passing grades that a percentage gives, best first. */
export function passingBands({ bands }: Grading): (GradeBand & { from: number })[] {
  return bands.flatMap((band) =>
    band.passes && band.from !== null ? { ...band, from: band.from } : [],
  );
}

/** The highest average that can be reached: the best grade, or 100 percent. */
export function highestAverage({ bands, unit, maximum }: Grading): number {
  if (unit === 'percent') return Math.min(100, maximum);
  return Math.min(maximum, Math.max(...bands.map(({ points }) => points)));
}
