'use client';

import { useState } from 'react';
import { dueElsewhere, dueEventsIn } from '@/components/assignment/model/assignment';
import { ListLoading } from '@/components/list/list-loading';
import { usePageList } from '@/components/list/use-page-list';
import { useToday } from '@/components/page/use-clock';
import {
  eventsIn,
  listedEvents,
  markedDays,
  nearestMonth,
} from '@/components/schedule/model/calendar';
import { Card } from '@/components/ui/card';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Calendar, CalendarMonth } from '@/content/schema/student/calendar';
import { pageItems, type PageList } from '@/lib/list/long-list';
import { useList } from '@/lib/store/use-list';
import { CalendarFiles } from './calendar-files';
import { CalendarLegend } from './calendar-legend';
import { CalendarTable } from './calendar-table';
import { DueList } from './due-list';
import { MonthChoice } from './month-choice';
import { OtherMonths } from './other-months';

const none: readonly Assignment[] = [];

interface AcademicCalendarProps {
  calendar: Omit<Calendar, 'months'> & { months: PageList<CalendarMonth> };
  /** All months, "2027-11", if the page has only the first of a long list. */
  names?: readonly string[];
  /** Opens the month of today; without it, the month that the calendar names. */
  isCurrent?: boolean;
}

/**
 * A month as a table of days and a list of what is due, including assignments set on this device. Without JavaScript, a
 * list shows the other months.
 */
export function AcademicCalendar({ calendar, names, isCurrent = false }: AcademicCalendarProps) {
  const { weekStart, shown } = calendar;
  const today = useToday();
  // Only those set on this device: the college's calendar already includes its own assignments.
  const own = useList('assignments', none);
  const [chosen, setMonth] = useState<string | null>(null);
  const all = names ?? pageItems(calendar.months).map((entry) => entry.month);
  const first = isCurrent && today ? nearestMonth(all, today.slice(0, 7)) : shown;
  const month = chosen ?? first;
  const list = usePageList(calendar.months, month !== shown);
  const months = list.items;
  // The page may have a part of an earlier month.
  const isKnown = month === shown || list.state === 'whole';
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
      {isKnown ? (
        <DueList month={month} marked={listedEvents(month, events)} />
      ) : (
        <ListLoading list={list} kind="months" />
      )}
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
