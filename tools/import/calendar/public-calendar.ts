import { problemsIn } from '@/content/parse';
import { limits } from '@/content/schema/limits';
import type { Calendar, CalendarEvent, CalendarMonth } from '@/content/schema/student/calendar';
import { compareCode } from '@/lib/text/compare-text';
import { addAt } from '@/tools/file/get-or-make';
import { hiddenPattern } from '@/tools/file/hidden-character';
import { sha256 } from '@/tools/file/sha256';
import type { Event } from '../model/entity';
import { errorOf, noteOf, type Report } from '../problem/data-problem';
import { isObject, type Json, mergeCorrection } from '../record/merge';
import { slugOf } from '../record/slug';
import { TextShortener } from '../record/text-shortener';

/**
 * Lays a correction over a calendar. Its months change the months of the same name, and their events those of the same
 * id; an event whose label is null is removed.
 */
function correctCalendar(calendar: Calendar, correction: Json): Calendar {
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
function sortEvents(events: readonly CalendarEvent[]): CalendarEvent[] {
  return [...events].sort(
    (a, b) =>
      a.day - b.day ||
      compareCode(a.time ?? '', b.time ?? '') ||
      compareCode(a.label, b.label) ||
      compareCode(a.id, b.id),
  );
}

/** The most months of a calendar, and events of a month (content/schema/student/calendar.ts). */
const most = { months: 60, events: 10_000 };

/**
 * The academic calendar of all events. What the calendar before says about weeks stays, and so does the month that is
 * shown first, if the events have it; else it is the month nearest to it. A calendar that the schema refuses is reported.
 */
export function calendarOf(
  events: readonly Event[],
  before: Calendar,
  corrections: Json | undefined,
  report: Report,
): Calendar {
  const all = monthsOf(events, report);
  const shown = nearestMonth(all, before.shown) ?? before.shown;
  const made: Calendar = {
    ...(before.$schema !== undefined && { $schema: before.$schema }),
    weekStart: before.weekStart,
    shown,
    months: nearestMonths(all, shown, report),
  };
  const calendar = corrections === undefined ? made : correctCalendar(made, corrections);
  for (const { path, message, found, allowed } of problemsIn('student/calendar.json', calendar))
    report({
      ...errorOf('record', 'calendar-not-valid'),
      place: { file: corrections === undefined ? 'in' : 'manual/calendar.json' },
      value: found,
      message: `${path}: ${message}`,
      allowed,
    });
  return calendar;
}

function monthsOf(events: readonly Event[], report: Report): CalendarMonth[] {
  const months = new Map<string, CalendarEvent[]>();
  // The order of the files makes no difference.
  for (const event of [...events].sort((a, b) => compareCode(a.id, b.id))) {
    const entry = entryOf(event, report);
    if (entry.label !== '') addAt(months, event.start.slice(0, 7), entry);
  }
  return [...months]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({ month, events: sortEvents(distinct(own)).slice(0, most.events) }));
}

function entryOf({ id, title, start, end, startTime, type, origin }: Event, report: Report) {
  return {
    id: publicId(id),
    day: Number(start.slice(8)),
    ...(end !== undefined && end > start && { end }),
    ...(startTime !== undefined && { time: startTime }),
    type: type ?? 'event',
    label: visible(
      new TextShortener(report, origin).line(visible(title), limits.calendar.label, 'title'),
    ),
  };
}

/** A text without the characters that the check of the content refuses, also after a letter is cut in two. */
const visible = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replaceAll('\ufffd', '?')
    .replace(new RegExp(hiddenPattern, 'gu'), '')
    .trim();

/** The id of an event for everybody. What calendar programs call it often has an email address in it. */
const publicId = (id: string) => (id.includes('@') ? sha256(id, 16) : slugOf(id));

/** Events that several files have count once, and every event gets an id that no other of its month has. */
function distinct(events: readonly CalendarEvent[]): CalendarEvent[] {
  const contents = new Set<string>();
  const ids = new Set<string>();
  return events.flatMap((event) => {
    const content = JSON.stringify({ ...event, id: '' });
    if (contents.has(content)) return [];
    contents.add(content);
    const id = ids.has(event.id) ? slugOf(`${event.id} ${content}`) : event.id;
    ids.add(id);
    return { ...event, id };
  });
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

const distance = (a: string, b: string) => Math.abs(monthNumber(a) - monthNumber(b));

/** The month itself if it is among them, else the nearest one; of two, the later. */
function nearestMonth(months: readonly CalendarMonth[], wanted: string): string | undefined {
  return months
    .map(({ month }) => month)
    .sort((a, b) => distance(a, wanted) - distance(b, wanted) || compareCode(b, a))[0];
}

/** As many months as a calendar may have, nearest to the one that is shown first. */
function nearestMonths(
  months: readonly CalendarMonth[],
  shown: string,
  report: Report,
): CalendarMonth[] {
  if (months.length <= most.months) return [...months];
  report({
    ...noteOf('record', 'calendar-too-long'),
    place: { file: 'in' },
    value: `${months.length} months`,
    message:
      'The events are in more months than the calendar has; those far from the month shown first are left out.',
    allowed: `at most ${most.months} months`,
  });
  return [...months]
    .sort((a, b) => distance(a.month, shown) - distance(b.month, shown))
    .slice(0, most.months)
    .sort((a, b) => compareCode(a.month, b.month));
}
