import { useMemo } from 'react';
import { useZonedClock } from '@/components/page/use-clock';
import { EntryCell } from '@/components/schedule/entry/entry-cell';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import {
  dayPlan,
  nextHeldDay,
  nowAndNext,
  specialDayText,
} from '@/components/schedule/model/timetable-entry';
import { EmptyState } from '@/components/ui/empty-state';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { DayStrip, ClassDayLine } from './day-strip';
import { useEntryActions, type EntryActionOptions } from './use-entry-actions';

type DatedStripProps = Pick<EntryActionOptions, 'timetable' | 'by' | 'timeZone'>;

/** What a teacher has today, or on the next day with classes, with holidays, changes and exams. */
export function DatedStrip({ timetable, by, timeZone }: DatedStripProps) {
  const clock = useZonedClock(timeZone);
  const own = useOwnTimetable(timetable, timeZone);
  const { actionOf, dialog } = useEntryActions({ timetable: own, by, timeZone });
  const today = clock?.day;
  const plans = useMemo(() => today && plansFrom(own, today), [own, today]);
  if (!clock || !plans) return null;
  const { todays, shown } = plans;
  const { now, next } =
    shown.day === clock.day ? nowAndNext(shown.entries, clock.time) : { now: [], next: null };
  if (shown.entries.length === 0)
    return (
      <EmptyState sentence="No Classes Today" hint="The classes of the day will appear here." />
    );
  return (
    <>
      <DayStrip
        label="Periods of the day"
        line={
          <>
            {shown.day !== clock.day && todays.special && `${specialDayText(todays.special)}. `}
            <ClassDayLine day={shown.day} clock={clock} timeZone={timeZone} />
            {shown.special && `. ${specialDayText(shown.special)}`}
          </>
        }
      >
        {shown.entries.map((entry) => {
          const { key } = entry;
          const isOver = shown.day === clock.day && entry.end <= clock.time;
          return (
            <EntryCell
              key={key}
              entry={entry}
              badge={isOver ? 'Over' : now.includes(key) ? 'Now' : key === next ? 'Next' : null}
              isCurrent={key === (now[0] ?? next)}
              action={!isOver && actionOf(entry)}
            />
          );
        })}
      </DayStrip>
      {dialog}
    </>
  );
}

/** The plan of today, and the plan that is shown: the next day's if nothing is on today. */
function plansFrom(timetable: Timetable<UpcomingClass>, today: string) {
  const todays = dayPlan(timetable, today);
  const day = todays.entries.length > 0 ? null : nextHeldDay(timetable, today);
  return { todays, shown: day ? dayPlan(timetable, day) : todays };
}
