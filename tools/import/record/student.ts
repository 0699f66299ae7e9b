import { compareCode } from '@/lib/text/compare-text';
import { limits } from '@/content/schema/limits';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { student as studentSchema } from '@/content/schema/student/student';
import type { ImportedAssignment, ImportedPerson, Result, Section } from '../model/entity';
import { fromRow } from '../model/entry-origin';
import { withActivities } from './activity';
import { assignmentIdIn } from './assignment-id';
import { attendanceOf, sumOfAttendance } from './attendance';
import type { RecordContext } from './context';
import type { TextShortener } from './text-shortener';
import { hasEnded } from '../model/last-term';
import { progressOf } from './student-progress';
import { resultsOf } from './result';
import { scheduleOf, weeklyOfAll } from './schedule';
import { logOf } from './log';
import { slugOf } from './slug';
import { groupOf, type Weekly } from './weekly';
import { defined } from '../value/defined';

/** A student's record: what the files of the college say, with what only the portal has, such as activities. */
export function studentRecordOf(
  student: ImportedPerson,
  { log: earlier = [], ...before }: StudentRecord,
  context: RecordContext,
): StudentRecord {
  const { model, fit } = context;
  const attendance = attendanceOf(model.attendanceOf(student), before.asOf);
  const results = resultsOf(student, context);
  const sections = [...new Set(student.sections.map((section) => fit.section(section.name)))];
  const record: StudentRecord = {
    ...before,
    student: { ...before.student, ...profileOf(student, fit, results?.cgpa) },
    ...(sections.length > 0 && { sections: sections.sort() }),
    ...(attendance && { attendance }),
    ...(student.sections.length > 0 && {
      subjects: { items: subjectsOf(student, before.asOf, context) },
    }),
    ...timetableOf(student, context),
    ...(results && { results }),
    ...progressOf(student, context),
    activities: {
      ...before.activities,
      items: withActivities(before.activities.items, student, context),
    },
    ...assignmentsOf(student, before, context),
  };
  const sectionOf = (subject: string) => student.sections.find(({ id }) => slugOf(id) === subject);
  const log = logOf(student, record, sectionOf, earlier, context);
  return { ...record, ...(log.length > 0 && { log }) };
}

/** The years "2025-29" of "2025-2029" or "CSE 2025–29". */
function batchOf(text: string | undefined): string | undefined {
  const [, from, to] = /(?<!\d)(\d{4})\s*[-–/]\s*(?:\d\d)?(\d\d)(?!\d)/.exec(text ?? '') ?? [];
  return from && to ? `${from}-${to}` : text;
}

function profileOf(
  { fact, signInId }: ImportedPerson,
  fit: TextShortener,
  officialCgpa: number | undefined,
): Partial<StudentRecord['student']> & { name: string } {
  const { name, givenName, program, city, lateral } = fact;
  const { shape } = studentSchema;
  const semester = fit.valid(shape.semester, fact.semester, 'semester');
  const batch = fit.valid(shape.batch, batchOf(fact.batch), 'batch');
  const cgpa = fit.valid(shape.cgpa, officialCgpa ?? fact.cgpa, 'cgpa');
  const email = fit.valid(shape.email, fact.email?.toLowerCase(), 'email');
  return {
    name: fit.line(name, limits.person, 'name'),
    ...defined({ firstName: fit.line(givenName, limits.firstName, 'givenName') }),
    rollNumber: signInId,
    ...defined({
      program: fit.line(program, limits.student.program, 'program'),
      ...{ semester, batch, cgpa, lateral, email },
      city: fit.line(city, limits.student.city, 'city'),
    }),
  };
}

type Subject = StudentRecord['subjects']['items'][number];

/** One subject per section with a course whose terms are not over, by name. */
function subjectsOf(student: ImportedPerson, asOf: string, context: RecordContext): Subject[] {
  return student.sections
    .filter((section) => isSubject(section) && !hasEnded(section, context.today))
    .map((section) =>
      fromRow(section.origin, {
        ...subjectOf(section, context.fit),
        ...standingIn(student, section, asOf, context),
      }),
    )
    .sort((a, b) => (a.name === b.name ? compareCode(a.id, b.id) : compareCode(a.name, b.name)));
}

const isSubject = ({ course, teachers, meetings }: Section) =>
  course !== undefined || teachers.length > 0 || meetings.length > 0;

/** The grade and the attendance of a student in a subject. */
function standingIn(
  student: ImportedPerson,
  section: Section,
  asOf: string,
  { model, fit }: RecordContext,
): Pick<Subject, 'grade' | 'attendance'> {
  const grade = student.results.find((one) => one.section === section)?.grade;
  const attendance = model.attendanceIn(student, section);
  return defined({
    grade: fit.line(grade, limits.assignment.grade, 'grade'),
    attendance: attendance && sumOfAttendance(attendance, asOf),
  });
}

type Timetable = NonNullable<StudentRecord['timetable']>;

