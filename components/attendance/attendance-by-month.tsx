'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import type { Attendance, AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth, monthName } from '@/lib/time/date';
import { announce } from '@/lib/toast/announce';
import { AttendanceFigures } from './attendance-figures';
import { AttendanceTable } from './attendance-table';

interface AttendanceByMonthProps {
  attendance: Attendance;
  /** The college's minimum attendance, in percent; null hides the plan. */
  threshold: number | null;
}

/**
 * Attendance in the chosen month, or else the newest, and totals without dates; without JavaScript, a table lists every
 * month.
 */
export function AttendanceByMonth({ attendance, threshold }: AttendanceByMonthProps) {
  const { months, totals, current } = attendance;
  const newest = months[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = months.find((entry) => entry.month === chosen) ?? newest;
  const soFar = totals && (
    <AttendanceFigures counts={totals} when="held so far" asOf={totals.asOf} />
  );
  if (!shown)
    return (
      <Card title="Attendance" className="flex flex-col">
        {soFar ?? (
          <EmptyState sentence="No Attendance Yet" hint="Classes attended will appear here." />
        )}
      </Card>
    );
  const choose = (month: string) => {
    setChosen(month);
    const entry = months.find((one) => one.month === month);
    if (entry) announce(describeMonth(entry));
  };
  const options = months.map(({ month }) => ({ value: month, text: formatMonth(month) }));
  return (
    <Card
      title="Attendance"
      className="flex flex-col"
      action={
        <>
          <div className="no-js:hidden">
            <Select label="Month" value={shown.month} onChange={choose} options={options} quiet />
          </div>
          <span className="hidden text-note text-muted no-js:inline">
            {formatMonth(shown.month)}
          </span>
        </>
      }
    >
      <AttendanceFigures
        counts={shown}
        when={`held in ${formatMonth(shown.month)}`}
        hasBar
        {...(shown === newest && { asOf: current?.asOf, threshold, isSaid: current !== undefined })}
      />
      {soFar && (
        <section aria-label="So far" className="mt-4 border-t border-line">
          {soFar}
        </section>
      )}
      {months.length > 1 && (
        <noscript>
          <AttendanceTable months={months} />
        </noscript>
      )}
    </Card>
  );
}

/** The figures of a month as a screen reader announces them. */
function describeMonth({ month, present, late, absent, excused, total }: AttendanceMonth): string {
  const attended = `${present} present${late ? `, ${late} late` : ''}`;
  const missed = `${absent} absent${excused ? `, ${excused} excused` : ''}`;
  return `${monthName(month)}: ${attended}, ${missed}, ${total} total`;
}
