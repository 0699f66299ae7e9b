import { dayStyles } from '@/components/schedule/day-styles';
import type { DatedEvent } from '@/components/schedule/model/calendar';

/** The types that the labels of days always name: "1 Assignment", "1 Quiz". */
const plain: readonly string[] = ['assignment', 'quiz'];

/** What the styles of days mean, for the types that occur; nothing for a month with assignments and quizzes only. */
export function CalendarLegend({ events }: { events: readonly DatedEvent[] }) {
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
