import { limits } from '@/content/schema/limits';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { compareCode } from '@/lib/text/compare-text';
import { weekdayOf } from '@/lib/time/date';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Weekday } from '../fact/fact';
import type { ImportedPerson, Result, Section } from '../model/entity';
import { fromRow } from '../model/entry-origin';
import type { Model } from '../model/model';
import { defined } from '../value/defined';
import { toLine } from '../value/line';
import { assignmentIdIn } from './assignment-id';
import type { RecordContext } from './context';
import { overviewOf } from './overview';
import { registerOf } from './register';
import { heldChanges, scheduleOf, weeklyOfAll } from './schedule';
import { slugOf } from './slug';
import type { TextShortener } from './text-shortener';
import { groupOf, type Weekly, weeklyOf } from './weekly';

const nameOf = ({ fact }: ImportedPerson) => toLine(fact.name, limits.person);

const known = new WeakMap<Model, Map<string, Weekly[]>>();

/**
 * The classes of others that a teacher holds on some days, with these days alone. A name that several teachers have is
 * nobody's.
 */
function heldForOthers(teacher: ImportedPerson, context: RecordContext): readonly Weekly[] {
  const { model } = context;
  const held = getOrMake(known, model, () => heldByName(context)).get(nameOf(teacher)) ?? [];
  const isOnly = () => model.teachers.filter((one) => nameOf(one) === nameOf(teacher)).length === 1;
  return held.length > 0 && isOnly() ? held : [];
}

function heldByName(context: RecordContext): Map<string, Weekly[]> {
  const found = new Map<string, Weekly[]>();
  for (const weekly of context.model.sections.flatMap(weeklyOf)) {
    const days = new Map<string, string[]>();
    for (const { day, teachers = [] } of heldChanges(weekly, context))
      for (const name of teachers) addAt(days, name, day);
    for (const [name, dates] of days) addAt(found, name, onDates(weekly, dates.sort()));
  }
  return found;
}

function onDates(weekly: Weekly, dates: string[]): Weekly {
  const [from = ''] = dates;
  const weekdays = [...new Set(dates.map((day) => weekdayOf(day) as Weekday))];
  return { ...weekly, dates, weekdays, from, to: dates.at(-1) ?? from };
}

/** A teacher's record: what the files of the college say replaces what the record says, and everything else stays. */
export function teacherRecordOf(
  teacher: ImportedPerson,
  before: TeacherRecord,
  activitiesOf: (student: ImportedPerson) => PublishedActivity[],
  context: RecordContext,
): TeacherRecord {
  const { fit } = context;
  const sections = [...teacher.sections].sort((a, b) => compareCode(a.name, b.name));
  const own = weeklyOfAll(sections).filter(
    ({ teachers }) => !teachers || teachers.includes(teacher),
  );
  const ids = new Set(own.map(({ id }) => id));
  const held = heldForOthers(teacher, context).filter(({ id }) => !ids.has(id));
  const weekly = [...own, ...held].sort((a, b) => compareCode(a.start, b.start));
  const overview = context.overview && overviewOf(teacher, context.overview, context);
  return {
    ...before,
    facultyProfile: { ...before.facultyProfile, ...profileOf(teacher, fit) },
    ...(weekly.length > 0 && { schedule: scheduleOf(weekly, sections, context) }),
    classes: { items: classesOf(weekly, fit) },
    classroom: { items: sections.map((section) => classroomOf(section, fit)) },
    assignments: { items: sections.flatMap((section) => assignmentsOf(section, fit)) },
    register: { items: registerOf(sections, activitiesOf, context) },
    overview,
  };
}

function profileOf({ fact, signInId }: ImportedPerson, fit: TextShortener) {
  const { name, givenName, designation } = fact;
  return {
    name: fit.line(name, limits.person, 'name'),
    ...defined({ firstName: fit.line(givenName, limits.firstName, 'givenName') }),
    employeeId: signInId,
    ...defined({ designation: fit.line(designation, limits.designation, 'designation') }),
  };
}

const courseOf = ({ course, name }: Section, fit: TextShortener) =>
  fit.line(course?.title ?? name, limits.course, 'title');

function classroomOf(
  section: Section,
  fit: TextShortener,
): TeacherRecord['classroom']['items'][number] {
  return fromRow(section.origin, {
    id: slugOf(section.id),
    section: fit.section(section.name),
    course: courseOf(section, fit),
    ...defined({ room: fit.line(section.room, limits.room, 'room') }),
    students: section.students.length,
  });
}

type Class = TeacherRecord['classes']['items'][number];

/** The teacher's weekly meetings, by time. Meetings at the same time on several days are one class. */
function classesOf(weekly: readonly Weekly[], fit: TextShortener): Class[] {
  const starts = [...new Set(weekly.map(({ start }) => start))].sort();
  return weekly.map((one): Class => {
    const { id, section, start, end, period, room, from, to, dates } = one;
    return fromRow(one.meetings[0]?.origin ?? section.origin, {
      id,
      period: period ?? starts.indexOf(start) + 1,
      start,
      end,
      section: fit.section(section.name),
      course: courseOf(section, fit),
      students: section.students.length,
      weekdays: one.weekdays,
      ...defined({ room: fit.line(room, limits.room, 'room'), ...groupOf(one, fit) }),
      ...defined({ from, to, dates }),
    });
  });
}

function assignmentsOf(
  section: Section,
  fit: TextShortener,
): TeacherRecord['assignments']['items'][number][] {
  return section.assignments
    .filter(({ person }) => person === undefined)
    .map((assignment) => {
      const { title, due, results, origin } = assignment;
      return fromRow(origin, {
        id: assignmentIdIn(assignment, section),
        name: fit.line(title, limits.assignment.name, 'title'),
        section: fit.section(section.name),
        ...defined({ due }),
        ...(results.size > 0 && {
          handedIn: section.students.filter((one) => isHandedIn(results.get(one))).length,
        }),
      });
    })
    .sort((a, b) => compareCode(a.due ?? '9', b.due ?? '9') || compareCode(a.id, b.id));
}

/** Work with a mark was handed in, unless its status says otherwise. */
function isHandedIn(result: Result | undefined): boolean {
  const { status, score, grade } = result ?? {};
  if (status === undefined) return (score ?? grade) !== undefined;
  return status === 'graded' || status === 'submitted' || status === 'late';
}
