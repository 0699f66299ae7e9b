import { dayPlan } from '@/components/schedule/model/day-plan';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { formatTime, formatWeekday } from '@/lib/time/date';

interface NextDayLineProps {
  timetable: Timetable;
  /** The next day on which something is held, "YYYY-MM-DD"; null if there is none. */
  day: string | null;
  label: 'Next' | 'After today';
}

/** What the next day with classes starts with. */
export function NextDayLine({ timetable, day, label }: NextDayLineProps) {
  const first = day && dayPlan(timetable, day).entries.find(({ isHeld }) => isHeld);
  if (!first) return <p className="mt-2 text-muted">Your next classes will appear here.</p>;
  const { title, start, room } = first;
  return (
    <p className="mt-2 wrap-anywhere *:inline-block">
      <span className="text-muted">{label}:</span>{' '}
      <time dateTime={`${day}T${start}`}>
        {formatWeekday(day)}, {formatTime(start)},
      </time>{' '}
      <span>
        <bdi className="font-semibold">{title}</bdi>
        {room && (
          <>
            , <bdi>{room}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
