import { eventsIn, listedEvents } from '@/components/schedule/model/calendar';
import type { CalendarMonth } from '@/content/schema/student/calendar';
import { formatCalendarMonth } from '@/lib/time/date';

interface OtherMonthsProps {
  months: readonly CalendarMonth[];
  /** The month in the table. */
  shown: string;
}

/** What is on in the months outside the table. */
export function OtherMonths({ months, shown }: OtherMonthsProps) {
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
