import type { UpcomingClass } from '@/content/schema/faculty/class';
import { saveFile } from '@/lib/browser/save-file';
import type { Kept } from '@/lib/store/record';
import { zonedMinute } from '@/lib/time/zoned-time';
import { say } from '@/lib/toast/message';
import { cancelledClass, datedClass, writeClasses } from './class-calendar';
import { cancellationId, type Cancellation } from './class-cancel';
import { nextClassDay } from './class-day';
import type { Place } from './class-place';

/** Gives the classes of today, or of the next day that has some, as a file for calendar programs. */
export function saveDay(
  timetable: readonly UpcomingClass[],
  cancellations: Kept<'cancellations'>,
  place: Place,
): void {
  const today = zonedMinute(new Date(), place.timeZone).slice(0, 10);
  const { day, classes } = nextClassDay(timetable, today);
  const dated = classes.map((lesson) =>
    datedClass(lesson, day, cancellations.get(cancellationId(lesson.id, day))),
  );
  save(writeClasses(dated, place, new Date()), `classes-${day}.ics`);
}

/** Gives one class, as it was cancelled or restored, as a file for calendar programs. */
export function saveClass(cancellation: Cancellation, place: Place): void {
  const { lesson, day } = cancellation;
  const text = writeClasses([cancelledClass(cancellation)], place, new Date());
  save(text, `class-${lesson}-${day}.ics`);
}

function save(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name);
  say(`${name} was made on this device and given to your browser to save.`);
}
