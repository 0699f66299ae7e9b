import { AcademicCapIcon } from '@heroicons/react/16/solid';
import { useMemo, type ReactNode } from 'react';
import { useZonedClock } from '@/components/page/use-clock';
import { EntryChange, EntryFacts } from '@/components/schedule/entry/entry-facts';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import { classState, type ClassState } from '@/components/schedule/model/class-state';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import {
  dayPlan,
  nextHeldDay,
  nowAndNext,
  specialDayText,
  type TimetableEntry,
} from '@/components/schedule/model/timetable-entry';
import { EmptyState } from '@/components/ui/empty-state';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { daysAfter } from '@/lib/time/day';
import { ClassFoot } from './class-foot';
import { ClassPeriod } from './class-period';
import { DayStrip } from './day-strip';
import { useEntryActions, type EntryActionOptions } from './use-entry-actions';

type DatedStripProps = Pick<EntryActionOptions, 'timetable' | 'by' | 'timeZone'>;

/** Shows what a teacher has today, or on the next day with classes, with holidays, changes and exams. */
export function DatedStrip({ timetable, by, timeZone }: DatedStripProps) {
  const clock = useZonedClock(timeZone);
  const own = useOwnTimetable(timetable, timeZone);
  const { actionOf, dialog } = useEntryActions({ timetable: own, by, timeZone, clock });
  const today = clock?.day;
  const plans = useMemo(() => today && plansFrom(own, today), [own, today]);
  if (!clock || !plans) return null;
  const { todays, shown, next } = plans;
  if (shown.entries.length === 0)
    return (
      <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
    );
  const isToday = shown.day === clock.day;
  const places = nowAndNext(shown.entries, clock.time);
  const current = isToday ? (places.now[0] ?? places.next) : null;
  const line = isToday
    ? ''
    : `No classes today${todays.special ? `: ${todays.special.label}` : ''}`;
  const special = shown.special ? specialDayText(shown.special) : '';
  return (
    <>
      <p className="mb-3 text-note text-muted empty:hidden">
        {[line, special].filter(Boolean).join('. ')}
      </p>
      <DayStrip label="Periods of the day">
        {shown.entries.map((entry) => (
          <DatedPeriod
            key={entry.key}
            entry={entry}
            state={classState(entry, clock)}
            isCurrent={entry.key === current}
            action={actionOf(entry)}
          />
        ))}
      </DayStrip>
      <ClassFoot next={next} clock={clock} timeZone={timeZone} />
      {dialog}
    </>
  );
}

/** The plan of today, the plan that is shown, which is the next day's if nothing is on today, and what follows it. */
function plansFrom(timetable: Timetable<UpcomingClass>, today: string) {
  const heldOn = (day: string | null) =>
    day === null ? undefined : dayPlan(timetable, day).entries.find(({ isHeld }) => isHeld);
  const todays = dayPlan(timetable, today);
  const day = todays.entries.length > 0 ? null : nextHeldDay(timetable, today);
  const shown = day ? dayPlan(timetable, day) : todays;
  return { todays, shown, next: heldOn(nextHeldDay(timetable, daysAfter(shown.day, 1))) };
}

interface DatedPeriodProps {
  entry: TimetableEntry<UpcomingClass>;
  state: ClassState;
  isCurrent: boolean;
  action: ReactNode;
}

/** A class or an exam of a day, with what was changed. */
function DatedPeriod({ entry, state, isCurrent, action }: DatedPeriodProps) {
  const { kind, start, end, isHeld, change, meeting } = entry;
  return (
    <ClassPeriod
      number={meeting?.period}
      time={<PeriodTime start={start} end={end} />}
      {...{ state, isHeld, isCurrent }}
    >
      <EntryFacts entry={entry} />
      {kind === 'exam' && (
        <p className="mt-1.5 inline-flex items-center gap-1 rounded-[7px] border border-current bg-exam-fill px-2 py-0.5 text-small font-semibold text-exam">
          <AcademicCapIcon className="size-3.5" aria-hidden="true" />
          Exam
        </p>
      )}
      {change && <EntryChange change={change} />}
      {action}
    </ClassPeriod>
  );
}
