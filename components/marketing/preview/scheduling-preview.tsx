import { PeriodTime } from '@/components/schedule/entry/period-time';
import type { MarketingDemo } from '@/content/schema/marketing/demo';
import type { Calendar } from '@/content/schema/student/calendar';
import { MonthPreview } from './month-preview';

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
