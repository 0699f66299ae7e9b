'use client';

import { useState } from 'react';
import { dueElsewhere, dueEventsIn } from '@/components/assignment/model/assignment';
import { ListLoading } from '@/components/list/list-loading';
import { usePageList } from '@/components/list/use-page-list';
import { eventsIn, listedEvents, markedDays } from '@/components/schedule/model/calendar';
import { Card } from '@/components/ui/card';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Calendar, CalendarMonth } from '@/content/schema/student/calendar';
import type { PageList } from '@/lib/list/long-list';
import { useAssignments } from '@/lib/store/use-list';
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
}

/**
 * A month as a table of days and a list of what is due, including assignments set on this device. Without JavaScript, a
 * list shows the other months.
 */
export function AcademicCalendar({ calendar, names }: AcademicCalendarProps) {
  const { weekStart, shown } = calendar;
  // Only those set on this device: the college's calendar already includes its own assignments.
  const own = useAssignments(none);
  const [month, setMonth] = useState(shown);
  const list = usePageList(calendar.months, month !== shown);
  const months = list.items;
  // The page may have a part of an earlier month.
  const isKnown = month === shown || list.state === 'whole';
  const all = names ?? months.map((entry) => entry.month);
  const events = eventsIn(month, [...months, { month, events: dueEventsIn(month, own) }]);
  const marked = markedDays(month, events);
  const elsewhere = dueElsewhere(all, own);
  return (
    <Card
      title="Academic Calendar"
      className="flex flex-col"
      action={<MonthChoice months={all} month={month} onChange={setMonth} />}
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
