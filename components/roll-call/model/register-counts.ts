/** What registers add to the figures of the college's record, which ends before their days. */
import {
  countedClasses,
  sumOfCounts,
  type AttendanceCounts,
} from '@/components/attendance/model/attendance';
import { sectionsIn } from '@/components/drop/model/section';
import { isHeld, meetingsBetween, type Timetable } from '@/components/schedule/model/dated-meeting';
import type { DutyRule } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { groupBy } from '@/lib/list/group';
import { groupByPerson, normalizeId } from '@/lib/record/person';
import { compareCode } from '@/lib/text/compare-text';
import { daysBetween } from '@/lib/time/day';
import { absentIn, isOther, type RollCall, type Status } from './roll-call';
import { countingOf } from './version';

export type RegisterCounts = Required<AttendanceCounts>;

const none: RegisterCounts = { present: 0, late: 0, absent: 0, excused: 0, total: 0 };

/** Counts one more class; on duty counts as the college's rule says. */
export function withStatus(
  { present, late = 0, absent, excused = 0, total }: AttendanceCounts = none,
  status: Status | 'E' | null,
  duty: DutyRule,
): RegisterCounts {
  const is = (one: Status) => Number(status === one);
  return {
    present: present + is('P') + (duty === 'present' ? is('D') : 0),
    late: late + is('L'),
    absent: absent + is('A'),
    excused: excused + (duty === 'leftOut' ? is('D') : 0),
    total: total + 1,
  };
}

/** A student of a teacher's register, and how many of the classes are from registers on this device. */
export interface CountedStudent extends RegisteredStudent {
  registered?: number;
}

interface TeacherSite {
  /** The last day that the college's record has. */
  asOf: string;
  /** The teacher's classes with the changes of this device. */
  timetable: Timetable;
  duty: DutyRule;
}

/** The last day that the college's record has of a student's classes. */
const lastDayOf = (
  { attendanceAsOf }: Pick<RegisteredStudent, 'attendanceAsOf'>,
  asOf: string,
): string => attendanceAsOf ?? asOf;

/** The last day of which the college's record has classes of any of these students; that of the record if it has none. */
export function lastCountedDay(students: readonly RegisteredStudent[], asOf: string): string {
  const days = students.flatMap((row) => (row.attendance?.length ? lastDayOf(row, asOf) : []));
  return days.sort().at(-1) ?? asOf;
}

/** The registers of days after this one, of classes that are held. Of two of one class, the one that counts. */
function countingRegisters(
  rollCalls: Iterable<RollCall>,
  after: string,
  timetable: Timetable,
): readonly RollCall[] {
  const later = [...rollCalls].filter(({ day }) => day > after);
  const days = later.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const held = meetingsBetween(timetable, first, last).filter(isHeld);
  const byClass = groupBy(later, ({ id }) => (isOther(id) ? id.slice(0, id.lastIndexOf(':')) : id));
  return held.flatMap(({ key }) => {
    const own = byClass.get(key)?.map((version) => ({ version, absent: absentIn(version) }));
    return own ? countingOf(own).version : [];
  });
}

/**
 * Adds the registers of later days than the college's record to the figures of a teacher's students, and names those that it
 * added. Figures of all classes, which a student has in each section alike, get the registers of these sections alike.
 * Students without figures of the college stay without.
 */
export function countedStudents(
  students: readonly RegisteredStudent[],
  rollCalls: Iterable<RollCall>,
  { asOf, timetable, duty }: TeacherSite,
): { students: readonly CountedStudent[]; registers: readonly RollCall[] } {
  const earliest = students
    .map((row) => lastDayOf(row, asOf))
    .reduce((a, b) => (a < b ? a : b), asOf);
  const registers = countingRegisters(rollCalls, earliest, timetable);
  if (registers.length === 0) return { students, registers };
  const used = new Set<RollCall>();
  const entries = groupByPerson(students, ({ rollNumber }) => rollNumber);
  const byStudent = groupByPerson(
    registers.flatMap((register) => register.students.map((student) => ({ student, register }))),
    ({ student }) => student,
  );
  const all = students.map((row): CountedStudent => {
    const id = normalizeId(row.rollNumber);
    const isAlike = (one: RegisteredStudent) =>
      one === row || JSON.stringify(one.attendance) === JSON.stringify(row.attendance);
    const sections = entries
      .get(id)!
      .filter(isAlike)
      .map(({ section }) => section);
    const own = (byStudent.get(id) ?? []).filter(
      ({ register: { day, section } }) =>
        day > lastDayOf(row, asOf) && sectionsIn(section, sections).length > 0,
    );
    if (!row.attendance?.length || own.length === 0) return row;
    for (const { register } of own) used.add(register);
    return own.reduce<CountedStudent>(
      (counted, { student, register: { day, marks } }) =>
        withClass(counted, day, withStatus(none, marks[student] ?? 'P', duty)),
      { ...row, registered: own.length },
    );
  });
  return { students: all, registers: registers.filter((one) => used.has(one)) };
}

function withClass(
  { attendance = [], log, ...row }: CountedStudent,
  day: string,
  added: RegisterCounts,
): CountedStudent {
  const month = day.slice(0, 7);
  const others = attendance.filter((one) => one.month !== month);
  const counts = sumOfCounts([added, ...attendance.filter((one) => one.month === month)]);
  return {
    ...row,
    attendance: [{ month, ...counts }, ...others].sort((one, other) =>
      compareCode(other.month, one.month),
    ),
    ...(log && { log: { ...log, weeks: weeksWith(log, day, added) } }),
  };
}

/** The weeks of a log with a class more; those between that no register is of are not known. */
function weeksWith(
  { from, weeks }: NonNullable<RegisteredStudent['log']>,
  day: string,
  counts: RegisterCounts,
) {
  const index = Math.floor(daysBetween(from, day) / 7);
  const { present, total } = countedClasses(counts);
  return Array.from({ length: Math.max(weeks.length, index + 1) }, (_, at) => {
    const week = weeks[at] ?? null;
    const [attended, counted] = week ?? [0, 0];
    return at === index ? ([attended + present, counted + total] as [number, number]) : week;
  });
}
