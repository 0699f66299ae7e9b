'use client';

import { useState } from 'react';
import {
  attendanceShare,
  countingNote,
  type AttendanceCounts,
} from '@/components/attendance/model/attendance';
import { formatShare } from '@/components/attendance/model/share';
import { BasisLine } from '@/components/page/basis-line';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import type { Attendance, AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth, monthName } from '@/lib/time/date';
import { announce } from '@/lib/toast/announce';
import { AttendanceBar, AttendancePlanLine } from './attendance-bar';

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

interface AttendanceFiguresProps {
  counts: AttendanceCounts;
  /** When the classes were held: "held in Sep 2025", "held so far". */
  when: string;
  /** The day of the count, if it is not over. */
  asOf?: string | undefined;
  /** The college's minimum attendance, in percent, if classes are still to come. */
  threshold?: number | null;
  /** True if a bar shows the share. */
  hasBar?: boolean;
  /** True if another card says the share. */
  isSaid?: boolean;
}

/** The counts side by side, late and excused only where there are any, and the attended share of them. */
function AttendanceFigures(props: AttendanceFiguresProps) {
  const { counts, when, asOf, threshold = null, hasBar = false, isSaid = false } = props;
  const { present, late, absent, excused, total } = counts;
  const share = attendanceShare(counts);
  const note = countingNote(counts);
  const attended = hasBar ? 'bg-brand' : '';
  return (
    <div className="@container flex grow flex-col">
      {hasBar && <AttendanceBar share={share} />}
      <dl className="my-auto flex flex-wrap justify-between gap-x-3 gap-y-2 pt-4">
        <Figure term="Present" count={present} swatchClass={attended} />
        {late ? <Figure term="Late" count={late} swatchClass={attended} /> : null}
        <Figure
          term="Absent"
          count={absent}
          swatchClass={hasBar ? 'border-2 border-rejected' : ''}
        />
        {excused ? <Figure term="Excused" count={excused} /> : null}
        <Figure term="Total" count={total} />
      </dl>
      {threshold !== null && share && <AttendancePlanLine counts={counts} threshold={threshold} />}
      {(share === null || !isSaid || note) && (
        <BasisLine
          basis={
            share === null
              ? `No classes ${total === 0 ? 'were' : 'that count were'} ${when}`
              : `${formatShare(share)} of the classes ${when}${note}`
          }
          asOf={asOf}
          className="mt-auto pt-4 text-muted"
        />
      )}
    </div>
  );
}

interface FigureProps {
  term: string;
  count: number;
  /** The style of the matching section of the bar, if there is one. */
  swatchClass?: string;
}

function Figure({ term, count, swatchClass }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="flex items-center gap-1.5 text-note text-muted">
        {swatchClass && (
          <span className={`size-2.5 shrink-0 rounded-full ${swatchClass}`} aria-hidden="true" />
        )}
        {term}
      </dt>
      <dd className="figure text-heading @3xs:text-figure">{count}</dd>
    </div>
  );
}

/** The styles of the cells are on the table: ten years have 120 rows. */
const tableClass =
  'mt-2 w-full border-collapse text-end [&_thead_th]:pb-1 [&_thead_th]:text-muted [&_th]:text-end [&_th]:font-medium [&_th:first-child]:text-start [&_tbody_:is(th,td)]:border-t [&_tbody_:is(th,td)]:border-line [&_tbody_:is(th,td)]:py-1';

const columns = [
  ['Present', 'present'],
  ['Late', 'late'],
  ['Absent', 'absent'],
  ['Excused', 'excused'],
  ['Total', 'total'],
] as const;

/** Every month in one table, for browsers without JavaScript; late and excused only if there are any. */
function AttendanceTable({ months }: { months: readonly AttendanceMonth[] }) {
  const has = (key: 'late' | 'excused') => (months.some((entry) => entry[key]) ? 1 : 0);
  const counts = { late: has('late'), excused: has('excused') };
  const shown = columns.filter(([, key]) => (key !== 'late' && key !== 'excused') || counts[key]);
  const note = countingNote(counts);
  return (
    <details className="mt-3 border-t border-line pt-2.5 text-note">
      <summary className="font-semibold text-brand">Every month</summary>
      <table className={tableClass}>
        <caption className="sr-only">
          Attendance by month{note && `; percentages have ${note.slice(2)}`}
        </caption>
        <thead>
          <tr>
            {['Month', ...shown.map(([name]) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((entry) => (
            <tr key={entry.month}>
              <th scope="row">{formatMonth(entry.month)}</th>
              {shown.map(([name, key]) => (
                <td key={name}>{entry[key] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
