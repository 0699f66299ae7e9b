import { dayStyles } from '@/components/schedule/day-styles';
import { PeriodTime } from '@/components/schedule/entry/period-time';
import {
  eventsIn,
  listedEvents,
  markedDays,
  monthGrid,
} from '@/components/schedule/model/calendar';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import type { Calendar } from '@/content/schema/student/calendar';
import { monthName } from '@/lib/time/date';

interface SchedulingPreviewProps extends Pick<MarketingDemo, 'timetable'> {
  calendar: Calendar;
}

/** The classes of a day, and the month as the dashboard draws it with its first events listed below. */
export function SchedulingPreview({ timetable, calendar }: SchedulingPreviewProps) {
  return (
    <div className="space-y-5">
      <DayClasses timetable={timetable} />
      <MonthPreview calendar={calendar} />
    </div>
  );
}

function DayClasses({ timetable }: Pick<MarketingDemo, 'timetable'>) {
  if (!timetable?.length) return null;
  return (
    <ul className="space-y-1.5 text-note">
      {timetable.map(({ id, start, end, section, course }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <span className="w-28 shrink-0 font-semibold">
            <PeriodTime start={start} end={end} />
          </span>
          <span className="min-w-0">
            <bdi>{course}</bdi> <bdi className="text-muted">{section}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The grid column of the first day of a month, by its position in the week. */
const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
] as const;

/** The most events in the list, which the front page has room for. */
const maxListed = 8;

/** A month as the dashboard draws it, with its first events listed below. */
function MonthPreview({ calendar }: { calendar: Calendar }) {
  const month = calendar.months.find((entry) => entry.month === calendar.shown);
  if (!month) return null;
  const events = eventsIn(month.month, calendar.months);
  const marked = markedDays(month.month, events);
  const listed = listedEvents(month.month, events);
  const [first = [], ...others] = monthGrid(month.month, calendar.weekStart);
  const days = [...first, ...others.flat()].filter((day) => day !== null);
  const styleOf = (day: number) => {
    const due = marked.find((entry) => entry.day === day);
    return due ? `${dayStyles[due.type]} font-bold` : '';
  };
  return (
    <div>
      <ol aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-small">
        {days.map((day) => (
          <li
            key={day}
            className={`rounded-[6px] py-1 ${styleOf(day)} ${day === 1 ? columns[first.indexOf(1)] : ''}`}
          >
            {day}
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-note">
        {listed.slice(0, maxListed).map(({ day, label }) => (
          <li key={`${day} ${label}`}>
            <span className="font-semibold">
              {day} {monthName(month.month)}
            </span>{' '}
            <span className="text-muted">{label}</span>
          </li>
        ))}
        {listed.length > maxListed && (
          <li className="text-muted">and {listed.length - maxListed} more</li>
        )}
      </ul>
    </div>
  );
}
