import { zoneNote, type ZonedClock } from '@/components/page/use-clock';
import { dayWord } from '@/components/schedule/model/class-state';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { formatTime } from '@/lib/time/date';

interface ClassFootProps {
  /** The first class of the next day with any. */
  next?: Pick<TimetableEntry, 'day' | 'start' | 'title'> | undefined;
  /** The college's clock; null in the server's HTML. */
  clock: ZonedClock | null;
  /** IANA name. */
  timeZone: string;
}

/** Shows what comes after the classes above and, if the viewer's clock shows another time, the college's time zone. */
export function ClassFoot({ next, clock, timeZone }: ClassFootProps) {
  if (!clock) return null;
  return (
    <>
      {next && (
        <p className="mt-3 text-note wrap-anywhere text-muted">
          <time dateTime={`${next.day}T${next.start}`} className="whitespace-nowrap">
            {dayWord(next.day, clock.day)} {formatTime(next.start)}
          </time>{' '}
          <bdi>{next.title}</bdi>
        </p>
      )}
      {clock.differs && <p className="mt-3 text-small text-muted">{zoneNote(clock, timeZone)}</p>}
    </>
  );
}
