import { markedDays } from '@/components/schedule/model/calendar';
import type { CalendarMonth } from '@/content/schema/student/calendar';
import { formatCalendarMonth } from '@/lib/time/date';

/** What is due in the months outside the table. */
export function OtherMonths({ months }: { months: readonly CalendarMonth[] }) {
  return (
    <dl className="mt-4 border-t border-line pt-3 text-note">
      {months.map(({ month, events }) => (
        <div key={month} className="flex gap-3">
          <dt className="w-36 shrink-0 text-muted">{formatCalendarMonth(month)}</dt>
          <dd>
            {markedDays(events)
              .map(({ day, label }) => `${day}: ${label}`)
              .join(', ') || 'Nothing is due'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
