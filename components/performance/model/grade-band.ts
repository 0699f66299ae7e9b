import { formatShare } from '@/components/attendance/model/share';
import type { Grading } from '@/content/schema/academic';
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

/** The scale of averages: what they are called, their unit and the highest one. */
export type Scale = Pick<Grading, 'unit' | 'maximum' | 'names'>;

/** Returns what averages are called: SGPA and CGPA, averages of grade points, unless the college has other names. */
export function averageNames({ unit, names }: Scale) {
  return unit === 'points'
    ? { term: 'SGPA', all: 'CGPA', ...names, value: 'grade points' }
    : { term: 'Term average', all: 'Overall average', ...names, value: 'percentage' };
}

/** Returns what follows an average: " of 10", or "%" on a scale of percentages. */
export function scaleSuffix({ unit, maximum }: Scale): string {
  return unit === 'percent' ? '%' : ` of ${maximum}`;
}

/** An average on its scale: "9.2 of 10", "71.2%". */
export function formatOnScale(value: number, scale: Scale): string {
  return `${value}${scaleSuffix(scale)}`;
}

/** An average for other software: "9.2/10", "71.2%". */
export function scoreOnScale(value: number, scale: Scale): string {
  return formatOnScale(value, scale).replace(' of ', '/');
}
