import type { Site } from '@/content/schema/site';
import type { Calendar } from '@/content/schema/student/calendar';
import { productId } from '@/lib/site/product-name';
import { formatTime } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { zonedMoment } from '@/lib/time/zoned-time';
import { allEvents, eventsIn, type DatedEvent } from './calendar';

interface CalendarFile {
  /** The product name written to PRODID. */
  product: string;
  /** The calendar's name in calendar programs. */
  name: string;
  /** The host that makes event identifiers globally unique. */
  host: string;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  events: readonly DatedEvent[];
}

/**
 * A fixed DTSTAMP: iCalendar requires one, and the time of the build would make two builds of the same content differ.
 * A subscribed calendar program reads the whole file whatever its DTSTAMP.
 */
const dtstamp = '19700101T000000Z';

/** The events of a calendar or, with `month` ("YYYY-MM"), those of one month and those that last into it. */
export function eventsOf({ months }: Calendar, month?: string): DatedEvent[] {
  return month === undefined ? allEvents(months) : eventsIn(month, months);
}

/**
 * Writes events as an iCalendar file (RFC 5545): stable identifiers, lines of at most 75 octets. An event of one day with
 * a time starts then; all others are of whole days.
 */
export function writeCalendar({ product, name, host, timeZone, events }: CalendarFile): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    `UID:${event.first.slice(0, 7)}-${event.id}@${host}`,
    `DTSTAMP:${dtstamp}`,
    ...datesOf(event, timeZone),
    `SUMMARY:${calendarText(summaryOf(event))}`,
    `CATEGORIES:${event.type.toUpperCase()}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return writeCalendarFile(productId(product, 'Academic calendar'), [
    ...nameLines(name, timeZone),
    ...lines,
  ]);
}

/** The name of a calendar and its time zone, for calendar programs that subscribe to it. */
export const nameLines = (name: string, timeZone: string): string[] => [
  `NAME:${calendarText(name)}`,
  `X-WR-CALNAME:${calendarText(name)}`,
  `X-WR-TIMEZONE:${timeZone}`,
];

/** A calendar file of these lines: at most 75 octets each, ended with CRLF. */
export function writeCalendarFile(product: string, lines: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${calendarText(product)}`];
  return [...head, 'CALSCALE:GREGORIAN', ...lines, 'END:VCALENDAR']
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

const isTimed = ({ first, last, time }: DatedEvent) => time !== undefined && first === last;

/** The start and, of whole days, the end: an all-day event ends on the day after it. */
function datesOf(event: DatedEvent, timeZone: string): string[] {
  const { first, last, time = '' } = event;
  if (isTimed(event)) return [`DTSTART:${utc(zonedMoment(first, time, timeZone))}`];
  return [
    `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${daysAfter(last, 1).replaceAll('-', '')}`,
  ];
}

/** The label, with the time of an event of several days. */
function summaryOf(event: DatedEvent): string {
  const { label, time } = event;
  return time && !isTimed(event) ? `${label}, ${formatTime(time)}` : label;
}

/**
 * The id of a weekly meeting in every file, with the first day of the term, because the ids of a timetable can return in the
 * next term.
 */
export function meetingUid(meeting: string, termFrom?: string, day?: string): string {
  return [meeting, termFrom, day].filter(Boolean).join('-');
}

/**
 * The SEQUENCE of an event that was written at a minute, "YYYY-MM-DDTHH:mm": a later one is higher, so that a calendar
 * program that has the event takes the change. `count` tells changes of one minute apart.
 */
export function eventSequence(minute: string, count = 0): number {
  return Math.floor((Date.parse(`${minute}Z`) - Date.UTC(2020, 0, 1)) / 60_000) + count;
}

/** Formats a moment as "20261121T033000Z". */
export function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes text for RFC 5545, section 3.3.11, which allows no control character except the tab. */
export function calendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Breaks a line after at most 75 octets of UTF-8, never inside a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(line).length <= 75) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The host that makes calendar identifiers globally unique, and the time zone of the class times. */
export interface CalendarHost {
  host: string;
  /** IANA name. */
  timeZone: string;
}

export function calendarHost({
  siteUrl,
  timeZone,
}: Pick<Site, 'siteUrl' | 'timeZone'>): CalendarHost {
  return { host: new URL(siteUrl).host, timeZone };
}
