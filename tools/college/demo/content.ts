import { createHash } from 'node:crypto';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { usualDays } from '@/content/schema/schedule/meeting';
import { daysAfter } from '@/lib/time/day';
import { studentsOf, type DemoStudent } from './person';
import { planCollege } from './plan-college';
import { studentRecord } from './student';
import { teacherRecord } from './teacher';

/** The content of a site, by the path of its file. */
export type Content = Record<ContentFile, unknown>;

/** The due date of the first assignment: after all months of the calendar, which need not contain it. */
const firstDue = '2031-01-01';

const digits = (index: number) => String(index).padStart(5, '0');
/** Moments going back from the newest, one per hour. */
const moment = (index: number) =>
  new Date(Date.UTC(2025, 8, 10, 9) - index * 3_600_000).toISOString().slice(0, 16);
const monthAfter = (first: number, index: number) =>
  new Date(Date.UTC(2025, first + index, 1)).toISOString().slice(0, 7);
const timeAfter = (minutes: number) =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const numbered = (index: number, text: unknown) => `${String(text)} ${index + 1}`;

/** What tells the entries of a list apart, by field. */
const distinct: Readonly<Record<string, (index: number, value: unknown) => unknown>> = {
  id: (index, value) => `${String(value)}-${index}`,
  ...{ name: numbered, title: numbered, label: numbered, section: numbered },
  code: (index) => `CSE${digits(index)}`,
  rollNumber: (index) => `25CSE${digits(index)}`,
  at: moment,
  dateAdded: (index) => moment(index * 7).slice(0, 10),
  due: (index) => daysAfter(firstDue, index % 300),
};

/** A list of so many entries, made from a shorter one; `more` replaces fields of an entry. */
function lengthen<T extends object>(
  items: readonly T[],
  length: number,
  more: (index: number) => object = () => ({}),
): T[] {
  return Array.from({ length }, (_, index) => {
    const fields = Object.entries({ ...items[index % items.length] }).map(([field, value]) => [
      field,
      distinct[field]?.(index, value) ?? value,
    ]);
    return { ...(Object.fromEntries(fields) as T), ...more(index) };
  });
}

/** Entries for lists that are empty in every record. */
const seeds: Readonly<Record<string, readonly object[]>> = {
  settings: [{ id: 'setting', name: 'Rule', value: 'As the college decided for this semester' }],
  keys: [{ name: 'Dr. Meera Iyer', employeeId: 'PG-ENG-0301' }],
};

/** The most published keys: no college has more people who decide. */
const maxKeys = 1000;

/** A key has the form of a real one, but nobody can sign with it. */
function keyOf(index: number): object {
  const digest = (of: string) => createHash('sha256').update(`${of} ${index}`);
  const [x, y] = ['x', 'y'].map((of) => digest(of).digest('base64url'));
  return { id: digest('id').digest('hex'), publicKey: { kty: 'EC', crv: 'P-256', x, y } };
}

/** The files of a record, by path, with so many entries in every list. */
function filesOf(folder: string, record: object, length: number): Record<string, unknown> {
  const files = Object.entries(record as Record<string, { items?: readonly object[] }>).map(
    ([field, value]): [string, unknown] => {
      const name = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const items = seeds[field] ?? value.items;
      const isKeys = field === 'keys';
      const count = isKeys ? Math.min(length, maxKeys) : length;
      const long = items && { ...value, items: lengthen(items, count, isKeys ? keyOf : undefined) };
      return [`${folder}/${name}.json`, long ?? value];
    },
  );
  return Object.fromEntries(files.filter(([file]) => file in catalogue));
}

/**
 * The content of a site that shows an invented student and an invented teacher to everyone, with `length` entries in
 * every list that can grow, the same ones in every run. Lists with a natural limit (years, months, periods of a day) grow
 * up to that limit. What is about the college itself is that of another content.
 */
export function demoContent(college: Content, length: number): Content {
  const plan = planCollege({ students: 60, teachers: 3, seed: 5 });
  const students = plan.sections.flatMap((section) => studentsOf(plan, section));
  const isFull = (one: DemoStudent) => one.amount === 'long' && one.section.semester > 1;
  const student = studentRecord(plan, students.find(isFull) as DemoStudent);
  const teacher = teacherRecord(plan, 0);
  const upTo = (most: number) => Math.min(length, most);
  const due = student.assignments.items.filter(({ state }) => state === undefined);
  return {
    ...college,
    ...filesOf('student', student, length),
    ...filesOf('faculty', teacher, length),
    'site.json': { ...(college['site.json'] as object), openSample: true },
    'student/assignments.json': {
      items: lengthen(due, length),
      pending: { ...student.assignments.pending, count: length, nextDue: firstDue },
    },
    'student/attendance.json': {
      ...student.attendance,
      months: lengthen(student.attendance.months, upTo(120), (index) => ({
        month: monthAfter(8, -index),
      })),
    },
    'student/calendar.json': calendarOf(college['student/calendar.json'] as object, length),
    'student/results.json': {
      ...student.results,
      terms: lengthen(student.results?.terms ?? [], upTo(20)),
    },
    'student/skill-timeline.json': {
      ...student.skillTimeline,
      periods: lengthen(student.skillTimeline?.periods ?? [], upTo(20), (index) => ({
        period: `${2025 - index}-${String((2026 - index) % 100).padStart(2, '0')}`,
      })),
    },
    'student/timetable.json': timetableOf(student, upTo(60)),
    'faculty/classes.json': {
      items: lengthen(teacher.classes.items, upTo(20), (index) => ({
        ...{ period: index + 1, start: timeAfter(index * 40), end: timeAfter(index * 40 + 35) },
      })),
    },
  } as Content;
}

/** Ten meetings on each weekday, with a change of every second one. */
function timetableOf({ timetable, subjects }: StudentRecord, length: number) {
  const ids = lengthen(subjects.items, length);
  const meetings = lengthen(timetable?.meetings ?? [], length, (index) => {
    const start = Math.floor(index / usualDays.length) * 60;
    return {
      ...{ subject: ids[index]?.id, weekdays: [usualDays[index % usualDays.length]] },
      ...{ start: timeAfter(start), end: timeAfter(start + 50) },
    };
  });
  const changed = meetings.filter((_, index) => index % 2 === 0);
  const changes = changed.map(({ id }, index) => ({
    ...{ id: `change-${index}`, meeting: id, kind: 'cancelled', sequence: 1 },
    ...{ day: `2026-09-${String((index % 28) + 1).padStart(2, '0')}`, at: '2026-09-01T08:00' },
  }));
  return { ...timetable, meetings, changes };
}

/** Events spread over as many months as they need: ten per month, and more only if there are no more months. */
function calendarOf(sample: object, count: number) {
  const length = Math.max(1, Math.min(60, Math.ceil(count / 10)));
  const months = Array.from({ length }, (_, index) => ({
    month: monthAfter(0, index),
    events: [] as object[],
  }));
  for (let index = 0; index < count; index += 1)
    months[index % length]?.events.push({
      ...{ id: `event-${index}`, day: (index % 28) + 1, label: `Unit ${index + 1}` },
      type: index % 2 === 0 ? 'assignment' : 'quiz',
    });
  return { ...sample, shown: monthAfter(0, Math.floor(length / 2)), months };
}
