import type { ZonedClock } from '@/components/page/use-clock';
import { zoneNote } from '@/components/schedule/entry/zone-note';
import type { WeekDay } from '@/components/schedule/model/week-plan';
import { formatDay } from '@/lib/time/date';

interface WeekLineProps {
  days: readonly WeekDay[];
  term: string | undefined;
  clock: ZonedClock | null;
  /** IANA name. */
  timeZone: string;
}

/** Which week is shown; screen readers announce another one. Two lines on a phone, for a viewer in another time zone. */
export function WeekLine({ days, term, clock, timeZone }: WeekLineProps) {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const dates = first && last ? `${formatDay(first)} to ${formatDay(last)}` : 'Every week';
  const zone = clock ? zoneNote(clock, timeZone) : '';
  return (
    <p className="mb-1 min-h-10.5 text-note text-muted @lg:mb-3 @lg:min-h-6">
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
