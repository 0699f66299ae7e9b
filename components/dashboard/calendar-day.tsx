import { dayLooks } from '@/components/portal/day-look';
import { Tooltip } from '@/components/ui/tooltip';
import type { MarkedDay } from '@/lib/calendar';

interface CalendarDayProps {
  /** Null stands for a day of another month. */
  day: number | null;
  /** The column it stands in, from 0 to 6. */
  column: number;
  marked?: MarkedDay | undefined;
}

/** A day's number; where something is due a note tells what. */
export function CalendarDay({ day, column, marked }: CalendarDayProps) {
  if (!marked) return day;
  const align = column < 2 ? 'start' : column > 4 ? 'end' : 'centre';
  return (
    <Tooltip
      text={marked.label}
      align={align}
      className={`inline-flex h-10 w-9 items-center justify-center rounded-control font-bold @sm:w-11 ${dayLooks[marked.type]}`}
    >
      {day}
    </Tooltip>
  );
}
