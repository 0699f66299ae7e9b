import type { Assignment } from '@/content/schema/student/assignment';
import type { Results } from '@/content/schema/student/results';
import type { Subject } from '@/content/schema/student/subject';
import {
  compareFractions,
  fractionOf,
  hundred,
  minus,
  over,
  plus,
  sumOf,
  times,
  zero,
  type Fraction,
  formatShort,
} from './fraction';

/** An assignment of a subject. */
export type Assessment = Pick<
  Assignment,
  'id' | 'name' | 'due' | 'weight' | 'state' | 'score' | 'maximum' | 'grade'
>;

/** The marks of a subject so far. */
export interface Marks {
  /** Assessments count by their weight, or by their maximum points if none has a weight. */
  by: 'weight' | 'points';
  /** The part of `decided` that was reached, in weight or points. */
  reached: Fraction;
  /** The weight or points of what is marked or missing. */
  decided: Fraction;
  /** The weight of the whole subject; null if it is not known. */
  total: Fraction | null;
  /** `reached` in percent of `decided`; null if nothing is marked. */
  percentage: Fraction | null;
  /** The assessments that count and are still to come. */
  open: readonly Assessment[];
  /** The number of missing assessments that count as 0. */
  missing: number;
  /** The number of assessments with marks, but no points or no weight to count them by. */
  uncounted: number;
}

/** The points reached: those given, or 0 for missing work; undefined while it is not marked. */
const scoreOf = ({ score, state }: Assessment) => score ?? (state === 'missing' ? 0 : undefined);

const isMarked = ({ score, grade, state }: Assessment) =>
  (score ?? grade) !== undefined || state === 'graded' || state === 'missing';

/**
 * Adds up the marks of a subject. An exempt assessment does not count, missing work counts as 0. If any assessment has
 * a weight, those without one do not count; the weight that no assessment has is still to come.
 */
export function marksOf(assessments: readonly Assessment[]): Marks {
  const all = assessments.filter(({ state }) => state !== 'exempt');
  const by = all.some(({ weight }) => weight) ? 'weight' : 'points';
  const parts = all.map((assessment) => partOf(assessment, by));
  const decided = sumOf(parts.map((part) => part.decided));
  const reached = sumOf(parts.map((part) => part.reached));
  return {
    ...{ by, reached, decided },
    total: by === 'weight' ? totalWeight(assessments, all, parts) : null,
    percentage: decided.numerator > 0n ? times(over(reached, decided), hundred) : null,
    open: all.filter((one) => !isMarked(one) && (by === 'points' || Boolean(one.weight))),
    missing: all.filter((one) => one.score === undefined && one.state === 'missing').length,
    uncounted: parts.filter(({ counts }) => !counts).length,
  };
}

/**
 * Returns true if at least half of a subject is marked: before, no grade can be told. Points without weights do not say what
 * is still to come: two tests of 30 points may be 30 of 100 marks.
 */
export function isHalfMarked({ decided, total }: Marks): boolean {
  return total !== null && compareFractions(plus(decided, decided), total) >= 0;
}

interface Part {
  reached: Fraction;
  decided: Fraction;
  /** False for marks that cannot be added. */
  counts: boolean;
}

function partOf(assessment: Assessment, by: Marks['by']): Part {
  const { maximum, weight } = assessment;
  if (!isMarked(assessment)) return { reached: zero, decided: zero, counts: true };
  const score = scoreOf(assessment);
  const size = by === 'weight' ? weight : maximum;
  const isMissing = score === 0 && assessment.score === undefined;
  if (score === undefined || !size || (!maximum && !isMissing))
    return { reached: zero, decided: zero, counts: false };
  const decided = fractionOf(size);
  const share = isMissing ? zero : over(fractionOf(score), fractionOf(maximum ?? 1));
  return { reached: times(decided, share), decided, counts: true };
}

/** The weight that counts: 100 percent, or more if the assessments have more, without exempt and uncounted ones. */
function totalWeight(
  assessments: readonly Assessment[],
  all: readonly Assessment[],
  parts: readonly Part[],
): Fraction {
  const weightOf = ({ weight = 0 }: Assessment) => fractionOf(weight);
  const unlisted = minus(hundred, sumOf(assessments.map(weightOf)));
  const counted = sumOf(all.filter((_, index) => parts[index]?.counts).map(weightOf));
  return unlisted.numerator > 0n ? plus(counted, unlisted) : counted;
}

/** The marks and attendance of a student in a subject, as far as the college publishes it. */
export interface SubjectPerformance extends Pick<Subject, 'id' | 'name' | 'grade' | 'attendance'> {
  assessments: readonly Assessment[];
}

/** The performance in a subject; undefined if nothing is known. */
export function performanceOf(
  { id, name, grade, attendance }: Subject,
  assignments: readonly Assignment[],
): SubjectPerformance | undefined {
  const assessments = assignments
    .filter(({ subjectId }) => subjectId === id)
    .map(toAssessment)
    .sort(byDue);
  if (!grade && !attendance && assessments.length === 0) return undefined;
  return { id, name, assessments, ...(grade && { grade }), ...(attendance && { attendance }) };
}

function toAssessment({ id, name, due, weight, state, score, maximum, grade }: Assignment) {
  const known = { due, weight, state, score, maximum, grade };
  return {
    id,
    name,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  } as Assessment;
}

const byDue = ({ due: one = '9' }: Assessment, { due: other = '9' }: Assessment) =>
  one < other ? -1 : one > other ? 1 : 0;

/** The credits of the subjects whose term has no results yet; empty if they are not known. */
export function creditsToCome(subjects: readonly Subject[], results?: Results): string {
  const over = new Set(results?.terms.map(({ name }) => name));
  const current = subjects.filter(({ term }) => term === undefined || !over.has(term));
  const sum = sumOf(current.map(({ credits = 0 }) => fractionOf(credits)));
  return sum.numerator === 0n ? '' : formatShort(sum);
}
