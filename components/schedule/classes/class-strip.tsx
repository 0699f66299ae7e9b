import { useMemo } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { useZonedClock, type ZonedClock } from '@/components/page/use-clock';
import {
  cancellationId,
  changeKind,
  type Cancellation,
  classTitle,
} from '@/components/schedule/model/class-cancel';
import {
  nextClassDay,
  nowAndNextAt,
  formatPeriodTime,
} from '@/components/schedule/model/class-day';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { useRecords } from '@/lib/store/use-records';
import { loadCancelDialog, restoreClass } from './class-dialog';
import { ClassFoot } from './class-foot';
import { DayStrip } from './day-strip';
import { XMarkIcon } from '@heroicons/react/16/solid';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import { classState, hasBegun } from '@/components/schedule/model/class-state';
import { groupsOf } from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import { formatDay } from '@/lib/time/date';
import { ClassPeriod } from './class-period';
import { RegisterLink } from './register-link';

interface PlainPeriodProps {
  entry: UpcomingClass;
  /** The day that is shown, and the college's clock; null in the server's HTML. */
  on: { day: string; clock: ZonedClock } | null;
  isCurrent: boolean;
  /** Its cancellation on the shown day, unless it was restored. */
  cancellation: Cancellation | undefined;
  /** Cancels the class or restores a cancelled one. */
  onAction: () => void;
}

/** One period: what it is, and what can be done with it. */
function PlainPeriod({ entry, on, isCurrent, cancellation, onAction }: PlainPeriodProps) {
  const { id, period, start, end, students, room } = entry;
  const at = on && { day: on.day, start, end };
  const state = at && classState(at, on.clock);
  const label = cancellation ? 'Restore class' : 'Cancel Class';
  const about = `period ${period}, ${classTitle(entry)}`;
  const count = students === 1 ? '1 student' : `${students} students`;
  const facts = [...groupsOf(entry), daysOf(entry), room ?? '', count].filter(Boolean);
  return (
    <ClassPeriod
      number={period}
      time={<PeriodTime start={start} end={end} format={formatPeriodTime} />}
      isHeld={!cancellation}
      {...{ state, isCurrent }}
    >
      <p
        className={`max-w-full font-semibold wrap-anywhere ${cancellation ? 'text-muted line-through' : ''}`}
      >
        <bdi>{classTitle(entry)}</bdi>
      </p>
      <p className="max-w-full text-small wrap-anywhere text-muted">{facts.join(', ')}</p>
      {cancellation && <Reason text={cancellation.reason} />}
      <div className="mt-auto flex flex-wrap gap-x-4 print:hidden">
        {at && !cancellation && hasBegun(at, on.clock) && (
          <RegisterLink meeting={cancellationId(id, on.day)} about={about} />
        )}
        {state?.phase !== 'over' && (
          <button
            type="button"
            aria-label={`${label}: ${about}`}
            aria-haspopup={cancellation ? undefined : 'dialog'}
            onClick={onAction}
            className={`${cornerLinkClass} min-h-8 pointer-coarse:min-h-11 no-js:hidden`}
          >
            {label}
          </button>
        )}
      </div>
    </ClassPeriod>
  );
}

/** Returns when a class is held: "Monday, Thursday, 03 Aug 2026 to 28 Nov 2026". */
function daysOf({ weekdays, from, to }: UpcomingClass): string {
  const dates = from && to ? `${formatDay(from)} to ${formatDay(to)}` : '';
  const open = from ? `from ${formatDay(from)}` : to ? `until ${formatDay(to)}` : '';
  return [...(weekdays ?? []), dates || open].filter(Boolean).join(', ');
}

function Reason({ text }: { text: string }) {
  return (
    <div className="mt-1.5 max-w-full">
      <p className="inline-flex items-center gap-1 rounded-full bg-rejected-fill px-2.5 py-0.5 text-small font-semibold text-rejected">
        <XMarkIcon className="size-3.5" aria-hidden="true" />
        Cancelled
      </p>
      <p dir="auto" className="mt-1 text-note wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

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
