/**
 * The classes of a student, each with what the student was by the college's record or, on later days, by the register of its
 * teacher. The college's record has the classes that were not attended in time, and how many counted in each week.
 */
import { sectionsIn } from '@/components/drop/model/section';
import { dutyOn, type DutyEvent } from '@/components/event-list/model/duty';
import {
  isHeld,
  meetingsBetween,
  type DatedMeeting,
  type Timetable,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import type { DutyRule } from '@/content/schema/academic';
import { limits } from '@/content/schema/limits';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { AttendanceLog } from '@/content/schema/student/attendance-log';
import type { StudentDrop } from '@/lib/drop/access';
import { groupBy } from '@/lib/list/group';
import { isSameId } from '@/lib/record/person';
import { daysAfter, mondayOf } from '@/lib/time/day';
import { withStatus, type RegisterCounts } from './register-counts';
import { statusNames, type Status } from './roll-call';
import { classOf, type ClassDay } from './version';

/** E: excused, which only the college's record says. */
export type ShownStatus = Status | 'E';

export const shownNames: Record<ShownStatus, string> = { ...statusNames, E: 'excused' };

export interface StudentClass {
  /** The class and the day that it was planned on. */
  id: string;
  day: string;
  start: string;
  end: string;
  course: string;
  /** The id of the subject in the record. */
  subject: string | undefined;
  room?: string | undefined;
  teachers: readonly string[];
  /** The status by the college's record or, if it does not tell, the teacher's register. */
  status: ShownStatus | null;
  source: 'college' | 'teacher' | 'event' | null;
  /** The event on whose days it is, unless the student was in the class. */
  event?: string | undefined;
  /** True if the teacher's register counts in figures: the college's record ends before this day. */
  isCounted: boolean;
  /** The teacher's register, also if the college's record counts. */
  register?: ClassDay | undefined;
  /** The registers of other teachers, which do not count. */
  others: readonly { teacher: string; status: Status }[];
  /** True if the two say different things. */
  differs: boolean;
}

export type ClassesRecord = Pick<StudentRecord, 'asOf' | 'subjects' | 'log' | 'timetable'> &
  Partial<Pick<StudentRecord, 'activities'>> & { drop?: StudentDrop[] };

interface Now {
  day: string;
  time: string;
}

/**
 * The classes that are over, newest first, with what counts in each. Cancelled ones are left out, with their registers. On the
 * days of an event, a class without another mark than absent is on duty, unless the college's record has it.
 */
export function classesOf(
  record: ClassesRecord,
  timetable: Timetable,
  registers: Iterable<ClassDay>,
  { day: today, time }: Now,
  events: readonly DutyEvent[] = [],
): StudentClass[] {
  const byClass = groupBy(registers, (one) => classOf(one).id);
  const logs = record.log ?? [];
  const first = logs.map(({ from }) => from).sort()[0];
  const from = first ?? daysAfter(today, -limits.rollCall.days);
  const held = meetingsBetween(timetable, from, today).filter(
    (one) => isHeld(one) && (one.day < today || one.start <= time),
  );
  const college = collegeStatuses(record, held);
  return held
    .map((dated): StudentClass => {
      const { key: id, day, start, end, meeting, room, teachers = [] } = dated;
      const registers = byClass.get(id) ?? [];
      const register = registerOf(registers, teachers, record.drop ?? []);
      const others = registers.filter((one) => one !== register);
      const said = college.get(id) ?? null;
      const marked = register?.steps.at(-1)!.status ?? null;
      const event = dutyOn(events, day)?.name;
      const isAway = event !== undefined && (marked === null || marked === 'A');
      const taught = isAway && marked ? 'D' : marked;
      const isCovered = day <= coveredTo(record, meeting);
      return {
        ...{ id, day, start, end, course: meeting.course, room, teachers, register },
        others: others.map(({ teacher, steps }) => ({
          teacher: nameOf(record, teacher),
          status: steps.at(-1)!.status,
        })),
        subject: subjectOf(record, meeting)?.id,
        status: said ?? (isAway ? 'D' : taught),
        source: said ? 'college' : isAway ? 'event' : taught && 'teacher',
        ...(isAway && said !== 'P' && said !== 'L' && { event }),
        isCounted: taught !== null && !isCovered,
        differs: said !== null && marked !== null && !isSame(said, marked),
      };
    })
    .reverse();
}

/** Imports know on duty as excused. */
export const isSame = (one: ShownStatus, other: ShownStatus) =>
  one === other || (one === 'E' && other === 'D');

const nameOf = ({ drop = [] }: ClassesRecord, teacher: string): string =>
  drop.find((one) => isSameId(one.teacher, teacher))?.name ?? 'Another teacher';

/** Of the registers of several teachers, that of who holds the class by the timetable. */
function registerOf(
  registers: readonly ClassDay[],
  teachers: readonly string[],
  drops: readonly StudentDrop[],
): ClassDay | undefined {
  const holds = ({ teacher }: ClassDay) =>
    drops.some((one) => isSameId(one.teacher, teacher) && teachers.includes(one.name));
  return registers.find(holds) ?? registers[0];
}

const subjectOf = ({ subjects }: ClassesRecord, { subject, course }: WeeklyMeeting) =>
  subjects.items.find(({ id, name }) => (subject === undefined ? name === course : id === subject));

/** The last day of a class that the college's record has. */
const coveredTo = (record: ClassesRecord, meeting: WeeklyMeeting): string =>
  subjectOf(record, meeting)?.attendance?.asOf ?? record.asOf;

export const statuses = { absent: 'A', late: 'L', excused: 'E', duty: 'D' } as const;

/**
 * Returns what the college's record says about each class that it covers, by id. Null where it does not tell: the classes of a week
 * without an exception were attended only if as many counted as the timetable has.
 */
function collegeStatuses(record: ClassesRecord, held: readonly DatedMeeting[]) {
  const found = new Map<string, ShownStatus | null>();
  for (const log of record.log ?? []) {
    const own = held.filter(
      ({ day, meeting }) =>
        (log.subject === undefined || subjectOf(record, meeting)?.id === log.subject) &&
        log.from <= day &&
        day <= coveredTo(record, meeting),
    );
    for (const week of groupBy(own, ({ day }) => mondayOf(day)).values())
      for (const [id, status] of statusesOfWeek(week, log))
        if (!found.has(id)) found.set(id, status);
  }
  return found;
}

function statusesOfWeek(week: readonly DatedMeeting[], { from, weeks, days = [] }: AttendanceLog) {
  const left = [...days];
  const own = week.map(({ key, day, start }): [string, ShownStatus | null] => {
    const index = left.findIndex(
      (one) => one.day === day && (one.start === undefined || one.start === start),
    );
    const [exception] = index < 0 ? [] : left.splice(index, 1);
    return [key, exception ? statuses[exception.status] : null];
  });
  const number = Math.round((Date.parse(mondayOf(week[0]!.day)) - Date.parse(from)) / 604_800_000);
  const [attended, counted] = weeks[number] ?? [null, null];
  const leftOut = own.filter(([, status]) => status === 'E' || status === 'D').length;
  const missed = own.filter(([, status]) => status === 'A').length;
  const isWhole = counted !== null && own.length - leftOut === counted;
  const isTold = isWhole && attended === counted - missed;
  return own.map(([id, status]) => [id, status ?? (isTold ? 'P' : null)] as const);
}

/** Returns true for a class that was not attended in time, or about which the college's record and a register differ. */
export const isNotPresent = ({ status, differs }: StudentClass): boolean =>
  differs || (status !== null && status !== 'P');

/** The classes that registers add to a subject's figures, by its id. */
export function registerCounts(
  classes: readonly StudentClass[],
  duty: DutyRule,
): ReadonlyMap<string, RegisterCounts> {
  const counts = new Map<string, RegisterCounts>();
  for (const { subject, status, isCounted } of classes) {
    if (!isCounted || subject === undefined) continue;
    counts.set(subject, withStatus(counts.get(subject), status, duty));
  }
  return counts;
}

/** The days of which a letter about a section's attendance may still count, oldest first. */
export function openDays(record: ClassesRecord, section: string, today: string): readonly string[] {
  const { timetable } = record;
  const first = daysAfter(today, -limits.rollCall.days);
  if (!timetable) return [];
  const meetings = timetable.meetings.filter((one) => sectionsIn(one.section, [section])[0]);
  const open = meetingsBetween({ ...timetable, meetings }, first, today).filter(
    ({ day, meeting }) => day > coveredTo(record, meeting),
  );
  return [...new Set(open.map(({ day }) => day))];
}
