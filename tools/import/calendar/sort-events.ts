import type { CalendarEvent } from '@/content/schema/student/calendar';
import { compare } from '../record/compare';

/** Events by day; of a day, those of the whole day first. */
export function sortEvents(events: readonly CalendarEvent[]): CalendarEvent[] {
  return [...events].sort(
    (a, b) =>
      a.day - b.day ||
      compare(a.time ?? '', b.time ?? '') ||
      compare(a.label, b.label) ||
      compare(a.id, b.id),
  );
}
