import { bandOfResult } from '@/components/performance/model/grade-band';
import type { Grading } from '@/content/schema/academic';
import { compareCode } from '@/lib/text/compare-text';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { warningOf, type Report } from '../problem/data-problem';
import type { Facts } from '../fact/fact';
import type { Build } from './build';
import type { PendingFact } from './collector';
import { Directory, nameKey } from './directory';
import type { Course, CourseResult, ImportedPerson, Section, Term } from './entity';
import { reportAt } from './problem';
import { defined } from '../value/defined';

type Fact = Facts['courseResult'];

/**
 * Gives the students their results in whole courses and their official standings. Of several attempts the latest one that
 * passes counts, or else the latest one.
 */
export function addCourseResults(build: Build): void {
  const { collector, references, grading } = build;
  const courses = new ResultCourses(collector.courses);
  const termOf = orMade(collector.terms);
  const attempts = new Map<ImportedPerson, CourseResult[]>();
  for (const { fact, origin } of collector.pending.courseResult) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person?.kind !== 'student') continue;
    const { credits, grade, percentage, day, attempt, course: name } = fact;
    const named = fact.term === undefined ? undefined : termOf(fact.term);
    const section = sectionOf(collector.sections, person, fact, named?.id);
    const course = section?.course ?? courses.find(name ?? fact.section ?? '', fact.title);
    const term = named ?? section?.terms[0];
    addAt(attempts, person, {
      ...{ course, origin },
      ...defined({ section, term, credits, grade, percentage, day, attempt }),
    });
  }
  for (const { fact, origin } of collector.pending.standing) {
    const person = references.find(collector.people, fact.person, 'person', origin);
    if (person?.kind !== 'student') continue;
    const term = fact.term === undefined ? undefined : termOf(fact.term);
    person.standings.push({ ...fact, term, origin });
  }
  const all = [...attempts.values()].flat();
  if (grading) settleGrades(all, grading, build.report);
  settleCredits(all, build);
  for (const [person, own] of attempts) person.results = countingResults(own, grading);
}

/** The courses of results. What is only in results, such as a course of an earlier year, needs no list. */
class ResultCourses {
  private readonly made = new Directory<Course>();

  constructor(private readonly listed: Directory<Course>) {}

  /** A course by its code or by its title. Two codes are two courses, also if they have one title. */
  find(name: string, title = name): Course {
    const known = this.listed.find(name) ?? this.made.find(name);
    if (known) {
      // A table of grades may have only its code, and a later one its title.
      if (known.title === name && title !== name && this.made.get(known.id)) {
        Object.assign(known, { title, code: name });
        this.made.name(known, title);
      }
      return known;
    }
    const sameTitle = this.listed.find(title) ?? this.made.find(title);
    if (sameTitle && sameTitle.code === undefined) {
      if (this.made.get(sameTitle.id)) {
        sameTitle.code = name;
        this.made.name(sameTitle, name);
      }
      return sameTitle;
    }
    const course = { id: name, title, ...(title !== name && { code: name }) };
    this.made.put(course.id, course);
    this.made.name(course, title);
    return course;
  }
}

/** Returns true for a grade that passes, false for one that does not, and undefined for one that is not in the scale. */
const passes = ({ grade, percentage }: CourseResult, grading: Grading | undefined) =>
  grading && bandOfResult({ grade, percentage }, grading)?.passes;

/** Results without credits, or failed with 0, get those of the list of courses or of another row of the course. */
function settleCredits(results: readonly CourseResult[], { grading, report }: Build): void {
  const known = new Map<Course, number>();
  for (const { course, credits = 0 } of results)
    known.set(course, Math.max(credits, known.get(course) ?? 0));
  for (const result of results) {
    const { course, credits, grade, origin } = result;
    const isLost =
      grading && credits === 0 && grade !== undefined && passes(result, grading) !== true;
    if (credits !== undefined && !isLost) continue;
    const settled = course.credits ?? (known.get(course) || undefined);
    if (settled !== undefined) result.credits = settled;
    else if (grading && grade !== undefined)
      reportAt(report, origin, 'credits', {
        ...warningOf('record', 'unknown-credits'),
        value: course.code ?? course.title,
        cause: course.id,
        message: 'Nobody knows the credits of this course. Averages with it are not shown.',
        action: 'Add the course with its credits to the list of courses.',
      });
  }
}

/** Writes grades as the scale of the college does, and reports each that it does not have, once for each file. */
function settleGrades(results: readonly CourseResult[], grading: Grading, report: Report): void {
  const known = new Set(grading.bands.map(({ grade }) => grade));
  for (const result of results) {
    const { grade, origin } = result;
    if (grade === undefined || known.has(grade)) continue;
    // AB is Ab, if the scale has one grade of these letters.
    const [same, other] = [...known].filter((one) => one.toLowerCase() === grade.toLowerCase());
    if (same !== undefined && other === undefined) result.grade = same;
    else
      reportAt(report, origin, 'grade', {
        ...warningOf('record', 'unknown-grade'),
        value: grade,
        cause: grade,
        message: 'This grade is not in content/academic.json. Averages with it are not shown.',
        allowed: [...known].join(', '),
        action: `Add it there with its points, such as ${gradeLine(grade)}, or correct it.`,
      });
  }
}

const gradeLine = (grade: string) =>
  `{ "grade": ${JSON.stringify(grade)}, "points": 0, "from": null, "passes": false }`;

/** One result of each course and term: the latest that passes, or else the latest. */
function countingResults(
  own: readonly CourseResult[],
  grading: Grading | undefined,
): CourseResult[] {
  const sorted = [...own].sort((a, b) => compareCode(a.attempt ?? '', b.attempt ?? ''));
  const terms = new Map(own.flatMap(({ course, term }) => (term ? [[course, term]] : [])));
  const counting = new Map<string, CourseResult>();
  const numbers = new Map<unknown, number>();
  const numberOf = (one: unknown) => getOrMake(numbers, one, () => numbers.size);
  for (const result of sorted) {
    const term = result.term ?? terms.get(result.course);
    const key = `${numberOf(result.course)} ${numberOf(term)}`;
    const earlier = counting.get(key);
    const isCleared =
      earlier && passes(earlier, grading) === true && passes(result, grading) !== true;
    if (isCleared) continue;
    counting.delete(key);
    // A row of another table about the same attempt may not say the credits.
    const { credits = earlier?.credits } = result;
    counting.set(key, { ...result, ...defined({ credits, term }) });
  }
  return [...counting.values()];
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

/** Finds the term of a name. A term that is only in results needs no list. */
function orMade(directory: Directory<Term>): (name: string) => Term {
  const made = new Map<string, Term>();
  return (name) =>
    directory.find(name) ?? getOrMake(made, nameKey(name), () => ({ id: name, title: name }));
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
