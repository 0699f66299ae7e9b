'use client';

import { useState } from 'react';
import {
  countingNote,
  formatPlan,
  type AttendanceCounts,
  type AttendanceStanding,
  attendanceShare,
  countedClasses,
  formatSpare,
  type AttendancePlan,
} from '@/components/attendance/model/attendance';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import type { AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';
import { announce } from '@/lib/toast/announce';
import { Bar } from '@/components/ui/bar';
import { formatShare, percentOf, type Share } from '@/components/attendance/model/share';

const tones: Record<AttendancePlan['kind'], string> = {
  canMiss: 'text-muted',
  mustAttend: 'font-semibold text-pending',
  outOfReach: 'font-semibold text-rejected',
};

interface RowProps {
  name: string;
  share: Share;
  percent: string;
  note: string | null;
  noteClass?: string;
  threshold: number | null;
  isOld?: boolean;
}

/** A share with its name and words, and a bar below. */
function Row({ name, share, percent, note, noteClass = '', threshold, isOld }: RowProps) {
  return (
    <li>
      <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-note">
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        <span className="ms-auto whitespace-nowrap">
          <span className="font-semibold">{percent}</span>
          {note && <span className={noteClass}> · {note}</span>}
        </span>
      </p>
      <Bar percent={percentOf(share)} limit={threshold} {...(isOld && { isOld })} />
    </li>
  );
}

const listClass = 'grid gap-3 border-t border-line pt-4';

/** A subject with its attendance. */
interface AttendanceSubject {
  id: string;
  name: string;
  attendance: AttendanceStanding | null;
}

interface SubjectRowsProps {
  subjects: readonly AttendanceSubject[];
  threshold: number | null;
}

/** The attendance of each subject and what can be missed, the lowest share first. */
function SubjectRows({ subjects, threshold }: SubjectRowsProps) {
  const known = subjects.flatMap(({ attendance, ...subject }) =>
    attendance?.share && attendance.percent
      ? { ...subject, ...attendance, share: attendance.share, percent: attendance.percent }
      : [],
  );
  known.sort((one, other) => percentOf(one.share) - percentOf(other.share));
  const isPlanned = known.some(({ plan }) => plan);
  return (
    <>
      <ul aria-label="Attendance by subject" className={listClass}>
        {known.map(({ id, plan, ...subject }) => (
          <Row
            key={id}
            {...subject}
            threshold={threshold}
            note={threshold === null ? null : formatSpare({ ...subject, plan }, threshold)}
            noteClass={plan ? tones[plan.kind] : ''}
          />
        ))}
      </ul>
      {isPlanned && (
        <p className="mt-auto pt-4 text-small text-pretty text-muted">
          To spare: classes in a row from now. {threshold}% is counted for each subject.
        </p>
      )}
    </>
  );
}

interface MonthRowsProps {
  months: readonly AttendanceMonth[];
  threshold: number | null;
}

/** The attendance of each month, newest first. */
function MonthRows({ months, threshold }: MonthRowsProps) {
  return (
    <ul aria-label="Attendance by month" className={listClass}>
      {months.map(({ month, ...counts }) => {
        const share = attendanceShare(counts);
        const { present, total } = countedClasses(counts);
        return (
          share && (
            <Row
              key={month}
              name={formatMonth(month)}
              share={share}
              percent={formatShare(share, threshold === null ? [] : [threshold])}
              note={`${present} of ${total}`}
              noteClass="text-muted"
              threshold={threshold}
            />
          )
        );
      })}
    </ul>
  );
}

interface AttendanceByMonthProps {
  /** Newest first. */
  months: readonly AttendanceMonth[];
  /** Classes whose days are not known. */
  totals?: AttendanceCounts | undefined;
  all: AttendanceStanding | null;
  subjects: readonly AttendanceSubject[];
  /** The college's minimum attendance, in percent; null hides the plan. */
  threshold: number | null;
  className?: string;
}

/** The number of months with a bar: those of a term. */
const shownMonths = 6;

/** The classes of the term or of a chosen month, and the share of each subject or, where they are not known, of each month. */
export function AttendanceByMonth(props: AttendanceByMonthProps) {
  const { months, totals, all, subjects, threshold, className = '' } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const bySubject = subjects.some(({ attendance }) => attendance);
  const periods: Period[] = [
    ...(bySubject && all ? [{ value: 'term', text: 'This term', counts: all.counts }] : []),
    ...months.map((counts) => ({
      ...{ value: counts.month, text: formatMonth(counts.month), counts },
    })),
    ...(totals && !bySubject ? [{ value: 'totals', text: 'So far', counts: totals }] : []),
  ];
  const shown = periods.find(({ value }) => value === chosen) ?? periods[0];
  if (!shown)
    return (
      <Card title="Attendance" className={`flex flex-col ${className}`}>
        <EmptyState sentence="No Attendance Yet" hint="Classes attended will appear here." />
      </Card>
    );
  const choose = (value: string) => {
    setChosen(value);
    const period = periods.find((one) => one.value === value);
    if (period) announce(describe(period));
  };
  const isChoice = periods.length > 1;
  const plan = bySubject || shown !== periods[0] ? null : all?.plan;
  return (
    <Card
      title="Attendance"
      className={`flex flex-col ${className}`}
      action={
        <>
          {isChoice && (
            <div className="-my-1.5 no-js:hidden">
              <Select label="Month" value={shown.value} onChange={choose} options={periods} />
            </div>
          )}
          <span className={`text-note text-muted ${isChoice ? 'hidden no-js:inline' : ''}`}>
            {shown.text}
          </span>
        </>
      }
    >
      <Figures counts={shown.counts} />
      {bySubject ? (
        <SubjectRows subjects={subjects} threshold={threshold} />
      ) : (
        months.length > 0 && (
          <MonthRows months={months.slice(0, shownMonths)} threshold={threshold} />
        )
      )}
      {plan && threshold !== null && (
        <p className="mt-auto pt-4 text-note font-semibold text-balance">
          {formatPlan(plan, threshold)}
        </p>
      )}
    </Card>
  );
}

interface Period {
  value: string;
  /** Its name: "This term", "Sep 2025". */
  text: string;
  counts: AttendanceCounts;
}

/** The figures as a screen reader announces them. */
function describe({ text, counts }: Period): string {
  const { present, late, absent, excused, total } = counts;
  const attended = `${present} present${late ? `, ${late} late` : ''}`;
  const missed = `${absent} absent${excused ? `, ${excused} excused` : ''}`;
  return `${text}: ${attended}, ${missed}, ${total} total`;
}

/** The counts side by side, late and excused only where there are any. */
function Figures({ counts }: { counts: AttendanceCounts }) {
  const { present, late, absent, excused, total } = counts;
  const note = countingNote(counts);
  return (
    <div className="@container pb-4">
      <dl className="flex flex-wrap gap-x-7 gap-y-2">
        <Figure term="Present" count={present} />
        {late ? <Figure term="Late" count={late} /> : null}
        <Figure term="Absent" count={absent} />
        {excused ? <Figure term="Excused" count={excused} /> : null}
        <Figure term="Total" count={total} />
      </dl>
      {note && (
        <details className="pt-2 text-small text-muted">
          <summary className="min-h-6 font-semibold text-brand">How this is counted</summary>
          <p>In a percentage{note.slice(1)}.</p>
        </details>
      )}
    </div>
  );
}

function Figure({ term: name, count }: { term: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-note text-muted">{name}</dt>
      <dd className="figure text-heading @3xs:text-figure">{count}</dd>
    </div>
  );
}
