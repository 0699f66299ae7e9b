import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHeldOn } from '@/components/schedule/model/class-day';
import { problemsOf, type Problem } from '@/content/parse';
import { studentRecord, type StudentRecord } from '@/content/schema/record/student-record';
import {
  teacherRecord,
  type RegisteredStudent,
  type TeacherRecord,
} from '@/content/schema/record/teacher-record';
import { usualDays } from '@/content/schema/schedule/meeting';
import type { StudentTimetable } from '@/content/schema/schedule/timetable';
import type { AttendanceLog } from '@/content/schema/student/attendance-log';
import type { Subject } from '@/content/schema/student/subject';
import { compareCode } from '@/lib/text/compare-text';
import { dayNames } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import type { DatedClass } from '@/tools/import/model/entity';
import { rowLogOf, weeksOfClasses } from '@/tools/import/record/log';
import { occupancyIndex } from '@/tools/import/record/occupancy';
import type { College } from './college';
import { emptyStudentRecord, emptyTeacherRecord } from './empty-record';
import type { PersonRecord } from './person-of';

/** The college that is sealed into the sample site, with a secret that everybody may know. */
export const demoCollege: College = {
  id: '0DEM0C0LLEGE00000000000000',
  secret: new Uint8Array(
    createHash('sha256').update('The built-in demo college has no secret.').digest(),
  ),
  generations: {},
};

/** The files of the invented people, by their path below a content folder. A college may delete them. */
export function demoFiles(content: string): string[] {
  const folder = join(content, 'people');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => `people/${name}`);
}

/** The records of the invented people on a day: students first, as the register of a teacher needs theirs. */
export function demoPeople(content: string, today: string): PersonRecord[] {
  const records = demoFiles(content).map((file) =>
    demoRecord(JSON.parse(readFileSync(join(content, file), 'utf8')), today),
  );
  const students = records.filter((one) => one.kind === 'student');
  const teachers = records.filter((one) => one.kind === 'teacher');
  const meetings = teachers.flatMap(({ classes }) => classes.items);
  const occupancyOf = occupancyIndex(meetings.map((one) => ({ weekdays: usualDays, ...one })));
  const shown = students.map((one) => {
    const timetable = timetableOf(one, teachers);
    const log = demoLog(one, timetable);
    return { ...one, timetable, ...(log.length > 0 && { log }) };
  });
  return [
    ...shown,
    ...teachers.map((one) => ({
      ...one,
      occupancy: occupancyOf(one.classroom.items.map(({ section }) => section)),
      assignments: { items: one.assignments.items.map((work) => withHandedIn(work, students)) },
      register: { sample: true, items: registerOf(one, shown) },
    })),
  ];
}

/** The errors in the file of an invented person. */
export function demoProblems(file: string, value: unknown, today: string): Problem[] {
  const record = demoRecord(value, today);
  return problemsOf(record.kind === 'teacher' ? teacherRecord : studentRecord, file, record);
}

/** A file's fields in a record that has all it needs. They may have errors. */
function demoRecord(value: unknown, today: string): PersonRecord {
  const fields = resolveDays(value, today) as PersonRecord | null;
  const basis = { name: '', id: '', asOf: today };
  return fields?.kind === 'teacher'
    ? { ...emptyTeacherRecord(basis), ...fields }
    : { ...emptyStudentRecord(basis), ...fields };
}

const relativeDay = new RegExp(
  `^@(?<weekday>${dayNames.join('|')})?(?<count>[+-]?\\d+)(?<unit>[dwmy])(?<time>T\\d\\d:\\d\\d)?$`,
);

/**
 * A value whose days are written relative to a day: "@-3d" is three days before it, "@Monday+1w" the Monday of the week
 * after it, "@-1m" the month before it, "@0y" its academic year. A day may have a time: "@-3dT09:30".
 */
function resolveDays(value: unknown, today: string): unknown {
  if (Array.isArray(value)) return value.map((one) => resolveDays(one, today));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, resolveDays(one, today)]),
    );
  const found = typeof value === 'string' && relativeDay.exec(value)?.groups;
  if (!found) return value;
  const { weekday, unit, time = '' } = found;
  const count = Number(found['count']);
  if (unit === 'm' || unit === 'y')
    return unit === 'm' ? monthAt(today, count) : yearAt(today, count);
  const fromMonday = (dayNames.findIndex((name) => name === weekday) + 6) % 7;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const start = weekday === undefined ? today : daysAfter(today, fromMonday - sinceMonday);
  return daysAfter(start, unit === 'w' ? 7 * count : count) + time;
}

