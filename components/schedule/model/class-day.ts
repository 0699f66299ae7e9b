import type { UpcomingClass } from '@/content/schema/faculty/class';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

type Timed = Pick<UpcomingClass, 'id' | 'start' | 'end'>;

/** The ids of the current and the next class; null if there is none. */
export interface NowAndNext {
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

/** Whether a class is held on a day, "YYYY-MM-DD". A class without weekdays is held every day except Sunday. */
export function isHeldOn({ weekdays }: Pick<UpcomingClass, 'weekdays'>, day: string): boolean {
  const weekday = weekdayOf(day);
  return weekdays ? weekdays.includes(weekday) : weekday !== 'Sunday';
}

/** The first day with classes, from `today` on, and its classes. Returns `today` with none if the week has none. */
export function nextClassDay<C extends Pick<UpcomingClass, 'weekdays'>>(
  classes: readonly C[],
  today: string,
): { day: string; classes: readonly C[] } {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = daysAfter(today, ahead);
    const held = classes.filter((session) => isHeldOn(session, day));
    if (held.length > 0) return { day, classes: held };
  }
  return { day: today, classes: [] };
}
