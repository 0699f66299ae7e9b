import type { UpcomingClass } from '@/content/schema/faculty/class';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

type Timed = Pick<UpcomingClass, 'id' | 'start' | 'end'>;

/** The ids of the current and the next class; null if there is none. */
interface NowAndNext {
  now: string | null;
  next: string | null;
}

/** Returns the current and next class of a day at a time, "HH:mm"; cancelled classes are skipped. */
export function nowAndNextAt(
  classes: readonly Timed[],
  time: string,
  isCancelled: (id: string) => boolean = () => false,
): NowAndNext {
  const held = classes.filter(({ id }) => !isCancelled(id));
  const later = held.filter(({ start }) => start > time);
  const next = later.sort((one, other) => (one.start < other.start ? -1 : 1))[0];
  return {
    now: held.find(({ start, end }) => start <= time && time < end)?.id ?? null,
    next: next?.id ?? null,
  };
}

/** The day and time of a class. */
export interface Held {
  weekdays?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The only days it is held on. */
  dates?: readonly string[] | undefined;
}

/**
 * Returns true if a class is held on a day, "YYYY-MM-DD", that follows its own weekday or another one. A class without weekdays is
 * held every day except Sunday, and one with dates on these alone.
 */
export function isHeldOn(
  { weekdays, from, to, dates }: Held,
  day: string,
  weekday: string = weekdayOf(day),
): boolean {
  if ((from && day < from) || (to && to < day)) return false;
  if (dates) return dates.includes(day);
  return weekdays ? weekdays.includes(weekday) : weekday !== 'Sunday';
}

const byStart = (one: Pick<UpcomingClass, 'start'>, other: Pick<UpcomingClass, 'start'>) =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : 0;

/** The first day with classes, from `today` on, and its classes by time. Returns `today` with none if the week has none. */
export function nextClassDay<C extends Held & Pick<UpcomingClass, 'start'>>(
  classes: readonly C[],
  today: string,
): { day: string; classes: readonly C[] } {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = daysAfter(today, ahead);
    const held = classes.filter((session) => isHeldOn(session, day));
    if (held.length > 0) return { day, classes: held.sort(byStart) };
  }
  return { day: today, classes: [] };
}

/** A time ("13:35") in the strip of numbered periods: "9:00" before noon, "12:40" at noon, "01:35" after noon. */
function printTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const printed = String(hour % 12 || 12);
  return `${hour > 12 ? printed.padStart(2, '0') : printed}:${minutes}`;
}

/** A period from "HH:mm" to "HH:mm" in the strip of numbered periods: "9:00-9:55", "01:35-02:30". */
export function formatPeriodTime(start: string, end: string): string {
  return `${printTime(start)}-${printTime(end)}`;
}

/** Formats the number of a period with two digits: "01". */
export function formatPeriodNumber(period: number): string {
  return String(period).padStart(2, '0');
}
