'use client';

import { useMemo } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { useZonedClock } from '@/components/page/use-clock';
import {
  cancellationId,
  changeKind,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import { nextClassDay, nowAndNextAt, type NowAndNext } from '@/components/schedule/model/class-day';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { useRecords } from '@/lib/store/use-records';
import { ClassDayLine } from './class-day-line';
import { loadCancelDialog, restoreClass } from './class-dialog';
import { ClassPeriod } from './class-period';
import { DayStrip } from './day-strip';

interface ClassStripProps {
  timetable: readonly UpcomingClass[];
  /** The name recorded with a cancellation. */
  by: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The classes of a day in the college's time zone, with the current, next and cancelled ones marked. */
export function ClassStrip({ timetable, by, timeZone }: ClassStripProps) {
  const { clock, day, classes, cancellationOf, now, next } = useUpcoming(timetable, timeZone);
  const { managed, Dialog, manage, close } = useManaged(loadCancelDialog);
  const session = timetable.find(({ id }) => id === managed);
  return (
    <>
      <DayStrip
        label="Periods of the day"
        line={<ClassDayLine day={day} clock={clock} timeZone={timeZone} />}
      >
        {classes.map((entry) => {
          const { id } = entry;
          const cancellation = cancellationOf(id);
          return (
            <ClassPeriod
              key={id}
              entry={entry}
              badge={id === now ? 'Now' : id === next ? 'Next' : null}
              cancellation={cancellation}
              onAction={() => (cancellation ? void restoreClass(cancellation) : manage(id))}
            />
          );
        })}
      </DayStrip>
      {session && Dialog && (
        <Dialog session={session} by={by} timeZone={timeZone} onClose={close} />
      )}
    </>
  );
}

const emptyNowAndNext: NowAndNext = { now: null, next: null };

/**
 * The classes of today in the college's time zone, or of the next day with classes, and which are current, next and
 * cancelled. The server's HTML has no day and shows the whole timetable.
 */
function useUpcoming(timetable: readonly UpcomingClass[], timeZone: string) {
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
