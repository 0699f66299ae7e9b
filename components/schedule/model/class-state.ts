import { formatShortDay, formatTime } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

/** The state of a class in the day, in words. */
export interface ClassState {
  phase: 'over' | 'now' | 'soon' | 'later';
  /** "in 10 min", "now", "at 3:00PM", "Over"; on another day "Tomorrow" or "Wed 02 Dec". */
  text: string;
}

interface Moment {
  /** "YYYY-MM-DD". */
  day: string;
  /** "HH:mm". */
  time: string;
}

/** A class starts soon this many minutes before. */
const soon = 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns where a class is at a moment, both in the college's time. */
export function classState(
  { day, start, end }: { day: string; start: string; end: string },
  at: Moment,
): ClassState {
  if (day > at.day) return { phase: 'later', text: dayWord(day, at.day) };
  if (day < at.day || end <= at.time) return { phase: 'over', text: 'Over' };
  if (start <= at.time) return { phase: 'now', text: 'now' };
  const wait = minutesOf(start) - minutesOf(at.time);
  return wait <= soon
    ? { phase: 'soon', text: `in ${wait} min` }
    : { phase: 'later', text: `at ${formatTime(start)}` };
}

/** Returns a later day as a word: "Tomorrow", "Wed 02 Dec". */
export function dayWord(day: string, today: string): string {
  return day === daysAfter(today, 1) ? 'Tomorrow' : formatShortDay(day, today, true);
}

/** Returns true if a class has begun today, so that its register can be taken. */
export const hasBegun = ({ day, start }: { day: string; start: string }, at: Moment): boolean =>
  day === at.day && start <= at.time;
