import { XMarkIcon } from '@heroicons/react/16/solid';
import type { ZonedClock } from '@/components/page/use-clock';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import {
  cancellationId,
  classTitle,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import { formatPeriodTime } from '@/components/schedule/model/class-day';
import { classState, hasBegun } from '@/components/schedule/model/class-state';
import { groupsOf } from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import type { UpcomingClass } from '@/content/schema/faculty/class';
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
export function PlainPeriod({ entry, on, isCurrent, cancellation, onAction }: PlainPeriodProps) {
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
