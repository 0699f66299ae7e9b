import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { StoredRecords } from '@/lib/store/record';
import { zonedMinute } from '@/lib/time/zoned-time';
import { saveMade } from '@/lib/toast/save-made';
import { cancelledClass, datedClass, writeClasses } from './class-calendar';
import { cancellationId, type Cancellation } from './class-cancel';
import { nextClassDay } from './class-day';
import type { CalendarHost } from './calendar-host';

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
