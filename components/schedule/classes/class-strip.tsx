import { useMemo } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { useZonedClock } from '@/components/page/use-clock';
import {
  cancellationId,
  changeKind,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import { nextClassDay, nowAndNextAt } from '@/components/schedule/model/class-day';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { useRecords } from '@/lib/store/use-records';
import { loadCancelDialog, restoreClass } from './class-dialog';
import { ClassFoot } from './class-foot';
import { DayStrip } from './day-strip';
import { PlainPeriod } from './plain-period';

interface ClassStripProps {
  timetable: readonly UpcomingClass[];
  /** The name recorded with a cancellation. */
  by: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The classes of a day without dates, in the college's time zone. The server's HTML has no day and shows all of them. */
export function ClassStrip({ timetable, by, timeZone }: ClassStripProps) {
  const { clock, day, classes, cancellationOf, current } = useUpcoming(timetable, timeZone);
  const { managed, Dialog, manage, close } = useManaged(loadCancelDialog);
  const session = timetable.find(({ id }) => id === managed);
  return (
    <>
      <DayStrip label="Periods of the day">
        {classes.map((entry) => {
          const cancellation = cancellationOf(entry.id);
          return (
            <PlainPeriod
              key={entry.id}
              entry={entry}
              on={clock && day !== null ? { day, clock } : null}
              isCurrent={entry.id === current}
              cancellation={cancellation}
              onAction={() => (cancellation ? void restoreClass(cancellation) : manage(entry.id))}
            />
          );
        })}
      </DayStrip>
      <ClassFoot clock={clock} timeZone={timeZone} />
      {session && Dialog && (
        <Dialog session={session} by={by} timeZone={timeZone} onClose={close} />
      )}
    </>
  );
}

/** The classes of today or of the next day with classes, and which is current and which are cancelled. */
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
    const isToday = clock !== null && clock.day === day;
    const { now, next } = isToday
      ? nowAndNextAt(classes, clock.time, isCancelled)
      : { now: null, next: null };
    return { clock, day, classes, cancellationOf, current: now ?? next };
  }, [timetable, cancellations, clock]);
}
