import { getOrMake } from '@/tools/file/get-or-make';
import type { Facts } from '../fact/fact';
import type { Build } from './build';
import type { PendingFact } from './collector';
import type { Directory } from './directory';
import type { CourseResult, ImportedPerson, Section } from './entity';
import { defined } from '../value/defined';

type Fact = Facts['courseResult'];

/** Gives the students their results in whole courses. A later row of the same course and term replaces an earlier one. */
export function addCourseResults({ collector, references }: Build): void {
  const courseOf = orMade(collector.courses);
  const termOf = orMade(collector.terms);
  for (const { fact, origin } of collector.pending.courseResult) {
    const { credits, grade, percentage, day, course: name, term: termName } = fact;
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person?.kind !== 'student') continue;
    const named = termName === undefined ? undefined : termOf(termName);
    const section = sectionOf(collector.sections, person, fact, named?.id);
    const course = section?.course ?? courseOf(name ?? fact.section ?? '', fact.title);
    const term = named ?? section?.terms[0];
    const result: CourseResult = {
      course,
      ...defined({ section, term, credits, grade, percentage, day }),
    };
    person.results = [
      ...person.results.filter((one) => one.course !== course || one.term !== term),
      result,
    ];
  }
}

/** Gives the students the activities that the college keeps. */
export function addActivities({ collector, references }: Build): void {
  for (const { fact, origin } of collector.pending.activity) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person?.kind === 'student') person.activities.push({ ...fact, origin });
  }
}

/** Gives the students their credits, of several rows the last, and their skill points by month. */
export function addProgress({ collector, references }: Build): void {
  const { credits, skillPoints } = collector.pending;
  const studentOf = ({ fact, origin }: PendingFact<'credits' | 'skillPoints'>) => {
    const person = references.find(collector.people, fact.person, 'person', origin);
    return person?.kind === 'student' ? person : undefined;
  };
  for (const one of credits) {
    const student = studentOf(one);
    if (student) student.credits = { ...one.fact, origin: one.origin };
  }
  for (const one of skillPoints) {
    const { month, points } = one.fact;
    const known = studentOf(one)?.skillPoints;
    known?.set(month, (known.get(month) ?? 0) + points);
  }
}

/** Finds what a name means. What is only in results, such as a course of an earlier year, needs no list. */
function orMade<T extends { id: string; title: string }>(directory: Directory<T>) {
  const made = new Map<string, { id: string; title: string; code?: string }>();
  return (name: string, title = name): T | { id: string; title: string; code?: string } => {
    const found = directory.find(name);
    if (found) return found;
    const make = () => ({ id: name, title, ...(title !== name && { code: name }) });
    return getOrMake(made, name, make);
  };
}

/** The section that a row names, or the student's only section of its course in its term. */
function sectionOf(
  directory: Directory<Section>,
  { sections }: ImportedPerson,
  { section: name, course }: Fact,
  term: string | undefined,
): Section | undefined {
  if (name !== undefined) return directory.find(name);
  const own = sections.filter(
    (one) =>
      one.course !== undefined &&
      (one.course.id === course || one.course.code === course || one.course.title === course) &&
      (term === undefined || one.terms.some(({ id }) => id === term)),
  );
  return own.length === 1 ? own[0] : undefined;
}
