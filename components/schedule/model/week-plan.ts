import type { SpecialDay } from '@/content/schema/schedule/schedule';
import { dayNames, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { weekdays, type WeekStart } from './calendar';
import { specialDayOn, type Timetable, type WeeklyMeeting } from './dated-meeting';
import { entriesBetween, weeklyEntry, type TimetableEntry } from './timetable-entry';

/** A day of a week. */
export interface WeekDay {
  /** "Monday". */
  name: string;
  /** "YYYY-MM-DD"; null in a week without dates. */
  date: string | null;
  special?: SpecialDay | undefined;
  entries: readonly TimetableEntry[];
}

/** The first day of the week that a day is in. */
export function weekOf(day: string, weekStart: WeekStart): string {
  const ahead = dayNames.indexOf(weekdayOf(day)) - dayNames.indexOf(weekStart);
  return daysAfter(day, -((ahead + 7) % 7));
}

const isOn = ({ weekdays: days, dates }: WeeklyMeeting, name: string) =>
  dates ? false : days ? days.includes(name) : name !== 'Sunday';

/** The days that may be a weekend, which has two of them. */
const daysOff = ['Sunday', 'Saturday', 'Friday'];

/** Leaves out the weekend if nothing is ever on it. */
function shownDays(timetable: Timetable, days: WeekDay[]): WeekDay[] {
  const isUsed = ({ name, entries }: WeekDay) =>
    entries.length > 0 || timetable.meetings.some((meeting) => isOn(meeting, name));
  const used = days.filter(isUsed).map(({ name }) => name);
  const off = daysOff.filter((name) => !used.includes(name)).slice(0, 2);
  return days.filter(({ name }) => !off.includes(name));
}

/** A week of a timetable, from its first day. */
export function datedWeek(timetable: Timetable, first: string): WeekDay[] {
  const entries = entriesBetween(timetable, first, daysAfter(first, 6));
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = daysAfter(first, index);
    return {
      ...{ name: weekdayOf(date), date },
      special: specialDayOn(timetable.days ?? [], date),
      entries: entries.filter(({ day }) => day === date),
    };
  });
  return shownDays(timetable, days);
}

/** The weekly meetings by weekday, without dates. */
export function weeklyPlan(timetable: Timetable, weekStart: WeekStart): WeekDay[] {
  const byStart = [...timetable.meetings].sort(
    (one, other) => Number(one.start > other.start) - Number(one.start < other.start),
  );
  const days = weekdays(weekStart).map((name) => ({
    ...{ name, date: null },
    entries: byStart.filter((meeting) => isOn(meeting, name)).map(weeklyEntry),
  }));
  return shownDays(timetable, days);
}

/** The first days of the first and the last week that can be chosen; null for no limit. */
export function weekRange(
  { term, exams = [] }: Timetable,
  today: string,
  weekStart: WeekStart,
): { first: string; last: string } | null {
  if (!term) return null;
  const days = [term.from, term.to, today, ...exams.map(({ day }) => day)].sort();
  return {
    first: weekOf(days[0] ?? today, weekStart),
    last: weekOf(days.at(-1) ?? today, weekStart),
  };
}
