import { daysAfter } from '@/lib/time/day';
import type { CollegeSchedule } from './clash';

/** A week of it has every meeting that is held always. */
const week = 6;

/** The first and the last day of all that has days, within a year before and after `asOf`. */
export function rangeOf<O>(
  { timetables, exams }: Pick<CollegeSchedule<O>, 'timetables' | 'exams'>,
  asOf: string,
): [string, string] {
  let first = asOf;
  let last = daysAfter(asOf, week);
  const add = (day: string | undefined) => {
    if (day === undefined) return;
    if (day < first) first = day;
    if (day > last) last = day;
  };
  for (const { meetings, term, changes } of timetables) {
    for (const one of meetings) for (const day of [one.from, one.to]) add(day);
    for (const day of [term?.from, term?.to]) add(day);
    for (const { day, to } of changes ?? []) for (const one of [day, to?.day]) add(one);
  }
  for (const { day } of exams) add(day);
  const [earliest, latest] = [daysAfter(asOf, -366), daysAfter(asOf, 366)];
  return [first < earliest ? earliest : first, last > latest ? latest : last];
}
