import type { Assignment } from '@/content/schema/student/assignment';
import type { Results } from '@/content/schema/student/results';
import type { Subject } from '@/content/schema/student/subject';
import { formatShort, fractionOf, sumOf } from './fraction';
import type { Assessment } from './marks';

/** How a student does in a subject, as far as the college publishes it. */
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
