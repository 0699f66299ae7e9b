'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Calendar } from '@/content/schema/student/calendar';
import { dueElsewhere, dueIn } from '@/lib/assignment';
import { markedDays } from '@/lib/calendar';
import { monthName } from '@/lib/date';
import { useAssignments } from '@/lib/workspace/use-list';
import { CalendarFiles } from './calendar-files';
import { CalendarTable } from './calendar-table';
import { DueList } from './due-list';
import { MonthChoice } from './month-choice';
import { OtherMonths } from './other-months';

const none: readonly Assignment[] = [];

interface AcademicCalendarProps {
  calendar: Calendar;
  /** The assignments that the college lists; its own calendar has their days. */
  assignments?: readonly Assignment[];
}

/**
 * A month as a table of days and a list of what is due, with the assignments that were set on this device; without
 * script the other months stand in a list.
 */
export function AcademicCalendar({ calendar, assignments = none }: AcademicCalendarProps) {
  const { weekStart, months } = calendar;
  const own = useAssignments(assignments);
  const [month, setMonth] = useState(calendar.shown);
  const events = months.find((entry) => entry.month === month)?.events ?? [];
  const marked = markedDays([...events, ...dueIn(month, own)]);
  const elsewhere = dueElsewhere(
    months.map((entry) => entry.month),
    own,
  );
  const name = monthName(month);
  return (
    <Card
      title="Academic Calendar"
      className="flex flex-col"
      action={
        <MonthChoice
          months={months.map((entry) => entry.month)}
          month={month}
          onChange={setMonth}
        />
      }
    >
      <CalendarTable month={month} weekStart={weekStart} marked={marked} />
      <DueList name={name} marked={marked} />
      {elsewhere > 0 && (
        <p className="mt-2 text-note text-muted">
          {elsewhere === 1 ? '1 assignment is' : `${elsewhere} assignments are`} due in a month that
          this calendar does not have: see Assignments.
        </p>
      )}
      {months.length > 1 && (
        <noscript>
          <OtherMonths months={months.filter((entry) => entry.month !== calendar.shown)} />
        </noscript>
      )}
      <CalendarFiles month={month} />
    </Card>
  );
}
