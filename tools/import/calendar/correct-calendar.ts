import { compareCode } from '@/lib/text/compare-text';
import type { Calendar, CalendarEvent, CalendarMonth } from '@/content/schema/student/calendar';
import { isObject, mergeCorrection, type Json } from '../record/merge';

/**
 * Lays a correction over a calendar. Its months change the months of the same name, and their events those of the same
 * id; an event whose label is null is removed.
 */
export function correctCalendar(calendar: Calendar, correction: Json): Calendar {
  const merged = mergeCorrection(toItems(calendar as unknown as Json), toItems(correction));
  const months = isObject(merged) && isObject(merged['months']) && merged['months']['items'];
  // What is no list of months is not a calendar; the schema says why.
  if (!isObject(merged) || !Array.isArray(months) || !months.every(isObject))
    return merged as unknown as Calendar;
  return { ...merged, months: months.flatMap(fromItem).sort(byMonth) } as unknown as Calendar;
}

const byMonth = (a: Month, b: Month) => compareCode(String(a.month), String(b.month));

type Month = Pick<CalendarMonth, 'month'> & { events?: unknown };

function fromItem(item: { [name: string]: Json }): Month[] {
  const { id, ...month } = item;
  const events = isObject(month['events']) ? month['events']['items'] : month['events'];
  const own = (id === month['month'] ? month : item) as unknown as Month;
  if (!Array.isArray(events) || !events.every(isObject)) return [{ ...own, events }];
  const kept = events.filter((event) => event['label'] !== null && event['label'] !== undefined);
  return kept.length === 0
    ? []
    : [{ ...own, events: sortEvents(kept as unknown as CalendarEvent[]) }];
}

/** Months and events as items with ids, which a correction changes one by one. */
function toItems(calendar: Json): Json {
  if (!isObject(calendar) || !Array.isArray(calendar['months'])) return calendar;
  const months = calendar['months'].map((month) => {
    if (!isObject(month) || typeof month['month'] !== 'string') return month;
    const { events } = month;
    return {
      ...month,
      id: month['month'],
      ...(Array.isArray(events) && { events: { items: events } }),
    };
  });
  return { ...calendar, months: { items: months } };
}

/** Events by day; of a day, those of the whole day first. */
export function sortEvents(events: readonly CalendarEvent[]): CalendarEvent[] {
  return [...events].sort(
    (a, b) =>
      a.day - b.day ||
      compareCode(a.time ?? '', b.time ?? '') ||
      compareCode(a.label, b.label) ||
      compareCode(a.id, b.id),
  );
}
