import { compareCode } from '@/lib/text/compare-text';
import { limits } from '@/content/schema/limits';
import type { Results, SubjectResult } from '@/content/schema/student/results';
import { addAt } from '@/tools/file/get-or-make';
import type { CourseResult, ImportedPerson, Term } from '../model/entity';
import type { RecordContext } from './context';
import { slugOf } from './slug';
import { defined } from '../value/defined';

const noTerm: Term = { id: 'results', title: 'Results' };

/** The results of the terms that are over, oldest first, or undefined if no file has any. */
export function resultsOf(
  student: ImportedPerson,
  { today, fit }: RecordContext,
): Results | undefined {
  const terms = new Map<Term, CourseResult[]>();
  for (const result of student.results) {
    const term = result.term ?? noTerm;
    if (isOver(term, student, result, today)) addAt(terms, term, result);
  }
  if (terms.size === 0) return undefined;
  const days = [...terms.values()].flat().flatMap(({ day }) => day ?? []);
  return {
    asOf: days.sort().at(-1) ?? today,
    basis: 'Results that the college has published',
    terms: [...terms]
      .sort(([one], [other]) => compareTerms(one, other))
      .map(([{ id, title }, results]) => {
        const published = results
          .flatMap(({ day }) => day ?? [])
          .sort()
          .at(-1);
        return {
          id: slugOf(id),
          name: fit.line(title, limits.term, 'title'),
          ...defined({ published }),
          subjects: results.map((result) => subjectOf(result, fit)),
        };
      }),
  };
}

/** A term without dates is over unless the student has a section in it. */
function isOver(
  { end, ...term }: Term,
  { sections }: ImportedPerson,
  { section }: CourseResult,
  today: string,
): boolean {
  if (end !== undefined) return end < today;
  return (
    section === undefined && !sections.some(({ terms }) => terms.some(({ id }) => id === term.id))
  );
}

function compareTerms(one: Term, other: Term): number {
  if (one.start !== undefined && other.start !== undefined)
    return compareCode(one.start, other.start);
  return one.title.localeCompare(other.title, 'en', { numeric: true });
}

function subjectOf(
  { course, credits, grade, percentage }: CourseResult,
  fit: RecordContext['fit'],
): SubjectResult {
  return {
    id: slugOf(course.id),
    ...defined({ code: fit.line(course.code, limits.courseCode, 'code') }),
    name: fit.line(course.title, limits.course, 'title'),
    credits: credits ?? course.credits ?? 0,
    ...defined({ grade: fit.line(grade, limits.assignment.grade, 'grade'), percentage }),
  };
}
