import { formatTime, formatTimes } from '@/lib/time/date';

interface PeriodTimeProps {
  /** "HH:mm". */
  start: string;
  end: string;
  /** The format. */
  format?: typeof formatTimes;
}

/** The time of a class; screen readers get it with AM and PM twice. */
export function PeriodTime({ start, end, format = formatTimes }: PeriodTimeProps) {
  return (
    <>
      <span aria-hidden="true">{format(start, end)}</span>
      <span className="sr-only">
        {formatTime(start)} to {formatTime(end)}
      </span>
    </>
  );
}
