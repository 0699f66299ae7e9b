import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';
import type { Student } from '@/content/schema/student/student';
import { cumulativeAverage, formatAverage } from './average';

/** Since when there are results: "3 terms since Semester 1"; undefined before the first ones. */
export function resultsSince(results: Results | undefined): string | undefined {
  const first = results?.terms[0];
  if (!results || !first) return undefined;
  const { length } = results.terms;
  return length === 1 ? first.name : `${length} terms since ${first.name}`;
}

/** The student with the CGPA of the results, if the college's register has none. */
export function withCgpa<S extends Pick<Student, 'cgpa' | 'cgpaBasis'>>(
  student: S,
  results: Results | undefined,
  grading: Grading,
): S {
  if (student.cgpa !== undefined || !results) return student;
  const { value } = cumulativeAverage(results.terms, grading);
  if (value === null) return student;
  const { asOf, basis } = results;
  return { ...student, cgpa: Number(formatAverage(value, grading)), cgpaBasis: { asOf, basis } };
}
