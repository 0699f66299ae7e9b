import type { UpcomingClass } from '@/content/schema/faculty/class';
import { productId, productName } from '@/lib/site/product-name';
import type { StoredRecords } from '@/lib/store/record';
import { zonedMinute, zonedMoment } from '@/lib/time/zoned-time';
import { saveMade } from '@/lib/toast/save-made';
import {
  cancellationId,
  type Cancellation,
  changedDetail,
  changeKind,
  changeTitle,
  classTitle,
} from './class-cancel';
import { nextClassDay } from './class-day';
import {
  calendarText,
  eventSequence,
  meetingUid,
  utc,
  writeCalendarFile,
  type CalendarHost,
} from './icalendar';

/** Downloads the classes of today, or of the next day with classes, as an .ics file. */
export function saveDay(
  timetable: readonly UpcomingClass[],
  cancellations: StoredRecords<'cancellations'>,
  calendarHost: CalendarHost,
): void {
  const today = zonedMinute(new Date(), calendarHost.timeZone).slice(0, 10);
  const { day, classes } = nextClassDay(timetable, today);
  const dated = classes.map((session) =>
    datedClass(session, day, cancellations.get(cancellationId(session.id, day))),
  );
  saveMade(writeClasses(dated, calendarHost, new Date()), `classes-${day}.ics`);
}

/** Downloads one cancelled or restored class as an .ics file. */
export function saveClass(
  cancellation: Cancellation,
  calendarHost: CalendarHost,
  termFrom?: string,
): void {
  const { session, day } = cancellation;
  const classes = [cancelledClass(cancellation)];
  const text = writeClasses(classes, calendarHost, new Date(), termFrom);
  saveMade(text, `class-${session}-${day}.ics`);
}

/** A class on a day, as written to a calendar file. */
interface DatedClass {
  session: string;
  /** "YYYY-MM-DD". */
  day: string;
  start: string;
  end: string;
  summary: string;
  /** Its change on this day, restored or not; undefined if it was never changed. */
  cancellation?: Cancellation | undefined;
}

export function datedClass(
  session: UpcomingClass,
  day: string,
  cancellation: Cancellation | undefined,
): DatedClass {
  const { id, start, end } = session;
  return { session: id, day, start, end, summary: classTitle(session), cancellation };
}

/** Returns the class of a cancellation, from its record alone. */
export function cancelledClass(cancellation: Cancellation): DatedClass {
  const { session, day, start, end, title: summary } = cancellation;
  return { session, day, start, end, summary, cancellation };
}

/**
 * Writes classes as an iCalendar file (RFC 5545) with times in UTC. A class has the identifier that its weekly meeting has
 * in the file of the timetable, and its day; each change or restoration raises its sequence, so that calendar programs
 * update it.
 */
export function writeClasses(
  classes: readonly DatedClass[],
  { host, timeZone }: CalendarHost,
  dtstamp: Date,
  /** The first day of the term. */
  termFrom?: string,
): string {
  const lines = classes.flatMap(({ session, day, start, end, summary, cancellation }) => {
    const changed = cancellation?.restored === null ? cancellation : undefined;
    const cancelled = changed && changeKind(changed) === 'cancelled';
    const held = changed?.to ?? { day, start, end };
    return [
      'BEGIN:VEVENT',
      `UID:${meetingUid(session, termFrom)}@${host}`,
      `RECURRENCE-ID:${utc(zonedMoment(day, start, timeZone))}`,
      `DTSTAMP:${utc(dtstamp)}`,
      `DTSTART:${utc(zonedMoment(held.day, held.start, timeZone))}`,
      `DTEND:${utc(zonedMoment(held.day, held.end, timeZone))}`,
      `SEQUENCE:${cancellation ? sequenceOf(cancellation, timeZone) : 0}`,
      `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `SUMMARY:${calendarText(changed ? changeTitle(changed, summary) : summary)}`,
      ...(changed?.to?.room ? [`LOCATION:${calendarText(changed.to.room)}`] : []),
      ...(changed
        ? [`DESCRIPTION:${calendarText([...changedDetail(changed), changed.reason].join('. '))}`]
        : []),
      'END:VEVENT',
    ];
  });
  return writeCalendarFile(productId(productName(), 'Classes'), lines);
}

const sequenceOf = ({ at, restored, sequence }: Cancellation, timeZone: string) =>
  eventSequence(zonedMinute(new Date(restored ?? at), timeZone), sequence);
