import { formatPeriodTime } from '@/components/schedule/model/class-time';
import { formatTime } from '@/lib/time/date';

interface PeriodTimeProps {
  /** "HH:mm". */
  start: string;
  end: string;
}

/** A time as the timetable prints it; screen readers get it with AM and PM. */
export function PeriodTime({ start, end }: PeriodTimeProps) {
  return (
    <>
      <span aria-hidden="true">{formatPeriodTime(start, end)}</span>
      <span className="sr-only">
        {formatTime(start)} to {formatTime(end)}
      </span>
    </>
  );
}
