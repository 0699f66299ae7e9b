import type { Calendar, CalendarEvent } from '@/content/schema/student/calendar';
import { productId } from '@/lib/site/product-name';

/** An event of the academic calendar with its month, "YYYY-MM". */
export interface DatedEvent extends CalendarEvent {
  month: string;
}

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

/** The events of a calendar or, with `month` ("YYYY-MM"), of one month. */
export function eventsOf(calendar: Calendar, month?: string): DatedEvent[] {
  return calendar.months
    .filter((entry) => month === undefined || entry.month === month)
    .flatMap((entry) => entry.events.map((event) => ({ ...event, month: entry.month })));
}

/** Writes events as an iCalendar file (RFC 5545): all-day events, stable identifiers, lines of at most 75 octets. */
export function writeCalendar({ product, name, host, timeZone, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${calendarText(productId(product, 'Academic calendar'))}`,
    'CALSCALE:GREGORIAN',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.month}-${event.id}@${host}`,
      `DTSTAMP:${dtstamp}`,
      `DTSTART;VALUE=DATE:${dateOf(event, 0)}`,
      `DTEND;VALUE=DATE:${dateOf(event, 1)}`,
      `SUMMARY:${calendarText(event.label)}`,
      `CATEGORIES:${event.type.toUpperCase()}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return joinLines(lines);
}

/** Joins lines for a calendar file: at most 75 octets each, ended with CRLF. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Formats a day as "20271109", `later` days on: an all-day event ends on the day after it. */
function dateOf({ month, day }: DatedEvent, later: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, day + later))
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '');
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
