import { weekdayOf } from '@/lib/time/date';
import { daysAfter, daysBetween } from '@/lib/time/day';
import type { AlternateWeek, Weekday } from '../fact/fact';
import { wordKey, wordMap } from './word';

const words = wordMap<AlternateWeek | 'every'>({
  A: 'a,week a,a week',
  B: 'b,week b,b week',
  odd: 'odd,odd week,odd weeks,ungerade,impar,impaire,dispari',
  even: 'even,even week,even weeks,gerade,par,paire,pari',
  every: 'every,every week,each,all,all weeks,both,weekly,a b,ab,a & b,alle,jede',
});

export const parseAlternateWeek = (text: string) => words.get(wordKey(text));

/** 29 December 1969 was a Monday. */
const weekNumber = (day: string) => Math.floor(daysBetween('1969-12-29', day) / 7);

/** The number of the week in the calendar (ISO 8601): the first one has the first Thursday of the year. */
function calendarWeek(day: string): number {
  const thursday = daysAfter('1969-12-29', weekNumber(day) * 7 + 3);
  return weekNumber(day) - weekNumber(`${thursday.slice(0, 4)}-01-04`) + 1;
}

/** More days than ten years have; a record takes no more. */
const mostDates = 2000;

/** The days on these weekdays, from one to another, in the weeks that are meant. `start` is in the first week A. */
export function alternateDates(
  weekdays: readonly Weekday[],
  week: AlternateWeek,
  { from, to, start }: { from: string; to: string; start: string },
): string[] {
  const isMeant = (day: string) => {
    if (week === 'odd' || week === 'even')
      return calendarWeek(day) % 2 === (week === 'odd' ? 1 : 0);
    return Math.abs(weekNumber(day) - weekNumber(start)) % 2 === (week === 'A' ? 0 : 1);
  };
  const dates: string[] = [];
  for (let day = from; day <= to && dates.length < mostDates; day = daysAfter(day, 1))
    if (weekdays.some((name) => name === weekdayOf(day)) && isMeant(day)) dates.push(day);
  return dates;
}
