import type { Grading } from '@/content/schema/academic';
import type { Average } from './average';
import {
  compareFractions,
  fractionOf,
  hundred,
  minus,
  over,
  plus,
  rounded,
  times,
  zero,
  type Fraction,
} from './fraction';
import { highestAverage } from './grade-band';
import type { Marks } from './marks';

/** What a student needs to reach a target. */
export type Need =
  /** It is reached whatever is still to come. */
  | { kind: 'reached' }
  /** The average needed in what is still to come, rounded up. */
  | { kind: 'need'; value: Fraction }
  /** It cannot be reached: `best` is the result with the best of everything still to come, rounded down. */
  | { kind: 'impossible'; best: Fraction };

/** The marks of a subject and the weight of what is still to come. */
export interface Standing {
  reached: Fraction;
  open: Fraction;
  total: Fraction;
}

/** The marks as shares of the whole subject; null if it is not known how much is still to come. */
export function standingOf({ reached, decided, total }: Marks): Standing | null {
  return total && { reached, open: minus(total, decided), total };
}

/** The same if the student knows how much of the subject, in percent, is still to come. */
export function standingWith({ percentage }: Marks, open: Fraction): Standing {
  const decided = over(minus(hundred, open), hundred);
  return { reached: times(percentage ?? zero, decided), open, total: hundred };
}

/** How many decimal places a needed percentage has. */
const decimals = 1;

/** The percentage that is needed in the rest of a subject to have at least `target` percent in all. */
export function neededMarks({ reached, open, total }: Standing, target: Fraction): Need {
  const share = over(times(target, total), hundred);
  const lacking = minus(share, reached);
  if (lacking.numerator <= 0n) return { kind: 'reached' };
  if (compareFractions(lacking, open) > 0) return impossible(plus(reached, open), total);
  return { kind: 'need', value: rounded(times(over(lacking, open), hundred), decimals, 'up') };
}

function impossible(most: Fraction, total: Fraction): Need {
  const best = total.numerator > 0n ? times(over(most, total), hundred) : zero;
  return { kind: 'impossible', best: rounded(best, decimals, 'down') };
}

/**
 * The average that is needed in coming credits, which must be more than 0, so that the rounded CGPA is at least
 * `target`, which has no more decimal places than the scale.
 */
export function neededAverage(
  { sum, credits }: Pick<Average, 'sum' | 'credits'>,
  coming: Fraction,
  target: Fraction,
  grading: Grading,
): Need {
  const { decimals: places, rounding } = grading;
  const all = plus(credits, coming);
  const reaches = lowestThatRounds(target, grading);
  const needed = over(minus(times(reaches, all), sum), coming);
  if (needed.numerator <= 0n) return { kind: 'reached' };
  const value = rounded(needed, places, 'up');
  const highest = fractionOf(highestAverage(grading));
  if (compareFractions(value, highest) <= 0) return { kind: 'need', value };
  const best = over(plus(sum, times(highest, coming)), all);
  return { kind: 'impossible', best: rounded(best, places, rounding) };
}

/** The lowest number that is rounded to the target. */
function lowestThatRounds(target: Fraction, { decimals: places, rounding }: Grading): Fraction {
  if (rounding === 'down') return target;
  const half = over(fractionOf(0.5), fractionOf(10 ** places));
  return minus(target, half);
}
