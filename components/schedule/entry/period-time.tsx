import { formatTime, formatTimes } from '@/lib/time/date';

interface PeriodTimeProps {
  /** "HH:mm". */
  start: string;
  end: string;
  /** How it is shown. */
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

const styles = {
  Now: 'bg-accent text-on-accent',
  Next: 'bg-surface ring-1 ring-control forced-colors:outline',
  Over: 'text-muted',
} as const;

export type TimeWord = keyof typeof styles;

/** Marks the current or the next class, or one that is over. */
export function TimeBadge({ word }: { word: TimeWord }) {
  return (
    <span className={`ms-auto rounded-full px-2.5 py-0.5 text-small font-semibold ${styles[word]}`}>
      {word}
    </span>
  );
}
