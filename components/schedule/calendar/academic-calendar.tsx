'use client';

import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { useState, type ReactNode } from 'react';
import { datedAssignments, openAssignments } from '@/components/assignment/model/assignment';
import { useToday } from '@/components/page/use-clock';
import {
  allEvents,
  calendarFile,
  eventLines,
  inMonth,
  markedDays,
  monthsBetween,
  nextLines,
  type DatedEvent,
} from '@/components/schedule/model/calendar';
import { Card } from '@/components/ui/card';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Exam } from '@/content/schema/schedule/schedule';
import type { Calendar, CalendarMonth } from '@/content/schema/student/calendar';
import { asset } from '@/lib/site/routes';
import { useList, type OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatCalendarMonth, formatMonth } from '@/lib/time/date';
import { CalendarTable } from './calendar-table';
import { EventList } from './event-list';

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
 * A month as a table of days, with the person's own due dates and exams and what was set on this device, and a list of the
 * next dates or of what is on in another month. Without JavaScript, a list shows the other months.
 */
export function AcademicCalendar(props: AcademicCalendarProps) {
  const { calendar, isCurrent = false, assignments = none, exams = none } = props;
  const { weekStart, shown, months } = calendar;
  const today = useToday();
  const own = useList('assignments', assignments);
  const handins = useRecords('handins');
  const [chosen, setMonth] = useState<string | null>(null);
  const first = isCurrent && today ? today.slice(0, 7) : shown;
  const month = chosen ?? first;
  const known = [...allEvents(months), ...exams.map(examEvent)];
  const events = inMonth(month, [...known, ...dueEvents(own)]);
  const isNow = isCurrent && month === today?.slice(0, 7);
  return (
    <Card
      title="Academic Calendar"
      className="@container flex flex-col"
      action={
        // Another key, so that the month of today is not read out when the page opens.
        <MonthChoice
          key={first}
          months={monthsBetween([
            ...[first, ...months.map((entry) => entry.month)],
            ...[...dueEvents(own), ...exams.map(examEvent)].map((one) => one.first.slice(0, 7)),
          ])}
          month={month}
          onChange={setMonth}
        />
      }
    >
      <CalendarTable
        month={month}
        weekStart={weekStart}
        marked={markedDays(month, events)}
        today={isCurrent ? today : null}
      />
      {isNow ? (
        <EventList
          title="Next"
          lines={nextLines([...known, ...dueEvents(openAssignments(own, handins))], today)}
          today={today}
          empty="Nothing is due next."
        />
      ) : (
        <EventList
          title={`In ${formatCalendarMonth(month)}`}
          lines={eventLines(events)}
          today={`${month}-01`}
          empty="Nothing is due."
        />
      )}
      {months.length > 1 && (
        <noscript>
          <OtherMonths months={months} shown={shown} />
        </noscript>
      )}
      <CalendarFileLink month={months.some((entry) => entry.month === month) ? month : null} />
    </Card>
  );
}

const examEvent = ({ id, course, day, start }: Exam): DatedEvent => ({
  ...{ id, type: 'exam', label: course, time: start, first: day, last: day },
});

const dueEvents = (assignments: readonly OwnAssignment[]): DatedEvent[] =>
  datedAssignments(assignments).map(({ id, name, due }) => ({
    ...{ id, type: 'assignment', label: name, first: due, last: due },
  }));

/** Saves the month as an .ics file or, if the college's calendar does not have it, the whole calendar. */
function CalendarFileLink({ month }: { month: string | null }) {
  return (
    <p className="mt-auto pt-4 print:hidden">
      <a
        href={asset(calendarFile(month ?? 'academic'))}
        download
        className="flex min-h-8 items-center gap-1.5 border-t border-line pt-3 text-note font-semibold text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <CalendarIcon className="size-5" aria-hidden="true" />
        Save as .ics
        <span className="sr-only">{month ? formatCalendarMonth(month) : 'the whole calendar'}</span>
      </a>
    </p>
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
        className="-my-1.5 inline-flex size-7 items-center justify-center rounded-control text-muted hover:text-brand aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:text-muted pointer-coarse:h-11 pointer-coarse:w-10 no-js:hidden print:invisible [&_svg]:size-5 [&_svg]:rtl:-scale-x-100"
      >
        {icon}
      </button>
    );
  };
  return (
    <div className="-me-2 ms-auto flex min-w-0 items-center">
      {button(-1, 'Previous', <ChevronLeftIcon aria-hidden="true" />)}
      <span className="w-18 text-center text-note whitespace-nowrap text-muted @min-[20rem]:w-27">
        <span className="@max-[20rem]:sr-only">{name}</span>
        <span aria-hidden="true" className="@min-[20rem]:hidden">
          {formatMonth(month)}
        </span>
      </span>
      {button(1, 'Next', <ChevronRightIcon aria-hidden="true" />)}
    </div>
  );
}

interface OtherMonthsProps {
  months: readonly CalendarMonth[];
  /** The month in the table. */
  shown: string;
}

/** Shows what is on in the months outside the table. */
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
              {eventLines(inMonth(month, allEvents(months)))
                .map(({ day, text }) => `${Number(day.slice(8))}: ${text}`)
                .join(', ') || 'Nothing is due'}
            </dd>
          </div>
        ))}
    </dl>
  );
}
