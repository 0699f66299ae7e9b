import type { Grading } from '@/content/schema/academic';
import { type Average, formatAverage } from './average';
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
  formatShort,
} from './fraction';
import { highestAverage, averageNames } from './grade-band';
import type { Marks } from './marks';

/** The need of a student to reach a target. */
export type Need =
  /** It is reached whatever is still to come. */
  | { kind: 'reached' }
  /** The average needed in what is still to come, rounded up. */
  | { kind: 'need'; value: Fraction }
  /** It cannot be reached: `best` is the result with the best of everything still to come, rounded down. */
  | { kind: 'impossible'; best: Fraction };

/** The marks of a subject and the weight of what is still to come. */
export interface MarkShares {
  reached: Fraction;
  open: Fraction;
  total: Fraction;
}

/** The marks as shares of the whole subject; null if it is not known how much is still to come. */
export function sharesOf({ reached, decided, total }: Marks): MarkShares | null {
  return total && { reached, open: minus(total, decided), total };
}

/** The same if the student knows how much of the subject, in percent, is still to come. */
export function sharesWith({ percentage }: Marks, open: Fraction): MarkShares {
  const decided = over(minus(hundred, open), hundred);
  return { reached: times(percentage ?? zero, decided), open, total: hundred };
}

/** The number of decimal places of a needed percentage. */
const decimals = 1;

/** The percentage that is needed in the rest of a subject to have at least `target` percent in all. */
export function neededMarks({ reached, open, total }: MarkShares, target: Fraction): Need {
  const share = over(times(target, total), hundred);
  const lacking = minus(share, reached);
  if (lacking.numerator <= 0n) return { kind: 'reached' };
  if (compareFractions(lacking, open) > 0) return impossible(plus(reached, open), total);
  return { kind: 'need', value: rounded(times(over(lacking, open), hundred), decimals, 'up') };
}

/** A grade above the present one, its lowest percentage, and what it needs in the rest; `need` is null without weights. */
interface NextGrade {
  grade: string;
  from: number;
  need: Need | null;
}

/** The first grade above one; null for the best grade, and for one that the scale does not have. */
export function nextGrade(
  marks: Marks,
  grade: string | null,
  { bands }: Pick<Grading, 'bands'>,
): NextGrade | null {
  const index = bands.findIndex((band) => band.grade === grade);
  const next = bands.slice(0, Math.max(0, index)).findLast(({ from }) => from !== null);
  if (!next || next.from === null) return null;
  const shares = sharesOf(marks);
  return {
    ...{ grade: next.grade, from: next.from },
    need: shares && neededMarks(shares, fractionOf(next.from)),
  };
}

/** Returns what a next grade needs: "A+ needs 86.4% in the rest". */
export function formatNextGrade({ grade, from, need }: NextGrade): string {
  if (!need) return `${grade} starts at ${from}%`;
  if (need.kind === 'impossible') return `${grade} cannot be reached`;
  if (need.kind === 'reached') return `${grade} is reached already`;
  return `${grade} needs ${formatShort(need.value)}% in the rest`;
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

/** An average with its unit: "6.95", "71.20%". */
export function formatWithUnit(value: Fraction, grading: Grading): string {
  return `${formatAverage(value, grading)}${grading.unit === 'percent' ? '%' : ''}`;
}

/** Returns what is needed in the rest of a subject, as a cell of a table. */
export function formatNeededMarks(need: Need): string {
  if (need.kind === 'reached') return 'Reached already';
  if (need.kind === 'impossible') return 'Cannot be reached';
  return `${formatShort(need.value)}%`;
}

/** Returns what is needed in the coming credits, in one sentence. */
export function formatNeededAverage(
  need: Need,
  { target, coming, grading }: { target: Fraction; coming: Fraction; grading: Grading },
): string {
  const names = averageNames(grading);
  const text = formatShort(coming);
  const credits = text === '1' ? 'the next credit' : `the next ${text} credits`;
  const goal = `${names.all} of ${formatWithUnit(target, grading)}`;
  if (need.kind === 'reached') return `You keep a ${goal} whatever you get in ${credits}.`;
  if (need.kind === 'impossible')
    return `A ${goal} cannot be reached in ${credits}: the highest possible is ${formatWithUnit(need.best, grading)}.`;
  return `For a ${goal}, you need an average of ${formatWithUnit(need.value, grading)} in ${credits}.`;
}

interface TypedNumberRange {
  /** The highest number that is allowed. */
  maximum: number;
  /** The number of decimal places that are allowed. */
  decimals: number;
}

/** A positive number as a person types it, with a point or a comma; null if it is not one, or too high. */
export function readNumber(text: string, { maximum, decimals }: TypedNumberRange): Fraction | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,6}(?:\.\d+)?$/.test(typed)) return null;
  if ((typed.split('.')[1] ?? '').length > decimals) return null;
  const value = fractionOf(Number(typed));
  return compareFractions(value, fractionOf(maximum)) > 0 ? null : value;
}
