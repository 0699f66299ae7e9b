import type { CalendarMonth, Calendar } from '@/content/schema/student/calendar';
import { monthName } from '@/lib/date';

const marks = {
  assignment: 'bg-rejected-fill text-rejected font-bold',
  quiz: 'bg-quiz-fill text-quiz font-bold',
} as const;

const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
] as const;

/** The month in the way the dashboard draws it; what is due stands below in words. */
export function SchedulingPiece({ calendar }: { calendar: Calendar }) {
  const month = calendar.months.find((entry) => entry.month === calendar.shown);
  if (!month) return null;
  const [year = 0, number = 0] = month.month.split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const offset = calendar.weekStart === 'Sunday' ? first : (first + 6) % 7;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return (
    <div>
      <ol aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-small">
        {Array.from({ length: count }, (_, index) => (
          <Day key={index} day={index + 1} month={month} start={index === 0 ? offset : -1} />
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-note">
        {month.events.map(({ id, day, label }) => (
          <li key={id}>
            <span className="font-semibold">
              {day} {monthName(month.month)}
            </span>{' '}
            <span className="text-muted">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Day({ day, month, start }: { day: number; month: CalendarMonth; start: number }) {
  const event = month.events.find((entry) => entry.day === day);
  return (
    <li className={`rounded-[6px] py-1 ${event ? marks[event.type] : ''} ${columns[start] ?? ''}`}>
      {day}
    </li>
  );
}
