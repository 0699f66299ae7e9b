'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import type { Calendar } from '@/content/schema/student/calendar';
import { markedDays } from '@/lib/calendar';
import { monthName } from '@/lib/date';
import { CalendarFiles } from './calendar-files';
import { CalendarTable } from './calendar-table';
import { DueList } from './due-list';
import { MonthChoice } from './month-choice';
import { OtherMonths } from './other-months';

/** A month as a table of days and a list of what is due; without script the other months stand in a list. */
export function AcademicCalendar({ calendar }: { calendar: Calendar }) {
  const { weekStart, months } = calendar;
  const [month, setMonth] = useState(calendar.shown);
  const events = months.find((entry) => entry.month === month)?.events ?? [];
  const marked = markedDays(events);
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
      {months.length > 1 && (
        <noscript>
          <OtherMonths months={months.filter((entry) => entry.month !== calendar.shown)} />
        </noscript>
      )}
      <CalendarFiles month={month} />
    </Card>
  );
}
