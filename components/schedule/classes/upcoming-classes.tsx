'use client';

import { UsersIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { useMemo } from 'react';
import { useManaged } from '@/components/list/use-managed';
import { useZonedClock } from '@/components/page/use-clock';
import { ClassFile } from '@/components/schedule/class-file';
import { PeriodTime, TimeBadge, type TimeWord } from '@/components/schedule/entry/period-time';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { groupsOf } from '@/components/schedule/model/timetable-entry';
import {
  cancellationId,
  changeKind,
  type Cancellation,
  classTitle,
} from '@/components/schedule/model/class-cancel';
import {
  isHeldOn,
  nextClassDay,
  nowAndNextAt,
  type NowAndNext,
  formatPeriodNumber,
  formatPeriodTime,
} from '@/components/schedule/model/class-day';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyNear } from '@/components/ui/lazy/use-lazy-near';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Schedule } from '@/content/schema/schedule/schedule';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import { loadCancelDialog, restoreClass } from './class-dialog';
import { DayStrip, ClassDayLine } from './day-strip';

const loadDatedStrip = async () => (await import('./dated-strip')).DatedStrip;

interface UpcomingClassesProps {
  classes: readonly UpcomingClass[];
  /** Holidays, changes and exams, if the college knows them. */
  schedule?: Schedule | undefined;
  /** The name recorded with a cancellation. */
  by: string;
  calendarHost: CalendarHost;
}

/** The periods of the day side by side; the strip scrolls if they do not fit. */
export function UpcomingClasses({ classes, schedule, by, calendarHost }: UpcomingClassesProps) {
  const any = classes.length > 0 || (schedule?.exams.length ?? 0) > 0;
  const { Component: DatedStrip, watch } = useLazyNear(loadDatedStrip);
  const { timeZone } = calendarHost;
  return (
    <Card
      title="Upcoming Classes"
      action={any && !schedule && <DayFile classes={classes} calendarHost={calendarHost} />}
    >
      {!any ? (
        <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
      ) : schedule ? (
        <div ref={watch} className="min-h-48 sm:min-h-44">
          {DatedStrip && (
            <DatedStrip
              timetable={{ ...schedule, meetings: classes }}
              by={by}
              timeZone={timeZone}
            />
          )}
        </div>
      ) : (
        <ClassStrip timetable={classes} by={by} timeZone={timeZone} />
      )}
    </Card>
  );
}

type DayFileProps = Pick<UpcomingClassesProps, 'classes' | 'calendarHost'>;

/** Downloads today's classes, or the next ones if there are none, as an .ics file. */
function DayFile({ classes, calendarHost }: DayFileProps) {
  const clock = useZonedClock(calendarHost.timeZone);
  const isToday = !clock || classes.some((session) => isHeldOn(session, clock.day));
  return (
    <div className="-my-2">
      <ClassFile
        onSave={(loaded) =>
          loaded.saveDay(classes, workspace.records('cancellations'), calendarHost)
        }
      >
        {isToday ? 'Today’s classes (.ics)' : 'Next classes (.ics)'}
      </ClassFile>
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

/** The classes of a day in the college's time zone, with the current, next and cancelled ones marked. */
function ClassStrip({ timetable, by, timeZone }: ClassStripProps) {
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
          const isOver = clock !== null && clock.day === day && entry.end <= clock.time;
          return (
            <ClassPeriod
              key={id}
              entry={entry}
              badge={isOver ? 'Over' : id === now ? 'Now' : id === next ? 'Next' : null}
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

interface ClassPeriodProps {
  entry: UpcomingClass;
  badge: TimeWord | null;
  /** Its cancellation on the shown day, unless it was restored. */
  cancellation: Cancellation | undefined;
  /** Cancels the class or restores a cancelled one. */
  onAction: () => void;
}

const periodStyles = {
  Now: 'border-brand bg-brand-soft',
  Next: 'border-control bg-sunken',
  Over: 'border-line text-muted',
  none: 'border-transparent bg-sunken print:border-line',
} as const;

/** One period: number, time, section and course, student count and action. */
function ClassPeriod({ entry, badge, cancellation, onAction }: ClassPeriodProps) {
  const { period, start, end, students, room } = entry;
  const days = daysOf(entry);
  const actionLabel = cancellation ? 'Restore class' : 'Cancel Class';
  const struck = cancellation ? 'text-muted line-through' : '';
  return (
    <li
      aria-current={badge === 'Now' ? 'time' : undefined}
      className={`flex w-54 flex-auto snap-start flex-col items-start rounded-control border px-4 pt-4 pb-2 ${periodStyles[badge ?? 'none']}`}
    >
      <div className="mb-2 flex items-baseline gap-3">
        <p className={`figure text-heading ${cancellation ? 'text-muted' : 'text-brand'}`}>
          <span className="sr-only">Period </span>
          {formatPeriodNumber(period)}
        </p>
        <p className={`text-lead font-semibold ${struck}`}>
          <PeriodTime start={start} end={end} format={formatPeriodTime} />
        </p>
      </div>
      <p className={`max-w-full wrap-anywhere ${struck}`}>
        <bdi>{classTitle(entry)}</bdi>
      </p>
      <p className="max-w-full text-note wrap-anywhere text-muted empty:hidden">
        {groupsOf(entry).join(', ')}
      </p>
      {days && <p className="text-note text-muted">{days}</p>}
      {room && (
        <p className="max-w-full text-note wrap-anywhere text-muted">
          <span className="sr-only">Room </span>
          <bdi>{room}</bdi>
        </p>
      )}
      <div className="mt-0.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 self-stretch">
        <p className="flex items-center gap-1.5 text-note text-muted">
          <UsersIcon className="size-4 shrink-0" aria-hidden="true" />
          {students === 1 ? '1 student' : `${students} students`}
        </p>
        {badge && <TimeBadge word={badge} />}
      </div>
      {cancellation && <Reason text={cancellation.reason} />}
      {badge !== 'Over' && (
        <button
          type="button"
          aria-label={`${actionLabel}: period ${period}, ${classTitle(entry)}`}
          aria-haspopup={cancellation ? undefined : 'dialog'}
          onClick={onAction}
          className={`${cornerLinkClass} mt-auto min-h-10 pointer-coarse:min-h-11 print:hidden no-js:hidden`}
        >
          {actionLabel}
        </button>
      )}
    </li>
  );
}

/** When a class is held: "Monday, Thursday, 03 Aug 2026 to 28 Nov 2026". */
function daysOf({ weekdays, from, to }: UpcomingClass): string {
  const dates = from && to ? `${formatDay(from)} to ${formatDay(to)}` : '';
  const open = from ? `from ${formatDay(from)}` : to ? `until ${formatDay(to)}` : '';
  return [...(weekdays ?? []), dates || open].filter(Boolean).join(', ');
}

function Reason({ text }: { text: string }) {
  return (
    <div className="mt-2 max-w-full">
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
