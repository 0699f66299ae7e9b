import { dayStyles } from '@/components/schedule/day-styles';
import {
  monthGrid,
  weekdays,
  type MarkedDay,
  type WeekStart,
} from '@/components/schedule/model/calendar';
import { Tooltip } from '@/components/ui/tooltip';
import { formatCalendarMonth, formatCalendarDay } from '@/lib/time/date';

interface CalendarTableProps {
  /** The month, "YYYY-MM". */
  month: string;
  weekStart: WeekStart;
  marked: readonly MarkedDay[];
  /** Today, "YYYY-MM-DD", which has a filled circle; null for none. */
  today?: string | null;
}

/** A month's days in weeks; marked days show what is due. */
export function CalendarTable({ month, weekStart, marked, today }: CalendarTableProps) {
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
                isToday={day !== null && today === `${month}-${String(day).padStart(2, '0')}`}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CalendarDayProps {
  /** The month, "YYYY-MM". */
  month: string;
  /** Null for a day of another month. */
  day: number | null;
  /** From 0 to 6. */
  column: number;
  marked?: MarkedDay | undefined;
  isToday: boolean;
}

const cellClass = 'h-10 p-0.5';
const todayClass = 'rounded-full bg-brand text-on-brand forced-colors:border';

/** The cell of a day, with a tooltip if something is due. */
function CalendarDay({ month, day, column, marked, isToday }: CalendarDayProps) {
  const current = isToday ? 'date' : undefined;
  if (!marked)
    return (
      <td className={cellClass} aria-current={current}>
        {isToday ? (
          <span
            className={`inline-flex size-9 items-center justify-center font-bold ${todayClass}`}
          >
            {day}
          </span>
        ) : (
          day
        )}
      </td>
    );
  const align = column < 2 ? 'start' : column > 4 ? 'end' : 'centre';
  return (
    <Tooltip
      as="td"
      current={current}
      label={`${formatCalendarDay(month, marked.day)}: ${marked.label}`}
      text={marked.label}
      align={align}
      className={`${cellClass} rounded-control`}
    >
      <span
        className={`chip inline-flex size-9 items-center justify-center font-bold ${dayStyles[marked.type]} ${isToday ? 'rounded-full outline-2 outline-offset-1 outline-brand' : 'rounded-control'}`}
      >
        {day}
      </span>
    </Tooltip>
  );
}
