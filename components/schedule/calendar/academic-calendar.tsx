'use client';

import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { useState, type ReactNode } from 'react';
import { dueEventsIn, dueMonths } from '@/components/assignment/model/assignment';
import { useToday } from '@/components/page/use-clock';
import { dayStyles } from '@/components/schedule/day-styles';
import {
  eventsIn,
  listedEvents,
  markedDays,
  monthsBetween,
  calendarFile,
  type DatedEvent,
  type MarkedDay,
} from '@/components/schedule/model/calendar';
import { Card } from '@/components/ui/card';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Exam } from '@/content/schema/schedule/schedule';
import type { Calendar, CalendarEvent, CalendarMonth } from '@/content/schema/student/calendar';
import { asset } from '@/lib/site/routes';
import { useList } from '@/lib/store/use-list';
import { formatCalendarMonth, formatCalendarDay, monthName } from '@/lib/time/date';
import { CalendarTable } from './calendar-table';

const none = [] as const;

interface AcademicCalendarProps {
  calendar: Calendar;
  /** Opens the month of today; without it, the month that the calendar names. */
  isCurrent?: boolean;
  /** The person's own assignments and exams, where the calendar has only what is for everybody. */
  assignments?: readonly Assignment[];
  exams?: readonly Exam[];
}

/**
 * A month as a table of days and a list of what is on, with the person's own due dates and exams and what was set on this
 * device. Without JavaScript, a list shows the other months.
 */
export function AcademicCalendar(props: AcademicCalendarProps) {
  const { calendar, isCurrent = false, assignments = none, exams = none } = props;
  const { weekStart, shown, months } = calendar;
  const today = useToday();
  const own = useList('assignments', assignments);
  const [chosen, setMonth] = useState<string | null>(null);
  const first = isCurrent && today ? today.slice(0, 7) : shown;
  const month = chosen ?? first;
  const all = monthsBetween([
    ...[first, ...months.map((entry) => entry.month), ...dueMonths(own)],
    ...exams.map(({ day }) => day.slice(0, 7)),
  ]);
  const ownEvents = [...examEventsIn(month, exams), ...dueEventsIn(month, own)];
  const events = eventsIn(month, [...months, { month, events: ownEvents }]);
  const marked = markedDays(month, events);
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
      {months.length > 1 && (
        <noscript>
          <OtherMonths months={months} shown={shown} />
        </noscript>
      )}
      <CalendarFiles month={months.some((entry) => entry.month === month) ? month : null} />
    </Card>
  );
}

const examEventsIn = (month: string, exams: readonly Exam[]): CalendarEvent[] =>
  exams
    .filter(({ day }) => day.startsWith(`${month}-`))
    .map(({ id, course, day, start }) => ({
      ...{ id, day: Number(day.slice(8)), type: 'exam', label: course, time: start },
    }));

const linkClass =
  'inline-flex min-h-8 pointer-coarse:min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline';

/** Links to the whole calendar for subscribing, and to the month as an .ics file if the college's calendar has it. */
function CalendarFiles({ month }: { month: string | null }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-note print:hidden">
      <CalendarIcon className="size-5 text-muted" aria-hidden="true" />
      {month && (
        <a href={asset(calendarFile(month))} download className={linkClass}>
          This month (.ics) <span className="sr-only">{formatCalendarMonth(month)}</span>
        </a>
      )}
      <a href={asset(calendarFile('academic'))} className={linkClass}>
        Whole calendar (.ics)
      </a>
    </p>
  );
}

/** The types that the labels of days always name: "1 Assignment", "1 Quiz". */
const plain: readonly string[] = ['assignment', 'quiz'];

/** What the styles of days mean, for the types that occur; nothing for a month with assignments and quizzes only. */
function CalendarLegend({ events }: { events: readonly DatedEvent[] }) {
  const types = [...new Set(events.map(({ type }) => type))].sort();
  if (types.every((type) => plain.includes(type))) return null;
  return (
    <ul aria-label="Legend" className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {types.map((type) => (
        <li key={type} className="flex items-center gap-1.5 capitalize">
          <span className={`size-4 shrink-0 rounded-[5px] ${dayStyles[type]}`} aria-hidden="true" />
          {type}
        </li>
      ))}
    </ul>
  );
}

interface DueListProps {
  /** The month, "YYYY-MM". */
  month: string;
  marked: readonly MarkedDay[];
}

/** What is on in a month, day by day; an event of several days once. */
function DueList({ month, marked }: DueListProps) {
  return (
    <ul className="mt-auto flex flex-wrap gap-x-8 gap-y-2 text-note">
      {marked.map(({ day, type, label }) => (
        <li key={`${day} ${label}`} className="flex items-center gap-3">
          <span
            className={`inline-flex size-9 shrink-0 items-center justify-center rounded-control font-bold ${dayStyles[type]}`}
            aria-hidden="true"
          >
            {day}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{formatCalendarDay(month, day)}: </span>
            <bdi className="font-semibold">{label}</bdi>
          </span>
        </li>
      ))}
      {marked.length === 0 && <li className="text-muted">Nothing is due in {monthName(month)}</li>}
    </ul>
  );
}

interface MonthChoiceProps {
  /** All months, "YYYY-MM", oldest first. */
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

/** The month and its year between two buttons. A button with no month to go to stays visible, so that nothing moves. */
function MonthChoice({ months, month, onChange }: MonthChoiceProps) {
  useAnnounced(formatCalendarMonth(month));
  const index = months.indexOf(month);
  const name = formatCalendarMonth(month);
  if (months.length < 2) return <span className="text-muted">{name}</span>;
  const button = (step: number, label: string, icon: ReactNode) => {
    const target = months[index + step];
    return (
      <button
        type="button"
        aria-disabled={target === undefined}
        aria-label={
          target === undefined
            ? `No ${label.toLowerCase()} month`
            : `${label} month, ${formatCalendarMonth(target)}`
        }
        onClick={() => target !== undefined && onChange(target)}
        className="-my-1.5 inline-flex size-8 items-center justify-center rounded-control text-muted hover:text-brand aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:text-muted pointer-coarse:size-11 no-js:hidden print:invisible [&_svg]:size-5 [&_svg]:rtl:-scale-x-100"
      >
        {icon}
      </button>
    );
  };
  return (
    <div className="-me-2 ms-auto flex min-w-0 items-center">
      {button(-1, 'Previous', <ChevronLeftIcon aria-hidden="true" />)}
      <span className="w-31 text-center text-muted">{name}</span>
      {button(1, 'Next', <ChevronRightIcon aria-hidden="true" />)}
    </div>
  );
}

interface OtherMonthsProps {
  months: readonly CalendarMonth[];
  /** The month in the table. */
  shown: string;
}

/** What is on in the months outside the table. */
function OtherMonths({ months, shown }: OtherMonthsProps) {
  return (
    <dl className="mt-4 border-t border-line pt-3 text-note">
      {months
        .map(({ month }) => month)
        .filter((month) => month !== shown)
        .map((month) => (
          <div key={month} className="flex gap-3">
            <dt className="w-36 shrink-0 text-muted">{formatCalendarMonth(month)}</dt>
            <dd>
              {listedEvents(month, eventsIn(month, months))
                .map(({ day, label }) => `${day}: ${label}`)
                .join(', ') || 'Nothing is due'}
            </dd>
          </div>
        ))}
    </dl>
  );
}
