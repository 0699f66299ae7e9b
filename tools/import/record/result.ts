import { compareCode } from '@/lib/text/compare-text';
import { limits } from '@/content/schema/limits';
import type { Results, SubjectResult } from '@/content/schema/student/results';
import {
  cumulativeAverage,
  formatAverage,
  termAverage,
  type Average,
} from '@/components/performance/model/average';
import { averageNames } from '@/components/performance/model/grade-band';
import type { Grading } from '@/content/schema/academic';
import { addAt } from '@/tools/file/get-or-make';
import { reportAt } from '../model/problem';
import { warningOf, type Report } from '../problem/data-problem';
import type { CourseResult, ImportedPerson, Term } from '../model/entity';
import { sumOfAttendance } from './attendance';
import type { RecordContext } from './context';
import { slugOf } from './slug';
import { defined } from '../value/defined';

const noTerm: Term = { id: 'results', title: 'Results' };

/** The results of the terms that are over, oldest first, or undefined if no file has any. */
export function resultsOf(
  student: ImportedPerson,
  { model, today, fit }: RecordContext,
): Results | undefined {
  const { grading } = model;
  const terms = new Map<Term, CourseResult[]>();
  for (const result of student.results) {
    const term = result.term ?? noTerm;
    if (isOver(term, student, result, today)) addAt(terms, term, result);
  }
  const { standings } = student;
  for (const { term } of standings) if (term && !terms.has(term)) terms.set(term, []);
  if (terms.size === 0 && standings.length === 0) return undefined;
  const days = [...terms.values()].flat().flatMap(({ day }) => day ?? []);
  const sorted = [...terms].sort(([one], [other]) => compareTerms(one, other));
  const newest = sorted.at(-1)?.[0];
  // A standing without a term is of the newest one.
  const sgpaOf = (term: Term) =>
    standings.findLast((one) => (one.term ?? newest) === term && one.sgpa !== undefined)?.sgpa;
  const results: Results = {
    asOf: days.sort().at(-1) ?? today,
    basis: 'Results that the college has published',
    ...defined({
      cgpa: latest(standings, 'cgpa') ?? student.fact.cgpa,
      backlogs: latest(standings, 'backlogs'),
      earned: latest(standings, 'credits'),
    }),
    terms: sorted.map(([term, own]) => {
      const published = own
        .flatMap(({ day }) => day ?? [])
        .sort()
        .at(-1);
      return {
        id: slugOf(term.id),
        name: fit.line(term.title, limits.term, 'title'),
        ...defined({ published, sgpa: sgpaOf(term) }),
        subjects: own.map((result) => subjectOf(result, fit, attendedIn(model, student, result))),
      };
    }),
  };
  if (grading) reportDifferences(results, student, grading, fit.report);
  return results;
}

const latest = (
  standings: ImportedPerson['standings'],
  field: 'cgpa' | 'backlogs' | 'credits',
): number | undefined => standings.findLast((one) => one[field] !== undefined)?.[field];

/** An average that is computed from fewer digits may differ by this. */
const mostDifference = 0.05;

/** Reports official averages that contradict the computed ones. */
function reportDifferences(
  results: Results,
  { standings }: ImportedPerson,
  grading: Grading,
  report: Report,
): void {
  const names = averageNames(grading);
  const compare = (name: string, official: number | undefined, computed: Average) => {
    const origin = standings.at(-1)?.origin;
    if (official === undefined || !computed.value || !origin) return;
    const value = formatAverage(computed.value, grading);
    if (Math.abs(Number(value) - official) <= mostDifference) return;
    reportAt(report, origin, name.toLowerCase(), {
      ...warningOf('record', 'average-differs'),
      value: `${official}, computed ${value}`,
      message: `The official ${name} differs from the one that the results give. The official one is shown.`,
      action: 'Check that all results are imported, with their credits.',
    });
  };
  for (const { sgpa, ...term } of results.terms)
    compare(names.term, sgpa, termAverage(term, grading));
  // Of a single term, those before may be missing.
  if (results.terms.length > 1)
    compare(names.all, results.cgpa, cumulativeAverage({ terms: results.terms }, grading));
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

/** The classes of a term that is over: those attended and those counted. */
function attendedIn(
  model: RecordContext['model'],
  student: ImportedPerson,
  { section }: CourseResult,
): SubjectResult['attended'] {
  const attendance = section && model.attendanceIn(student, section);
  if (!attendance) return undefined;
  const { present, late = 0, excused = 0, total } = sumOfAttendance(attendance, '');
  return [present + late, total - excused];
}

function subjectOf(
  { course, credits, grade, percentage }: CourseResult,
  fit: RecordContext['fit'],
  attended: SubjectResult['attended'],
): SubjectResult {
  return {
    id: slugOf(course.id),
    ...defined({ code: fit.line(course.code, limits.courseCode, 'code') }),
    name: fit.line(course.title, limits.course, 'title'),
    credits: credits ?? course.credits ?? 0,
    ...defined({ grade: fit.line(grade, limits.assignment.grade, 'grade'), percentage, attended }),
  };
}
