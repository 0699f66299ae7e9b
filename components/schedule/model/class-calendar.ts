import type { UpcomingClass } from '@/content/schema/faculty/class';
import { productId, productName } from '@/lib/site/product-name';
import { zonedMoment } from '@/lib/time/zoned-time';
import { classTitle, type Cancellation } from './class-cancel';
import type { CalendarHost } from './calendar-host';
import { calendarText, joinLines } from './icalendar';

/** A class on a day, as a calendar program is told of it. */
export interface DatedClass {
  lesson: string;
  /** "YYYY-MM-DD". */
  day: string;
  start: string;
  end: string;
  summary: string;
  /** What has been decided about it; undefined where nothing was. */
  cancellation?: Cancellation | undefined;
}

/** A class of the timetable on a day. */
export function datedClass(
  session: UpcomingClass,
  day: string,
  cancellation: Cancellation | undefined,
): DatedClass {
  const { id, start, end } = session;
  return { lesson: id, day, start, end, summary: classTitle(session), cancellation };
}

/** The class that a cancellation is about, by its record alone. */
export function cancelledClass(cancellation: Cancellation): DatedClass {
  const { lesson, day, start, end, title: summary } = cancellation;
  return { lesson, day, start, end, summary, cancellation };
}

/**
 * Writes classes as an iCalendar file (RFC 5545) with times in UTC. A class keeps its identifier; each decision about
 * it raises its sequence, so that a calendar that has it follows.
 */
export function writeClasses(
  classes: readonly DatedClass[],
  { host, timeZone }: CalendarHost,
  dtstamp: Date,
): string {
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${calendarText(productId(productName(), 'Classes'))}`,
    'CALSCALE:GREGORIAN',
    ...classes.flatMap(({ lesson, day, start, end, summary, cancellation }) => {
      const cancelled = cancellation && !cancellation.restored;
      return [
        'BEGIN:VEVENT',
        `UID:${lesson}-${day}@${host}`,
        `DTSTAMP:${utc(dtstamp)}`,
        `DTSTART:${utc(zonedMoment(day, start, timeZone))}`,
        `DTEND:${utc(zonedMoment(day, end, timeZone))}`,
        `SEQUENCE:${cancellation?.sequence ?? 0}`,
        `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
        `SUMMARY:${calendarText(cancelled ? `Cancelled: ${summary}` : summary)}`,
        ...(cancelled ? [`DESCRIPTION:${calendarText(cancellation.reason)}`] : []),
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ]);
}

/** A moment as "20261121T033000Z". */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
