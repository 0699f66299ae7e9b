import {
  monthGrid,
  weekdays,
  type MarkedDay,
  type WeekStart,
} from '@/components/schedule/model/calendar';
import { formatCalendarMonth } from '@/lib/time/date';
import { CalendarDay } from './calendar-day';

interface CalendarTableProps {
  /** The month, "YYYY-MM". */
  month: string;
  weekStart: WeekStart;
  marked: readonly MarkedDay[];
}

/** A month's days in weeks; marked days show what is due. */
export function CalendarTable({ month, weekStart, marked }: CalendarTableProps) {
  return (
    <table className="mb-4 w-full grow table-fixed border-collapse text-center">
      <caption className="sr-only">Academic calendar, {formatCalendarMonth(month)}</caption>
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
        {monthGrid(month, weekStart).map((week, row) => (
          <tr key={`${month} ${row}`}>
            {week.map((day, column) => (
              <CalendarDay
                key={column}
                month={month}
                day={day}
                column={column}
                marked={marked.find((entry) => entry.day === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
