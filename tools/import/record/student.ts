import { limits } from '@/content/schema/limits';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Assignment, Person, Section } from '../model/entity';
import type { Model } from '../model/model';
import { attendanceOf } from './attendance';
import { type Fit } from './fit';
import { hasEnded } from './has-ended';
import { slugOf } from './slug';

/**
 * A student's record: what the files of the college say replaces what the record says, and everything else stays, such as
 * activities, which only this portal has.
 */
export function studentRecordOf(
  student: Person,
  before: StudentRecord,
  model: Model,
  fit: Fit,
  /** The day that the files are from. */
  day: string,
): StudentRecord {
  const attendance = attendanceOf(model.attendanceOf(student), before.asOf);
  const sections = [...new Set(student.sections.map((section) => fit.section(section.name)))];
  return {
    ...before,
    student: { ...before.student, ...profileOf(student, fit) },
    ...(sections.length > 0 && { sections: sections.sort() }),
    ...(attendance && { attendance }),
    ...(student.sections.length > 0 && { subjects: { items: subjectsOf(student, fit, day) } }),
    ...assignmentsOf(student, before, model, fit),
  };
}

function profileOf(
  { fact, signInId }: Person,
  fit: Fit,
): Partial<StudentRecord['student']> & { name: string } {
  const { name, givenName, email, program, semester, batch, city, cgpa } = fact;
  return {
    name: fit.line(name, limits.person, 'name'),
    ...(givenName !== undefined && {
      firstName: fit.line(givenName, limits.firstName, 'givenName'),
    }),
    rollNumber: signInId,
    ...(program !== undefined && {
      program: fit.line(program, limits.student.program, 'program'),
    }),
    ...(semester !== undefined && { semester }),
    ...(batch !== undefined && { batch }),
    ...(cgpa !== undefined && { cgpa }),
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(city !== undefined && { city: fit.line(city, limits.student.city, 'city') }),
  };
}

type Subject = StudentRecord['subjects']['items'][number];

/**
 * One subject per section with a course whose terms are not over, by name. A home class is none, unless somebody teaches
 * in it.
 */
function subjectsOf({ sections }: Person, fit: Fit, day: string): Subject[] {
  return sections
    .filter(
      ({ course, teachers, meetings }) => course || teachers.length > 0 || meetings.length > 0,
    )
    .filter((section) => !hasEnded(section, day))
    .map((section) => subjectOf(section, fit))
    .sort((a, b) => (a.name === b.name ? compare(a.id, b.id) : compare(a.name, b.name)));
}

function subjectOf({ id, name, course, teachers, terms }: Section, fit: Fit): Subject {
  const title = fit.line(course?.title ?? name, limits.course, 'title');
  const names = teachers.map(({ fact }) => fit.line(fact.name, limits.person, 'name')).sort();
  const [first] = names;
  const term = [...terms].sort((a, b) => compare(b.start ?? '', a.start ?? ''))[0];
  return {
    id: slugOf(id),
    code: fit.line(course?.code ?? name, limits.courseCode, 'code'),
    name: title,
    ...(first !== undefined && { faculty: names.length === 1 ? first : names }),
    ...(course?.credits !== undefined && { credits: course.credits }),
    ...(name !== title && { section: fit.section(name) }),
    ...(term && { term: fit.line(term.title, limits.term, 'title') }),
  };
}

type OwnAssignment = StudentRecord['assignments']['items'][number];

function assignmentsOf(
  student: Person,
  before: StudentRecord,
  model: Model,
  fit: Fit,
): Pick<StudentRecord, 'assignments'> | undefined {
  const own = [
    ...new Set([
      ...student.sections.flatMap((section) => assignmentsIn(section, student)),
      ...model.assignmentsFor(student),
    ]),
  ].filter(({ person }) => person === undefined || person === student);
  if (own.length === 0) return undefined;
  const items = own
    .map((assignment) => ownAssignment(assignment, student, fit))
    .sort((a, b) => compare(a.due ?? '9', b.due ?? '9') || compare(a.id, b.id));
  const open = items.filter(isPending);
  const next = open.map(({ due }) => due).filter((due) => due !== undefined && due >= before.asOf);
  return {
    assignments: {
      items,
      pending: {
        count: open.length,
        nextDue: next[0] ?? null,
        asOf: before.asOf,
        basis: 'Assignments without a submission or a mark',
      },
    },
  };
}

/** Where only rows of marks say that a section exists, an assignment is for those who have a row. */
function assignmentsIn({ implied, assignments }: Section, student: Person): Assignment[] {
  return implied ? assignments.filter(({ results }) => results.has(student)) : assignments;
}

const isPending = ({ state }: OwnAssignment) => state === undefined || state === 'missing';

function ownAssignment(assignment: Assignment, student: Person, fit: Fit): OwnAssignment {
  const { id, title, description, due, maximum, sections, course, results } = assignment;
  const result = results.get(student);
  const state =
    result &&
    (result.status ??
      (result.score !== undefined || result.grade !== undefined ? 'graded' : undefined));
  return {
    id: slugOf(id),
    name: fit.line(title, limits.assignment.name, 'title'),
    subject: fit.line(course?.title ?? sections[0]?.name ?? '–', limits.course, 'title'),
    ...(due !== undefined && { due }),
    ...(description !== undefined && {
      description: fit.line(description, limits.assignment.description, 'description'),
    }),
    ...(result?.score !== undefined && { score: result.score }),
    ...(maximum !== undefined && { maximum }),
    ...(result?.grade !== undefined && {
      grade: fit.line(result.grade, limits.assignment.grade, 'grade'),
    }),
    ...(state !== undefined && { state }),
  };
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
