import { dayNames } from '@/lib/time/date';
import { daysBetween } from '@/lib/time/day';
import type { Weekday } from '../fact/fact';
import { dayOf, oneDay } from './wall-time';

/** Weekdays on which something takes place every week, from a first to a last day. */
interface WeeklyRun {
  weekdays: Weekday[];
  from: string;
  /** Left out if it goes on without end. */
  to?: string;
  /** The only days, if it is not held every week. */
  dates?: string[];
}

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;

/**
 * Days, as numbers since 1970, as weekly runs that have exactly these days. A day that is missing starts a new run.
 * `goesOn` says that the last run has no end.
 */
export function weeklyRuns(days: Iterable<number>, goesOn = false): WeeklyRun[] {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const counts = Array.from({ length: 7 }, () => 0);
  for (const day of sorted) counts[weekdayOf(day)] = (counts[weekdayOf(day)] ?? 0) + 1;
  const half = Math.max(...counts) / 2;
  // A weekday with few days, such as one Saturday instead of a holiday, would interrupt the runs of the others.
  const usual = dayNames.flatMap((_, weekday) => ((counts[weekday] ?? 0) >= half ? weekday : []));
  const others = dayNames.flatMap((_, weekday) => (usual.includes(weekday) ? [] : weekday));
  return [
    ...runsOn(usual, sorted, goesOn),
    ...others.flatMap((weekday) => runsOn([weekday], sorted, false)),
  ];
}

/** The same, but days of which no two weeks follow each other, such as every second week, are one run with dates. */
export function datedRuns(days: Iterable<number>, goesOn = false): WeeklyRun[] {
  const runs = weeklyRuns(days, goesOn);
  const isShort = ({ from, to }: WeeklyRun) => to !== undefined && daysBetween(from, to) < 7;
  if (runs.length < 3 || !runs.every(isShort)) return runs;
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const dates = sorted.map((day) => dayOf(day * oneDay));
  const [from = ''] = dates;
  return [{ weekdays: namesOf(sorted.map(weekdayOf)), from, to: dates.at(-1) ?? from, dates }];
}

function runsOn(weekdays: readonly number[], sorted: readonly number[], goesOn: boolean) {
  const runs: number[][] = [];
  for (const day of sorted) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const last = runs.at(-1);
    if (last && nextDay(last.at(-1) ?? 0, weekdays) === day) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run, index): WeeklyRun => {
    const isOpen = goesOn && index === runs.length - 1;
    return {
      weekdays: namesOf(isOpen ? weekdays : run.map(weekdayOf)),
      from: dayOf((run[0] ?? 0) * oneDay),
      ...(!isOpen && { to: dayOf((run.at(-1) ?? 0) * oneDay) }),
    };
  });
}

/** The first day after another that is on one of the weekdays. */
function nextDay(day: number, weekdays: readonly number[]): number {
  for (let next = day + 1; ; next += 1)
    if (weekdays.includes(weekdayOf(next)) || next > day + 7) return next;
}

/** The names, from Monday. */
function namesOf(weekdays: readonly number[]): Weekday[] {
  return [1, 2, 3, 4, 5, 6, 0].flatMap((weekday) =>
    weekdays.includes(weekday) ? (dayNames[weekday] ?? []) : [],
  );
}
