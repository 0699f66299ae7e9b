import type { ZonedClock } from '@/components/page/use-zoned-clock';
import { zoneNote } from '@/components/schedule/entry/zone-note';
import { formatDay } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

interface WeekLineProps {
  /** The first day of the shown week; null in the server's HTML. */
  first: string | null;
  term: string | undefined;
  clock: ZonedClock | null;
  /** IANA name. */
  timeZone: string;
}

/** Which week is shown; screen readers announce another one. */
export function WeekLine({ first, term, clock, timeZone }: WeekLineProps) {
  const dates = first ? `${formatDay(first)} to ${formatDay(daysAfter(first, 6))}` : 'Every week';
  const zone = clock ? zoneNote(clock, timeZone) : '';
  return (
    <p className="mb-3 min-h-6 text-note text-muted">
      <span role="status">{dates}</span>
      {term && (
        <>
          , <bdi>{term}</bdi>
        </>
      )}
      {zone && `. ${zone}`}
    </p>
  );
}
