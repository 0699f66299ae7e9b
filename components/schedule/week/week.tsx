'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { useZonedClock, type ZonedClock, zoneNote } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { WeekStart } from '@/components/schedule/model/calendar';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { nextHeldDay, specialDayText } from '@/components/schedule/model/timetable-entry';
import {
  datedWeek,
  weekOf,
  weeklyPlan,
  weekRange,
  type WeekDay,
} from '@/components/schedule/model/week-plan';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { formatWeekday, formatDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import type { ActionOf } from './week-entry';
import { WeekGrid } from './week-grid';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { buttonClass } from '@/components/ui/button';

interface WeekChoiceProps {
  /** The first day of the shown week and of the current one. */
  shown: string;
  current: string;
  /** The first days of the first and the last week; null for no limit. */
  range: { first: string; last: string } | null;
  onChange: (first: string) => void;
}

/** Shows the previous, the current or the next week. */
function WeekChoice({ shown, current, range, onChange }: WeekChoiceProps) {
  const button = (label: string, week: string, icon: ReactNode) => {
    const can = !range || (range.first <= week && week <= range.last);
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={!can}
        onClick={() => can && onChange(week)}
        className={`${buttonClass('icon')} aria-disabled:cursor-default aria-disabled:opacity-50 [&_svg]:size-5 [&_svg]:rtl:-scale-x-100`}
      >
        {icon}
      </button>
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {button('Previous week', daysAfter(shown, -7), <ChevronLeftIcon aria-hidden="true" />)}
      <button
        type="button"
        aria-disabled={shown === current}
        onClick={() => onChange(current)}
        className={`${buttonClass()} aria-disabled:cursor-default aria-disabled:opacity-50`}
      >
        This week
      </button>
      {button('Next week', daysAfter(shown, 7), <ChevronRightIcon aria-hidden="true" />)}
    </div>
  );
}

/** The college's term, time zone and first day of the week. */
export interface WeekSite {
  /** IANA name. */
  timeZone: string;
  weekStart: WeekStart;
}

interface WeekProps extends WeekSite {
  timetable: Timetable;
  /** A control of an entry from today on. */
  actionOf?: ActionOf;
}

/** A week of a timetable, with changes of the college and of this device. The server's HTML has the weekly meetings. */
export function Week({ timetable, timeZone, weekStart, actionOf }: WeekProps) {
  const clock = useZonedClock(timeZone);
  const own = useOwnTimetable(timetable, timeZone);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = clock && weekOf(clock.day, weekStart);
  const first = chosen ?? current;
  const days = useMemo(
    () => (first ? datedWeek(own, first) : weeklyPlan(own, weekStart)),
    [own, first, weekStart],
  );
  const entries = days.flatMap((day) => day.entries);
  const isEmpty = entries.length === 0;
  // With many changes the text of the week is set smaller, so that it fits one sheet of paper.
  const isDense = entries.filter(({ change }) => change).length > 2;
  return (
    <Card
      id="week"
      title="Week"
      className={`@container week mt-4.5 ${isDense ? 'week-dense' : ''}`}
      action={
        <div className="min-h-10 pointer-coarse:min-h-11 print:hidden no-js:hidden">
          {first && current && (
            <WeekChoice
              shown={first}
              current={current}
              range={weekRange(own, clock.day, weekStart)}
              onChange={(week) => setChosen(week === current ? null : week)}
            />
          )}
        </div>
      }
    >
      <WeekLine days={days} term={own.term?.name} clock={clock} timeZone={timeZone} />
      {isEmpty ? (
        <EmptyWeek timetable={own} first={first} days={days} />
      ) : (
        <WeekGrid days={days} now={clock && `${clock.day}T${clock.time}`} actionOf={actionOf} />
      )}
    </Card>
  );
}

interface EmptyWeekProps {
  timetable: Timetable;
  /** The first day of the week; null in the server's HTML. */
  first: string | null;
  days: readonly WeekDay[];
}

/** A week on which nothing is on, and the next day with classes. */
function EmptyWeek({ timetable, first, days }: EmptyWeekProps) {
  const { meetings, exams = [] } = timetable;
  if (!first || (meetings.length === 0 && exams.length === 0))
    return (
      <EmptyState sentence="No Classes Yet" hint="The classes of each week will appear here." />
    );
  const next = nextHeldDay(timetable, daysAfter(first, 7));
  const reasons = new Set(days.flatMap(({ special }) => (special ? specialDayText(special) : [])));
  const ahead = next
    ? `The next classes are on ${formatWeekday(next)}.`
    : 'None are planned later.';
  return (
    <EmptyState
      sentence="No Classes This Week"
      hint={[...[...reasons].map((reason) => `${reason}.`), ahead].join(' ')}
    />
  );
}

interface WeekLineProps {
  days: readonly WeekDay[];
  term: string | undefined;
  clock: ZonedClock | null;
  /** IANA name. */
  timeZone: string;
}

/** Shows which week is shown; screen readers announce another one. Two lines on a phone, for a viewer in another time zone. */
function WeekLine({ days, term, clock, timeZone }: WeekLineProps) {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const dates = first && last ? `${formatDay(first)} to ${formatDay(last)}` : 'Every week';
  const zone = clock ? zoneNote(clock, timeZone) : '';
  return (
    <p className="mb-1 min-h-10.5 text-note text-muted @lg:mb-3 @lg:min-h-6">
      <span role="status">{dates}</span>
      {term && (
        <>
          , <bdi>{term}</bdi>
        </>
      )}
      {zone && `. ${zone}`}
    </p>
  );
}
