import {
  compareFractions,
  formatShort,
  fractionOf,
  hundred,
  over,
  rounded,
  sumOf,
  times,
  type Fraction,
} from '@/components/performance/model/fraction';
import { bandOfPercentage, passingBands } from '@/components/performance/model/grade-band';
import { isHalfMarked, type Assessment, type Marks } from '@/components/performance/model/marks';
import { neededMarks, sharesOf } from '@/components/performance/model/need';
import type { Grading } from '@/content/schema/academic';
import type { ClassFigures } from '@/content/schema/student/assignment';

/** The best grade that can be reached, at most one better than the grade so far. */
export interface ReachableGrade {
  grade: string;
  isBetter: boolean;
  /** The part of what is open that it needs, from 0 to 1; 0 if it is certain. */
  share: number;
  /** The marks that it needs: "41 of 60", "68.4% of the rest", "certain". */
  needs: string;
  /** The name of the only assessment that is open; null if there are several or none is listed. */
  name: string | null;
}

/**
 * Returns the grade that a student of a subject can reach next, at most one above the shown one; null until half of the subject
 * is marked, or if no passing grade can be reached.
 */
export function reachableGrade(
  marks: Marks,
  shown: string | null,
  grading: Grading,
): ReachableGrade | null {
  const { percentage, open } = marks;
  const shares = sharesOf(marks);
  if (!percentage || !shares || !isHalfMarked(marks)) return null;
  const bands = passingBands(grading);
  const grade = shown ?? bandOfPercentage(percentage, grading)?.grade;
  const now = bands.findIndex((band) => band.grade === grade);
  const best = now < 0 ? bands.length - 1 : Math.max(0, now - 1);
  for (const [index, { grade: own, from }] of bands.entries()) {
    if (index < best) continue;
    const need = neededMarks(shares, fractionOf(from));
    if (need.kind === 'impossible') continue;
    const isBetter = now < 0 || index < now;
    const only = open.length === 1 ? open[0]! : null;
    const name = only?.name ?? null;
    if (need.kind === 'reached') return { grade: own, isBetter, share: 0, needs: 'certain', name };
    const share = over(need.value, hundred);
    return {
      grade: own,
      isBetter,
      share: numberOf(share),
      needs: neededText(share, only, shares.open),
      name,
    };
  }
  return null;
}

const numberOf = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);

/** The points of the only open assessment, if it is all that is open, or else a percentage. */
function neededText(share: Fraction, only: Assessment | null, open: Fraction): string {
  const { weight, maximum } = only ?? {};
  const isAll = weight !== undefined && compareFractions(fractionOf(weight), open) === 0;
  if (!isAll || maximum === undefined)
    return `${formatShort(times(share, hundred), 1)}% of the rest`;
  const points = rounded(times(share, fractionOf(maximum)), 1, 'up');
  return `${formatShort(points, 1)} of ${maximum}`;
}

/** The weight or the points reached of those that are marked: "29 of 40"; null if nothing is marked. */
export function formatReached({ reached, decided, percentage }: Marks): string | null {
  return percentage && `${formatShort(reached, 1)} of ${formatShort(decided, 1)}`;
}

/** The medians of the marked work that has one, counted as the marks are, in whole percent; null without any. */
export function classMedian(
  assessments: readonly (Assessment & { class?: ClassFigures | undefined })[],
  { by }: Marks,
): number | null {
  const known = assessments.flatMap(({ class: figures, state, weight = 0, maximum = 0 }) => {
    const size = fractionOf(by === 'weight' ? weight : maximum);
    return figures && state !== 'exempt' && size.numerator > 0n
      ? { size, product: times(size, fractionOf(figures.middle)) }
      : [];
  });
  if (known.length === 0) return null;
  const sizes = sumOf(known.map(({ size }) => size));
  const products = sumOf(known.map(({ product }) => product));
  return Math.round(numberOf(over(products, sizes)));
}

/** The parts of a whole subject in percent: what is reached, what is marked, and what the next grade needs. */
export function partsOf(marks: Marks, { share }: ReachableGrade) {
  const { total, open } = sharesOf(marks)!;
  const part = (value: Fraction) => 100 * numberOf(over(value, total));
  return { reached: part(marks.reached), marked: part(marks.decided), needed: share * part(open) };
}
