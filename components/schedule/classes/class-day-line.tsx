import type { ZonedClock } from '@/components/page/use-zoned-clock';
import { formatTime, formatWeekday, weekdayOf } from '@/lib/time/date';

interface ClassDayLineProps {
  /** The day whose classes are shown; null in the server's HTML. */
  day: string | null;
  /** The college's clock. */
  clock: ZonedClock | null;
  /** As the IANA database names it. */
  timeZone: string;
}

/** Which day the classes are of and, where the viewer's clock shows another time, whose clock they go by. */
export function ClassDayLine({ day, clock, timeZone }: ClassDayLineProps) {
  if (!clock || !day) return null;
  return (
    <>
      {day === clock.day ? 'Today, ' : 'Next classes: '}
      <time dateTime={day}>{formatWeekday(day)}</time>
      {clock.differs &&
        `. Times are in ${timeZone.replaceAll('_', ' ')}, where it is ${formatTime(clock.time)} on ${weekdayOf(clock.day)}.`}
    </>
  );
}
