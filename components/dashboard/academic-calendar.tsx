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
    <Card title="Academic Calendar" action={<span className="text-muted">{name}</span>}>
      <table className="w-full table-fixed border-collapse text-center">
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
                <td key={column} className="h-11 p-0.5">
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
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3 text-note">
        {marked.map(({ day, type, label }) => (
          <li key={day} className="flex items-center gap-2">
            <span
              className={`size-3 shrink-0 rounded-[4px] border border-current ${dayLooks[type]}`}
              aria-hidden="true"
            />
            {day} {name}: {label}
          </li>
        ))}
        {marked.length === 0 && <li className="text-muted">Nothing is due in {name}</li>}
      </ul>
    </Card>
  );
}
