import type { ZonedClock } from '@/components/page/use-clock';
import { formatTime, weekdayOf } from '@/lib/time/date';

/** The college's time zone and its time, if the viewer's clock shows another one. */
export function zoneNote(clock: ZonedClock, timeZone: string): string {
  return zoneNoteParts(clock, timeZone).join(' ');
}

/** The two parts of the sentence, for texts that are laid out apart. */
export function zoneNoteParts(clock: ZonedClock, timeZone: string): string[] {
  if (!clock.differs) return [];
  return [
    `Times are in ${timeZone.replaceAll('_', ' ')},`,
    `where it is ${formatTime(clock.time)} on ${weekdayOf(clock.day)}.`,
  ];
}