/** The month `count` months after that of a day, "YYYY-MM". */
function monthAt(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The academic year `count` years after that of a day, "2026-27". It starts in July. */
function yearAt(day: string, count: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = year + count - (month < 7 ? 1 : 0);
  return `${start}-${String(start + 1).slice(2)}`;
}

/** The classes of a student's sections, as their teachers have them. */
function timetableOf(
  { sections = [], subjects }: StudentRecord,
  teachers: readonly TeacherRecord[],
): StudentTimetable {
  const meetings = teachers.flatMap(({ classes, facultyProfile }) =>
    classes.items
      .filter(({ section }) => sections.includes(section))
      .map(({ id, start, end, section, course, room, weekdays }) => ({
        id,
        start,
        end,
        section,
        course,
        room,
        weekdays,
        subject: subjects.items.find(({ name }) => name === course)?.id,
        teachers: [facultyProfile.name],
      })),
  );
  const schedules = teachers.flatMap(({ schedule }) => schedule ?? []);
  const [first] = schedules;
  const ids = new Set(meetings.map(({ id }) => id));
  return {
    sample: true,
    meetings,
    ...(first?.term && { term: first.term }),
    days: first?.days ?? [],
    changes: schedules.flatMap((one) => one.changes).filter(({ meeting }) => ids.has(meeting)),
    exams: schedules
      .flatMap((one) => one.exams)
      .filter(({ section = '' }) => sections.includes(section)),
  };
}

/** An assignment of a teacher, with the number of students whose records say that it is handed in. */
function withHandedIn(
  work: TeacherRecord['assignments']['items'][number],
  students: readonly StudentRecord[],
): typeof work {
  const own = students.flatMap(({ assignments }) =>
    assignments.items.filter(({ id }) => id === work.id),
  );
  const handedIn = own.filter(
    ({ state }) => state === 'graded' || state === 'submitted' || state === 'late',
  ).length;
  return { ...work, handedIn };
}

type TimedStudent = StudentRecord & { timetable: StudentTimetable };

/** The students of a teacher's sections, with what their records say about the teacher's courses. */
function registerOf(
  { classroom }: TeacherRecord,
  students: readonly TimedStudent[],
): RegisteredStudent[] {
  return students.flatMap((record) => {
    const { student, sections, activities, attendance, assignments, subjects } = record;
    const courses = classroom.items.filter(({ section }) => sections?.includes(section));
    const [first] = courses;
    if (!first) return [];
    const log = rowLogOf(
      classesBySubject(record, record.timetable)
        .flatMap(({ classes }) => classes)
        .sort((one, other) => compareCode(one.day, other.day)),
    );
    const lastDay = subjects.items.find((one) => one.attendance)?.attendance?.asOf;
    const own = assignments.items.filter((one) =>
      courses.some(({ course }) => course === one.subject),
    );
    return {
      name: student.name,
      rollNumber: student.rollNumber,
      section: first.section,
      semester: student.semester,
      activities: activities.items,
      attendance: attendance.months,
      ...(lastDay && { attendanceAsOf: lastDay }),
      ...(log && { log }),
      missing: own.flatMap(({ state, name, due }) => (state === 'missing' ? { name, due } : [])),
      marks: own.flatMap(({ name, due, score, maximum }) =>
        score === undefined || maximum === undefined ? [] : { name, due, score, maximum },
      ),
    };
  });
}

type Attendance = NonNullable<Subject['attendance']>;

/** The attendance of an invented student by week. */
const demoLog = (record: StudentRecord, timetable: StudentTimetable): AttendanceLog[] =>
  classesBySubject(record, timetable).map(({ subject, asOf, classes }) => ({
    subject,
    ...weeksOfClasses(classes, asOf),
  }));

/** The last classes of each subject before the day of its figures. */
function classesBySubject({ subjects }: StudentRecord, { meetings }: StudentTimetable) {
  return subjects.items.flatMap(({ id, attendance }) => {
    const own = meetings.filter(({ subject }) => subject === id);
    const classes = attendance ? classesOf(attendance, own) : [];
    return attendance && classes.length === attendance.total
      ? [{ subject: id, asOf: attendance.asOf, classes }]
      : [];
  });
}

const mostDays = 400;

/** As many classes as the attendance has, oldest first. Those that were not attended in time are spread among them. */
function classesOf(attendance: Attendance, meetings: StudentTimetable['meetings']): DatedClass[] {
  const { absent, late = 0, excused = 0, total, asOf } = attendance;
  const held: { day: string; start: string }[] = [];
  for (let back = 1; back <= mostDays && held.length < total; back += 1) {
    const day = daysAfter(asOf, -back);
    const starts = meetings.filter((one) => isHeldOn(one, day)).map(({ start }) => start);
    held.push(
      ...starts
        .sort()
        .reverse()
        .map((start) => ({ day, start })),
    );
  }
  const others = Array.from({ length: absent + late + excused }, (_, index) =>
    index < absent ? 'absent' : index < absent + late ? 'late' : 'excused',
  );
  const places = new Map(
    others.map((status, index) => [
      Math.floor(((index + 0.5) * total) / others.length),
      status as DatedClass['status'],
    ]),
  );
  return held
    .slice(0, total)
    .reverse()
    .map((one, index) => ({ ...one, status: places.get(index) ?? 'present' }));
}
