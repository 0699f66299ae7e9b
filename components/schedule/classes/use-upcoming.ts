import { useMemo } from 'react';
import { useZonedClock } from '@/components/page/use-zoned-clock';
import {
  cancellationId,
  changeKind,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import { nextClassDay, nowAndNextAt, type NowAndNext } from '@/components/schedule/model/class-day';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { useRecords } from '@/lib/store/use-records';

const emptyNowAndNext: NowAndNext = { now: null, next: null };

/**
 * The classes of today in the college's time zone, or of the next day with classes, and which are current, next and
 * cancelled. The server's HTML has no day and shows the whole timetable.
 */
export function useUpcoming(timetable: readonly UpcomingClass[], timeZone: string) {
  const cancellations = useRecords('cancellations');
  const clock = useZonedClock(timeZone);
  return useMemo(() => {
    const { day, classes } = clock
      ? nextClassDay(timetable, clock.day)
      : { day: null, classes: timetable };
    const cancellationOf = (id: string): Cancellation | undefined => {
      const found = day === null ? undefined : cancellations.get(cancellationId(id, day));
      return found && !found.restored && changeKind(found) === 'cancelled' ? found : undefined;
    };
    const isCancelled = (id: string) => cancellationOf(id) !== undefined;
    const nowAndNext =
      clock && clock.day === day ? nowAndNextAt(classes, clock.time, isCancelled) : emptyNowAndNext;
    return { clock, day, classes, cancellationOf, ...nowAndNext };
  }, [timetable, cancellations, clock]);
}
