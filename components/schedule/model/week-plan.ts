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

/** The next classes and exams of this week that are not over. */
export function restOfWeek(
  timetable: Timetable,
  { day, time }: { day: string; time: string },
  weekStart: WeekStart,
  count = 5,
): TimetableEntry[] {
  return entriesBetween(timetable, day, daysAfter(weekOf(day, weekStart), 6))
    .filter((entry) => entry.isHeld && (entry.day > day || entry.end > time))
    .slice(0, count);
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

/** The position of an entry in the grid of a week. Rows and lanes start at 1. */
export interface PlacedEntry {
  entry: TimetableEntry;
  row: number;
  /** The row after its last one. */
  rowEnd: number;
  /** Its column within the day; entries that overlap are side by side. */
  lane: number;
  /** The number of lanes that it takes. */
  span: number;
}

/** A row of the grid: from one start or end to the next. */
export interface WeekRow {
  /** "HH:mm". */
  time: string;
  minutes: number;
  /** True if something starts with it. */
  starts: boolean;
  /** True if nothing is on in it on any day. */
  isFree: boolean;
}

export interface DayLayout {
  lanes: number;
  placed: readonly PlacedEntry[];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The rows of a week and the place of each entry, day by day; the entries of a day are by time. */
export function layOutWeek(days: readonly (readonly TimetableEntry[])[]): {
  rows: WeekRow[];
  days: DayLayout[];
} {
  const entries = days.flat();
  const times = [...new Set(entries.flatMap(({ start, end }) => [start, end]))].sort();
  const rowOf = new Map(times.map((time, index) => [time, index + 1]));
  const rows = times.slice(0, -1).map((time, index) => ({
    time,
    minutes: minutesOf(times[index + 1] ?? time) - minutesOf(time),
    starts: entries.some(({ start }) => start === time),
    isFree: !entries.some(({ start, end }) => start <= time && time < end),
  }));
  return { rows, days: days.map((day) => layOutDay(day, rowOf)) };
}

interface InLane {
  entry: TimetableEntry;
  lane: number;
}

/** Entries that overlap, directly or through others, with their lanes. */
function clustersOf(entries: readonly TimetableEntry[]): InLane[][] {
  const clusters: InLane[][] = [];
  let ends: string[] = [];
  for (const entry of entries) {
    if (ends.every((end) => end <= entry.start)) {
      ends = [];
      clusters.push([]);
    }
    const free = ends.findIndex((end) => end <= entry.start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.end;
    clusters.at(-1)?.push({ entry, lane: lane + 1 });
  }
  return clusters;
}

function layOutDay(entries: readonly TimetableEntry[], rowOf: Map<string, number>): DayLayout {
  const clusters = clustersOf(entries);
  const lanesOf = (cluster: InLane[]) => Math.max(...cluster.map(({ lane }) => lane));
  const lanes = Math.max(1, ...clusters.map(lanesOf));
  const placed = clusters.flatMap((cluster) => {
    const used = lanesOf(cluster);
    return cluster.map(({ entry, lane }) => ({
      entry,
      row: rowOf.get(entry.start) ?? 1,
      rowEnd: rowOf.get(entry.end) ?? 2,
      lane,
      // The last lane of a group takes the space that the day's widest group needs.
      span: lane === used ? lanes - used + 1 : 1,
    }));
  });
  return { lanes, placed };
}
