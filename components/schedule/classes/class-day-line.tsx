import type { ZonedClock } from '@/components/page/use-clock';
import { zoneNote } from '@/components/schedule/entry/zone-note';
import { formatWeekday } from '@/lib/time/date';

interface ClassDayLineProps {
  /** The day whose classes are shown; null in the server's HTML. */
  day: string | null;
  /** The college's clock; null in the server's HTML. */
  clock: ZonedClock | null;
  /** IANA name. */
  timeZone: string;
}

/** The day of the classes and, if the viewer's clock shows another time, the college's time zone. */
export function ClassDayLine({ day, clock, timeZone }: ClassDayLineProps) {
  if (!clock || !day) return null;
  return (
    <>
      {day === clock.day ? 'Today, ' : 'Next classes: '}
      <time dateTime={day}>{formatWeekday(day)}</time>
      {clock.differs && `. ${zoneNote(clock, timeZone)}`}
    </>
  );
}
