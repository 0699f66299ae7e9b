'use client';

import { useManaged } from '@/components/list/use-managed';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { ClassDayLine } from './class-day-line';
import { loadCancelDialog, restoreClass } from './class-dialog';
import { ClassPeriod } from './class-period';
import { DayStrip } from './day-strip';
import { useUpcoming } from './use-upcoming';

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
