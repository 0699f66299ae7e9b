'use client';

import { useState } from 'react';
import { dueElsewhere, dueEventsIn } from '@/components/assignment/model/assignment';
import { useToday } from '@/components/page/use-clock';
import {
  eventsIn,
  listedEvents,
  markedDays,
  nearestMonth,
} from '@/components/schedule/model/calendar';
import { Card } from '@/components/ui/card';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Calendar } from '@/content/schema/student/calendar';
import { useList } from '@/lib/store/use-list';
import { CalendarFiles } from './calendar-files';
import { CalendarLegend } from './calendar-legend';
import { CalendarTable } from './calendar-table';
import { DueList } from './due-list';
import { MonthChoice } from './month-choice';
import { OtherMonths } from './other-months';

const none: readonly Assignment[] = [];

interface AcademicCalendarProps {
  calendar: Calendar;
  /** Opens the month of today; without it, the month that the calendar names. */
  isCurrent?: boolean;
}

/**
 * A month as a table of days and a list of what is due, including assignments set on this device. Without JavaScript, a
 * list shows the other months.
 */
export function AcademicCalendar({ calendar, isCurrent = false }: AcademicCalendarProps) {
  const { weekStart, shown, months } = calendar;
  const today = useToday();
  // Only those set on this device: the college's calendar already includes its own assignments.
  const own = useList('assignments', none);
  const [chosen, setMonth] = useState<string | null>(null);
  const all = months.map((entry) => entry.month);
  const first = isCurrent && today ? nearestMonth(all, today.slice(0, 7)) : shown;
  const month = chosen ?? first;
  const events = eventsIn(month, [...months, { month, events: dueEventsIn(month, own) }]);
  const marked = markedDays(month, events);
  const elsewhere = dueElsewhere(all, own);
  return (
    <Card
      title="Academic Calendar"
      className="flex flex-col"
      action={
        // Another key, so that the month of today is not read out when the page opens.
        <MonthChoice key={first} months={all} month={month} onChange={setMonth} />
      }
    >
      <CalendarTable month={month} weekStart={weekStart} marked={marked} />
      <CalendarLegend events={events} />
      <DueList month={month} marked={listedEvents(month, events)} />
      {elsewhere > 0 && (
        <p className="mt-2 text-note text-muted">
          {elsewhere === 1 ? '1 assignment is' : `${elsewhere} assignments are`} due in a month that
          this calendar does not show. See Assignments.
        </p>
      )}
      {months.length > 1 && (
        <noscript>
          <OtherMonths months={months} shown={shown} />
        </noscript>
      )}
      <CalendarFiles month={month} />
    </Card>
  );
}
