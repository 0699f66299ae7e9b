import type { UpcomingClass } from '@/content/schema/faculty/class';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

/** A class with what tells it from the others of its day. */
type Timed = Pick<UpcomingClass, 'id' | 'start' | 'end'>;

/** Which class is held at a moment, and which is the next one; null where there is none. */
export interface NowAndNext {
  now: string | null;
  next: string | null;
}

/** How the classes of a day stand at a time, "HH:mm"; one that is cancelled is neither held nor the next. */
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

/** Whether a class is held on a day, "YYYY-MM-DD": one that names no days of the week is held on all but Sunday. */
export function isHeldOn({ weekdays }: Pick<UpcomingClass, 'weekdays'>, day: string): boolean {
  const weekday = weekdayOf(day);
  return weekdays ? weekdays.includes(weekday) : weekday !== 'Sunday';
}

/** The first day from `today` on that classes are held on, and which they are. */
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
