'use client';

import { Fragment, useMemo } from 'react';
import { PortalLink } from '@/components/page/portal-link';
import { useZonedClock, type ZonedClock, zoneNoteParts } from '@/components/page/use-clock';
import { DayStrip } from '@/components/schedule/classes/day-strip';
import { EntryCell } from '@/components/schedule/entry/entry-cell';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import {
  type TimetableEntry,
  dayPlan,
  nextHeldDay,
  nowAndNext,
  specialDayText,
} from '@/components/schedule/model/timetable-entry';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { routes } from '@/lib/site/routes';
import { formatWeekday, weekdayOf, formatTime } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

interface TodayProps {
  timetable: Timetable;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

/** The classes and exams of today. Its space is reserved until the college's clock is known. */
export function Today({ timetable, timeZone }: TodayProps) {
  const clock = useZonedClock(timeZone);
  return (
    <Card
      title="Today"
      action={
        <PortalLink href={routes.subjects} hash="#week" className={cornerLinkClass}>
          Week
        </PortalLink>
      }
    >
      <p className="hidden text-muted no-js:block">Your weekly classes are on Subjects.</p>
      <div className="min-h-58 sm:min-h-47 lg:min-h-44 no-js:hidden">
        {clock && <TodayPlan timetable={timetable} clock={clock} timeZone={timeZone} />}
      </div>
    </Card>
  );
}

interface TodayPlanProps {
  timetable: Timetable;
  clock: ZonedClock;
  /** IANA name. */
  timeZone: string;
}

/** Today's classes and exams with the current and the next one marked, or the next day with classes. */
function TodayPlan({ timetable, clock, timeZone }: TodayPlanProps) {
  const own = useOwnTimetable(timetable, timeZone);
  const { day } = clock;
  const plan = useMemo(() => dayPlan(own, day), [own, day]);
  const nextDay = useMemo(() => nextHeldDay(own, daysAfter(day, 1)), [own, day]);
  const { now, next } = nowAndNext(plan.entries, clock.time);
  const isOver = now.length === 0 && next === null;
  const wordOf = ({ key, end, isHeld }: TimetableEntry) => {
    if (now.includes(key)) return 'Now';
    if (key === next) return 'Next';
    return isHeld && end <= clock.time ? 'Over' : null;
  };
  // The page says the viewer's own date at its top.
  const name = clock.differs ? formatWeekday(day) : weekdayOf(day);
  const date = [name, plan.special && specialDayText(plan.special)];
  const [zone, time] = zoneNoteParts(clock, timeZone);
  const parts = [`${date.filter(Boolean).join('. ')}${zone ? '.' : ''}`, zone, time];
  // Each part is a block, because one large text that is painted late would be the largest contentful paint.
  const line = parts.map(
    (part) =>
      part && (
        <Fragment key={part}>
          <span className="inline-block">{part}</span>{' '}
        </Fragment>
      ),
  );
  if (plan.entries.length === 0)
    return (
      <>
        <p className="text-note text-muted">{line}</p>
        <p className="mt-6 font-display text-title font-bold">No Classes Today</p>
        <NextDayLine timetable={own} day={nextDay} label="Next" />
      </>
    );
  return (
    <>
      <p className="text-note text-muted">{line}</p>
      <DayStrip label="Classes of today">
        {plan.entries.map((entry) => (
          <EntryCell
            key={entry.key}
            entry={entry}
            badge={wordOf(entry)}
            isCurrent={entry.key === (now[0] ?? next)}
          />
        ))}
      </DayStrip>
      {(isOver || nextDay) && (
        <NextDayLine timetable={own} day={nextDay} label={isOver ? 'Next' : 'After today'} />
      )}
    </>
  );
}

interface NextDayLineProps {
  timetable: Timetable;
  /** The next day on which something is held, "YYYY-MM-DD"; null if there is none. */
  day: string | null;
  label: 'Next' | 'After today';
}

/** What the next day with classes starts with. */
function NextDayLine({ timetable, day, label }: NextDayLineProps) {
  const first = day && dayPlan(timetable, day).entries.find(({ isHeld }) => isHeld);
  if (!first) return <p className="mt-2 text-muted">Your next classes will appear here.</p>;
  const { title, start, room } = first;
  return (
    <p className="mt-2 wrap-anywhere *:inline-block">
      <span className="text-muted">{label}:</span>{' '}
      <time dateTime={`${day}T${start}`}>
        {formatWeekday(day)}, {formatTime(start)},
      </time>{' '}
      <span>
        <bdi className="font-semibold">{title}</bdi>
        {room && (
          <>
            , <bdi>{room}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
