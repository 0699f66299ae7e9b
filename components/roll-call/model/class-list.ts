import {
  isHeld,
  meetingsBetween,
  type DatedMeeting,
  type Timetable,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import { limits } from '@/content/schema/limits';
import type { StoredRecords } from '@/lib/store/record';
import { daysAfter } from '@/lib/time/day';

/** A class of a day that a register can be taken of. */
export interface ClassOfDay {
  /** The class and the day that it was planned on. */
  id: string;
  meeting: string;
  /** "YYYY-MM-DD" and "HH:mm", when it is held. */
  day: string;
  start: string;
  end: string;
  section: string;
  course: string;
  room?: string | undefined;
  teachers?: readonly string[] | undefined;
  /** Why it is not held, if it is cancelled. */
  cancelled?: string;
}

/** The time between two classes that count as one double period, in minutes. */
const longestBreak = 15;

function classOf<M extends WeeklyMeeting>(dated: DatedMeeting<M>): ClassOfDay {
  const { key: id, meeting, day, start, end, room, teachers, change } = dated;
  const { section, course } = meeting;
  return {
    ...{ id, meeting: meeting.id, day, start, end, section, course, room, teachers },
    ...(!isHeld(dated) && { cancelled: change?.reason ?? '' }),
  };
}

/** The classes of a day by time, cancelled ones too. */
export function classesOn(timetable: Timetable, day: string): ClassOfDay[] {
  return meetingsBetween(timetable, day, day).map(classOf);
}

/** The class with this id on one of the days in which registers are taken. */
export function findClass(timetable: Timetable, id: string, today: string): ClassOfDay | undefined {
  const from = daysAfter(today, -limits.rollCall.days);
  return meetingsBetween(timetable, from, today)
    .map(classOf)
    .find((one) => one.id === id);
}

/**
 * The classes of the last days that are over and have no register, newest first. One that began today counts as soon as it is
 * over.
 */
export function withoutRegister(
  timetable: Timetable,
  taken: StoredRecords<'rollCalls'>,
  { day, time }: { day: string; time: string },
): ClassOfDay[] {
  const first = daysAfter(day, -limits.rollCall.days);
  return meetingsBetween(timetable, first, day)
    .map(classOf)
    .filter(
      (one) =>
        one.cancelled === undefined && !taken.has(one.id) && (one.day < day || one.end <= time),
    )
    .reverse();
}

/** The classes that follow a class without a longer break, of the same section, course and teachers. */
export function followersOf(classes: readonly ClassOfDay[], first: ClassOfDay): ClassOfDay[] {
  const found: ClassOfDay[] = [];
  let last = first;
  for (const one of classes) {
    const pause = minutesOf(one.start) - minutesOf(last.end);
    if (one.id === first.id || pause < 0 || pause > longestBreak || !isSameClass(one, first))
      continue;
    found.push(one);
    last = one;
  }
  return found;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isSameClass = (one: ClassOfDay, other: ClassOfDay) =>
  one.cancelled === undefined &&
  one.day === other.day &&
  one.section === other.section &&
  one.course === other.course &&
  JSON.stringify(one.teachers ?? []) === JSON.stringify(other.teachers ?? []);

/** The class that a register is taken of now: the current one, or the last that is over and has none. */
export function currentClass(
  classes: readonly ClassOfDay[],
  taken: StoredRecords<'rollCalls'>,
  time: string,
): ClassOfDay | undefined {
  const begun = classes.filter((one) => one.cancelled === undefined && one.start <= time);
  return begun.findLast(({ end }) => time < end) ?? begun.findLast(({ id }) => !taken.has(id));
}
