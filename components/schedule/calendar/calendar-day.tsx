import { dayStyles } from '@/components/schedule/day-styles';
import type { MarkedDay } from '@/components/schedule/model/calendar';
import { Tooltip } from '@/components/ui/tooltip';
import { formatCalendarDay } from '@/lib/time/date';

interface CalendarDayProps {
  /** The month, "YYYY-MM". */
  month: string;
  /** Null for a day of another month. */
  day: number | null;
  /** From 0 to 6. */
  column: number;
  marked?: MarkedDay | undefined;
}

const cellClass = 'h-11 p-0.5 @2xl:h-13';

/** The cell of a day, with a tooltip if something is due. */
export function CalendarDay({ month, day, column, marked }: CalendarDayProps) {
  if (!marked) return <td className={cellClass}>{day}</td>;
  const align = column < 2 ? 'start' : column > 4 ? 'end' : 'centre';
  return (
    <Tooltip
      as="td"
      label={`${formatCalendarDay(month, marked.day)}: ${marked.label}`}
      text={marked.label}
      align={align}
      className={`${cellClass} rounded-control`}
    >
      <span
        className={`inline-flex h-10 w-9 items-center justify-center rounded-control font-bold @sm:w-11 ${dayStyles[marked.type]}`}
      >
        {day}
      </span>
    </Tooltip>
  );
}
