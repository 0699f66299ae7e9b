import type { UpcomingClass } from '@/content/schema/faculty/class';

/** A class with what tells it from the others of its day. */
type Timed = Pick<UpcomingClass, 'id' | 'start' | 'end'>;

/** Which class is held at a moment, and which is the next one; null where there is none. */
export interface Standing {
  now: string | null;
  next: string | null;
}

/** How the classes of a day stand at a time, "HH:mm"; one that is cancelled is neither held nor the next. */
export function standingAt(
  classes: readonly Timed[],
  time: string,
  isCancelled: (id: string) => boolean = () => false,
): Standing {
  const held = classes.filter(({ id }) => !isCancelled(id));
  const later = held.filter(({ start }) => start > time);
  const next = later.sort((one, other) => (one.start < other.start ? -1 : 1))[0];
  return {
    now: held.find(({ start, end }) => start <= time && time < end)?.id ?? null,
    next: next?.id ?? null,
  };
}
