import { dayStyles } from '@/components/schedule/day-styles';
import type { MarkedDay } from '@/components/schedule/model/calendar';
import { formatCalendarDay, monthName } from '@/lib/time/date';

interface DueListProps {
  /** The month, "YYYY-MM". */
  month: string;
  marked: readonly MarkedDay[];
}

/** What is on in a month, day by day; an event of several days once. */
export function DueList({ month, marked }: DueListProps) {
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
