import { Card } from '@/components/ui/card';
import type { Calendar } from '@/content/schema/student/calendar';
import { markedDays, monthGrid, weekdays } from '@/lib/calendar';
import { monthName } from '@/lib/date';
import { CalendarDay, dayLooks } from './calendar-day';

/** The month the calendar opens with, as a table of days and a list of what is due. */
export function AcademicCalendar({ calendar }: { calendar: Calendar }) {
  const { shown, weekStart, months } = calendar;
  const events = months.find((entry) => entry.month === shown)?.events ?? [];
  const marked = markedDays(events);
  const name = monthName(shown);
  return (
    <Card
      title="Academic Calendar"
      className="flex flex-col"
      action={<span className="text-muted">{name}</span>}
    >
      <table className="mb-4 w-full grow table-fixed border-collapse text-center">
        <caption className="sr-only">Academic calendar, {name}</caption>
        <thead>
          <tr>
            {weekdays(weekStart).map((day) => (
              <th key={day} scope="col" abbr={day} className="pb-1.5 text-small font-medium">
                <span aria-hidden="true" className="text-muted">
                  {day.charAt(0)}
                </span>
                <span className="sr-only">{day}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(shown, weekStart).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} className="h-11 p-0.5 @2xl:h-13">
                  <CalendarDay
                    day={day}
                    column={column}
                    marked={marked.find((entry) => entry.day === day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-auto flex flex-wrap gap-x-8 gap-y-2 text-note">
        {marked.map(({ day, type, label }) => (
          <li key={day} className="flex items-center gap-3">
            <span
              className={`inline-flex size-9 shrink-0 items-center justify-center rounded-control font-bold ${dayLooks[type]}`}
              aria-hidden="true"
            >
              {day}
            </span>
            <span>
              {day} {name}: <span className="font-semibold">{label}</span>
            </span>
          </li>
        ))}
        {marked.length === 0 && <li className="text-muted">Nothing is due in {name}</li>}
      </ul>
    </Card>
  );
}
