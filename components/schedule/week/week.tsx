'use client';

import { useMemo, useState } from 'react';
import { useZonedClock } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { WeekStart } from '@/components/schedule/model/calendar';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { datedWeek, weekOf, weeklyPlan, weekRange } from '@/components/schedule/model/week-plan';
import { Card } from '@/components/ui/card';
import { EmptyWeek } from './empty-week';
import { WeekChoice } from './week-choice';
import type { ActionOf } from './week-entry';
import { WeekGrid } from './week-grid';
import { WeekLine } from './week-line';

/** How the college counts weeks and time. */
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
