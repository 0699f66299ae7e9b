import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { nameLines, writeCalendarFile } from '@/components/schedule/model/icalendar';
import { productId } from '@/lib/site/product-name';
import { daysAfter } from '@/lib/time/day';
import { eventLines, examEvent, type FeedEvent } from './feed-event';
import { meetingEvents } from './meeting-events';
import { writeTimeZone } from './time-zone';

interface TimetableFeed {
  /** The product name written to PRODID. */
  product: string;
  /** The calendar's name in calendar programs. */
  name: string;
  timetable: Timetable;
  /** The day of the data, "YYYY-MM-DD". */
  asOf: string;
  calendarHost: CalendarHost;
}

/** How many days of a time zone are described if a meeting is held every week without an end. */
const endless = 5 * 366;

/**
 * Writes a timetable as an iCalendar file (RFC 5545) that has the meetings of `meetingsBetween`. It depends on nothing
 * but its data: the same timetable gives the same file.
 */
export function writeTimetable(feed: TimetableFeed): string {
  const { product, name, timetable, asOf, calendarHost } = feed;
  const { host, timeZone } = calendarHost;
  const events = [
    ...meetingEvents(timetable, { asOf, host }),
    ...(timetable.exams ?? []).map((exam) => examEvent(exam, { asOf, host })),
  ];
  const days = events.flatMap(daysOf).sort();
  const [first = asOf] = days;
  return writeCalendarFile(productId(product, 'Timetable'), [
    ...nameLines(name, timeZone),
    ...writeTimeZone(timeZone, first, days.at(-1) ?? first),
    ...events.flatMap((event) => eventLines(event, timeZone)),
  ]);
}

/** The days whose offset from UTC the file needs. */
function daysOf({ day, weekly, replaces }: FeedEvent): string[] {
  const last = weekly ? (weekly.until ?? daysAfter(day, endless)) : day;
  return [day, last, ...(replaces ? [replaces.day] : [])];
}
