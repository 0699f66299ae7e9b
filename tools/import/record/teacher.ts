import { attendanceShare, sumOfCounts } from '@/components/attendance/model/attendance';
import { isBelow } from '@/components/attendance/model/share';
import { helpRows } from '@/components/progress/model/help-row';
import { weekSpreads } from '@/components/progress/model/section-spread';
import { limits } from '@/content/schema/limits';
import type { SectionOverview } from '@/content/schema/record/overview';
import type { RegisteredStudent, TeacherRecord } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { compareCode } from '@/lib/text/compare-text';
import { normalizeText } from '@/lib/text/normalize';
import { weekdayOf } from '@/lib/time/date';
import { daysBetween } from '@/lib/time/day';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Weekday } from '../fact/fact';
import type { ImportedPerson, Result, Section } from '../model/entity';
import { fromRow } from '../model/entry-origin';
import type { Model } from '../model/model';
import { defined } from '../value/defined';
import { toLine } from '../value/line';
import { assignmentIdIn } from './assignment-id';
import type { OverviewRules, RecordContext } from './context';
import { registerOf } from './register';
import { heldChanges, scheduleOf, weeklyOfAll } from './schedule';
import { slugOf } from './slug';
import type { TextShortener } from './text-shortener';
import { groupOf, type Weekly, weeklyOf } from './weekly';

/** A count of fewer is left out, and so is the middle half of fewer. */
const [fewestCounted, fewestSpread] = [5, 10];

const mostAssessments = 5;
const mostWeeks = 60;

/** The sections of the department that a teacher is the head of; undefined for who is none. No student is named. */
function overviewOf(
  { fact }: ImportedPerson,
  rules: OverviewRules,
  context: RecordContext,
): SectionOverview[] | undefined {
  if (!fact.headOf) return undefined;
  const headed = new Set(fact.headOf.map(normalizeText));
  return context.model.sections
    .filter((section) => section.students.length >= fewestCounted && isIn(section, headed))
    .sort((one, other) => compareCode(one.name, other.name))
    .map((section) => sectionOverview(section, rules, context));
}

/** Returns true if most students of a section are in one of these programmes. */
function isIn({ students }: Section, programmes: ReadonlySet<string>): boolean {
  const own = students.filter(({ fact }) => programmes.has(normalizeText(fact.program ?? '')));
  return 2 * own.length > students.length;
}

function sectionOverview(
  section: Section,
  { help, threshold }: OverviewRules,
  context: RecordContext,
): SectionOverview {
  const { fit } = context;
  const rows = registerOf([section], () => [], context);
  const reasons = helpRows(rows, help).flatMap((row) => row.reasons.map(({ rule }) => rule));
  const several = (count: number) => (count < fewestCounted ? undefined : count);
  const ofRule = (name: (typeof reasons)[number]) =>
    several(reasons.filter((rule) => rule === name).length);
  const [teacher] = section.teachers;
  return {
    section: fit.section(section.name),
    course: fit.line(section.course?.title ?? section.name, limits.course, 'title'),
    ...defined({ teacher: teacher && fit.line(teacher.fact.name, limits.person, 'name') }),
    students: section.students.length,
    assessments: assessmentsOf(section, context),
    ...defined({ attendance: attendanceOf(rows), below: several(belowIn(rows, threshold)) }),
    reasons: defined({
      ...{ attendance: ofRule('attendance'), fall: ofRule('fall') },
      ...{ missing: ofRule('missing'), marks: ofRule('marks') },
    }),
  };
}

function assessmentsOf(section: Section, { fit, classFigures }: RecordContext) {
  return [...section.assignments]
    .filter(({ person }) => person === undefined)
    .sort((one, other) => compareCode(one.due ?? '9', other.due ?? '9'))
    .flatMap((assignment) => {
      const figures = classFigures?.(assignment, section, assignmentIdIn(assignment, section));
      const name = fit.line(assignment.title, limits.assignment.name, 'title');
      return figures ? [{ name, figures }] : [];
    })
    .slice(-mostAssessments);
}

/** The middle half of the attendance so far, by week; undefined if no week has enough students. */
function attendanceOf(rows: readonly RegisteredStudent[]): SectionOverview['attendance'] {
  const known = weekSpreads(rows, null)
    .filter(({ spread }) => spread.count >= fewestSpread)
    .slice(-mostWeeks);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return undefined;
  const from = first.monday;
  const weekOf = (monday: string) => daysBetween(from, monday) / 7;
  const weeks = Array.from({ length: weekOf(last.monday) + 1 }, () => null) as NonNullable<
    SectionOverview['attendance']
  >['weeks'];
  for (const { monday, spread } of known)
    weeks[weekOf(monday)] = [spread.low, spread.middle, spread.high].map(Math.round) as [
      ...[number, number, number],
    ];
  return { from, weeks: weeks.slice(-mostWeeks) };
}

function belowIn(rows: readonly RegisteredStudent[], threshold: number | null): number {
  if (threshold === null) return 0;
  return rows.filter(({ attendance = [] }) => {
    const share = attendanceShare(sumOfCounts(attendance));
    return share && isBelow(share, threshold);
  }).length;
}

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
    register: {
      items: registerOf(sections, activitiesOf, context).map(({ attendanceAsOf, ...row }) => ({
        ...row,
        ...(attendanceAsOf !== before.asOf && defined({ attendanceAsOf })),
      })),
    },
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