/** The weekly meetings of the student's sections, or nothing if no file has any. */
function timetableOf(
  { sections }: ImportedPerson,
  context: RecordContext,
): Pick<StudentRecord, 'timetable'> {
  const weekly = weeklyOfAll(sections);
  if (weekly.length === 0 && sections.every(({ exams }) => exams.length === 0)) return {};
  return {
    timetable: {
      meetings: weekly.map((one) => meetingOf(one, context.fit)),
      ...scheduleOf(weekly, sections, context),
    },
  };
}

function meetingOf(weekly: Weekly, fit: TextShortener): Timetable['meetings'][number] {
  const { id, section, start, end, room, weekdays, from, to, dates } = weekly;
  const { teachers = section.teachers } = weekly;
  const names = teachers.map(({ fact }) => fit.line(fact.name, limits.person, 'name')).sort();
  return {
    ...{ id, start, end, section: fit.section(section.name) },
    course: fit.line(section.course?.title ?? section.name, limits.course, 'title'),
    ...defined({ room: fit.line(room, limits.room, 'room'), ...groupOf(weekly, fit) }),
    weekdays: [...weekdays],
    ...defined({ from, to, dates }),
    ...(isSubject(section) && { subject: slugOf(section.id) }),
    ...(names.length > 0 && { teachers: names.slice(0, limits.teachers) }),
  };
}

/** The code of a course, or its id if the section is named after it; else the name of the section. */
function codeOf({ name, course }: Pick<Section, 'name' | 'course'>): string {
  if (course?.code !== undefined) return course.code;
  return course && name.startsWith(`${course.id} `) ? course.id : name;
}

function subjectOf({ id, name, course, teachers, terms }: Section, fit: TextShortener): Subject {
  const title = fit.line(course?.title ?? name, limits.course, 'title');
  const names = teachers.map(({ fact }) => fit.line(fact.name, limits.person, 'name')).sort();
  const [first] = names;
  const term = [...terms].sort((a, b) => compareCode(b.start ?? '', a.start ?? ''))[0];
  return {
    id: slugOf(id),
    code: fit.line(codeOf({ name, course }), limits.courseCode, 'code'),
    name: title,
    ...(first !== undefined && { faculty: names.length === 1 ? first : names }),
    ...defined({
      credits: course?.credits,
      section: name === title ? undefined : fit.section(name),
      term: fit.line(term?.title, limits.term, 'title'),
    }),
  };
}

type OwnAssignment = StudentRecord['assignments']['items'][number];

function assignmentsOf(
  student: ImportedPerson,
  before: Pick<StudentRecord, 'asOf'>,
  context: RecordContext,
): Pick<StudentRecord, 'assignments'> | undefined {
  const own = [
    ...new Set([
      ...student.sections.flatMap((section) => assignmentsIn(section, student)),
      ...context.model.assignmentsFor(student),
    ]),
  ].filter(({ person }) => person === undefined || person === student);
  if (own.length === 0) return undefined;
  const items = own
    .map((assignment) => ownAssignment(assignment, student, context))
    .sort((a, b) => compareCode(a.due ?? '9', b.due ?? '9') || compareCode(a.id, b.id));
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

/** Returns where only rows of marks say that a section exists, an assignment is for those who have a row. */
const assignmentsIn = ({ implied, assignments }: Section, student: ImportedPerson) =>
  implied ? assignments.filter(({ results }) => results.has(student)) : assignments;

const isPending = ({ state }: OwnAssignment) => state === undefined || state === 'missing';

/** Returns what is withheld is shown as work without a mark. */
function stateOf(result: Result | undefined): OwnAssignment['state'] {
  const { status, score, grade } = result ?? {};
  if (status !== undefined) return status === 'pending' ? undefined : status;
  return (score ?? grade) === undefined ? undefined : 'graded';
}

function ownAssignment(
  assignment: ImportedAssignment,
  student: ImportedPerson,
  { fit, classFigures }: RecordContext,
): OwnAssignment {
  const { title, description, due, maximum, weight, sections, course, results } = assignment;
  const own = sections.filter((one) => student.sections.includes(one));
  const id = assignmentIdIn(assignment, own[0]);
  const section = own.find(isSubject);
  const result = results.get(student);
  const state = stateOf(result);
  const figures = assignment.person ? undefined : classFigures?.(assignment, own[0], id);
  return fromRow(result?.origin ?? assignment.origin, {
    id,
    name: fit.line(title, limits.assignment.name, 'title'),
    subject: fit.line(course?.title ?? sections[0]?.name ?? '–', limits.course, 'title'),
    ...(section && { subjectId: slugOf(section.id) }),
    ...(weight !== undefined && weight >= 0 && weight <= 100 && { weight }),
    ...defined({
      due,
      description: fit.line(description, limits.assignment.description, 'description'),
      ...{ score: result?.score, maximum },
      grade: fit.line(result?.grade, limits.assignment.grade, 'grade'),
      class: figures,
      state,
    }),
  });
}
