import type { SpecialDay } from '@/content/schema/schedule/schedule';
import { formatShortDay, formatTime, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import type { Timetable } from './dated-meeting';
import {
  dayPlan,
  nextHeldDay,
  nowAndNext,
  specialDayText,
  type TimetableEntry,
} from './timetable-entry';

/** A day and a time of the college: "YYYY-MM-DD" and "HH:mm". */
interface Moment {
  day: string;
  time: string;
}

/** The class or exam that is on now or comes next, and what else a student needs to know about its day. */
export interface NextClass {
  entry: TimetableEntry;
  isNow: boolean;
  /** The one after it on the same day; null if it is the last one. */
  following: TimetableEntry | null;
  /** The classes that its day has lost: classes that are cancelled or held at another time and would not be over. */
  lost: readonly TimetableEntry[];
  /** The special day that it is on. */
  special: SpecialDay | undefined;
  /** The text about today if it is on a later day: "No more classes today", "Diwali: no classes". */
  today: string | null;
}

/** Finds what is on now or comes next; null if nothing is planned. */
export function nextClass(timetable: Timetable, { day, time }: Moment): NextClass | null {
  const todays = dayPlan(timetable, day);
  const { now, next } = nowAndNext(todays.entries, time);
  const key = now[0] ?? next;
  const later = key ? null : nextHeldDay(timetable, daysAfter(day, 1));
  const { entries, special } = later ? dayPlan(timetable, later) : todays;
  const held = entries.filter(({ isHeld }) => isHeld);
  const index = key ? held.findIndex((one) => one.key === key) : later ? 0 : -1;
  const entry = held[index];
  if (!entry) return null;
  return {
    ...{ entry, special, isNow: now.length > 0 },
    following: held[index + 1] ?? null,
    lost: entries.filter(({ isHeld, end }) => !isHeld && (later !== null || end > time)),
    today: later && lineOfToday(todays),
  };
}

function lineOfToday({ entries, special }: ReturnType<typeof dayPlan>): string {
  if (entries.some(({ isHeld }) => isHeld)) return 'No more classes today';
  return special ? specialDayText(special) : 'No classes today';
}

/** The heading: "Next class" or, for a later day, "Next: Monday 30 Nov". */
export function nextClassTitle({ entry, today }: NextClass, day: string): string {
  if (today === null) return 'Next class';
  return `Next: ${weekdayOf(entry.day)} ${formatShortDay(entry.day, day)}`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns when it is: "in 10 min", "at 2:00PM", "now, until 9:55AM"; "Exam" on a later day, and null for a class on one. */
export function nextClassTime({ entry, isNow, today }: NextClass, time: string): string | null {
  const { kind, start, end } = entry;
  if (today !== null) return kind === 'exam' ? 'Exam' : null;
  const minutes = minutesOf(start) - minutesOf(time);
  const when = isNow
    ? `now, until ${formatTime(end)}`
    : minutes <= 60
      ? `in ${minutes} min`
      : `at ${formatTime(start)}`;
  return kind === 'exam' ? `Exam ${when}` : when;
}

/** A room that ends in its number: "Block A, room 101", "Room 101", "101". */
const numbered = /^(?:(?:(?<where>.+?),?\s+)?room\s+)?(?<number>\d\S{0,7})$/i;

/** Returns where a class is, as a figure and its label: "101", "Room, Block A"; without a room its section and its teachers. */
export function placeFigure({ room, section = '', groups = [], teachers = [] }: TimetableEntry): {
  figure: string;
  label: string;
} {
  if (!room) return { figure: section, label: teachers.join(', ') };
  const { where, number } = numbered.exec(room)?.groups ?? {};
  return { figure: number ?? room, label: ['Room', where ?? [], groups].flat(2).join(', ') };
}

/** Returns where a class is in a sentence: "room 101", "Seminar Hall" or, where no room is known, its section. */
export function placeOf({ room, section }: Pick<TimetableEntry, 'room' | 'section'>): string {
  const number = room && numbered.exec(room)?.groups?.number;
  return number ? `room\u00a0${number}` : (room ?? section ?? '');
}
