import type { Exam } from '@/content/schema/schedule/schedule';
import { classTitle } from '@/components/schedule/model/class-cancel';
import { calendarText, eventSequence, utc } from '@/components/schedule/model/icalendar';
import type { DatedMeeting } from '@/components/schedule/model/dated-meeting';
import { formatTime, formatWeekday } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { zonedMoment } from '@/lib/time/zoned-time';

/** An event of a calendar file. Its times are in the college's time zone. */
export interface FeedEvent {
  uid: string;
  /** The moment of writing, "YYYY-MM-DDTHH:mm" in the college's time zone. */
  stamp: string;
  sequence: number;
  day: string;
  start: string;
  end: string;
  /** The time of the weekly meeting that it replaces. */
  replaces?: { day: string; start: string };
  /** The rule of a weekly meeting, and the days without it. */
  weekly?: { weekdays: readonly string[]; until: string | undefined; without: readonly string[] };
  cancelled: boolean;
  summary: string;
  location: string | undefined;
  description: string;
}

/** A day and time as "20261123T090000"; "24:30" is half past midnight of the next day. */
function localTime(day: string, time: string): string {
  const isNext = time >= '24';
  const hour = String(Number(time.slice(0, 2)) % 24).padStart(2, '0');
  return `${isNext ? daysAfter(day, 1) : day}T${hour}${time.slice(3)}00`.replaceAll('-', '');
}

/** The lines of an event (RFC 5545, section 3.6.1). */
export function eventLines(event: FeedEvent, timeZone: string): string[] {
  const { uid, stamp, sequence, day, start, end, replaces, weekly, location, description } = event;
  const [stampDay = '', stampTime = ''] = stamp.split('T');
  const zoned = (name: string, ...times: readonly string[]) =>
    `${name};TZID=${timeZone}:${times.join(',')}`;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(zonedMoment(stampDay, stampTime, timeZone))}`,
    `SEQUENCE:${sequence}`,
    ...(replaces ? [zoned('RECURRENCE-ID', localTime(replaces.day, replaces.start))] : []),
    zoned('DTSTART', localTime(day, start)),
    zoned('DTEND', localTime(day, end)),
    ...(weekly ? [weeklyRule(weekly, timeZone)] : []),
    ...(weekly?.without.length
      ? [zoned('EXDATE', ...weekly.without.map((date) => localTime(date, start)))]
      : []),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${calendarText(event.summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${calendarText(location)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${calendarText(description)}`]),
    'END:VEVENT',
  ];
}

/** UNTIL is the end of the last day in UTC, because the start has a time zone (RFC 5545, section 3.3.10). */
function weeklyRule(
  { weekdays, until }: NonNullable<FeedEvent['weekly']>,
  timeZone: string,
): string {
  const end = until === undefined ? '' : `;UNTIL=${utc(zonedMoment(until, '23:59', timeZone))}`;
  const byDay = weekdays.map((weekday) => weekday.slice(0, 2).toUpperCase()).join(',');
  return `RRULE:FREQ=WEEKLY${end};BYDAY=${byDay}`;
}

/** The fields that all events of a file share. */
export interface FeedBasis {
  /** The day of the data, "YYYY-MM-DD": when everything was written that has no time of its own. */
  asOf: string;
  /** The host that makes event identifiers globally unique. */
  host: string;
}

export function meetingEvent(
  dated: DatedMeeting,
  id: string,
  { asOf, host }: FeedBasis,
): FeedEvent {
  const { meeting, change, day, start, end, room } = dated;
  const cancelled = change?.kind === 'cancelled';
  const title = classTitle(meeting);
  const stamp = change?.at ?? `${asOf}T00:00`;
  return {
    ...{ uid: `${id}@${host}`, day, start, end, cancelled, location: room, stamp },
    sequence: eventSequence(stamp, change?.sequence),
    summary: cancelled ? `Cancelled: ${title}` : title,
    description: descriptionOf(dated),
  };
}

function descriptionOf({ meeting, change, plannedDay, teachers = [] }: DatedMeeting): string {
  const lines = [
    change?.kind === 'moved' &&
      `Moved from ${formatWeekday(plannedDay)}, ${formatTime(meeting.start)}`,
    (change?.teachers ?? change?.kind === 'substituted') && 'Another teacher holds this class.',
    change?.reason,
    teachers.join(', '),
  ];
  return lines.filter(Boolean).join('\n');
}

export function examEvent(exam: Exam, { host, asOf }: FeedBasis): FeedEvent {
  const { id, course, label, day, start, end, room } = exam;
  return {
    ...{ uid: `exam-${id}@${host}`, stamp: `${asOf}T00:00` },
    sequence: eventSequence(`${asOf}T00:00`),
    ...{ day, start, end, cancelled: false, location: room, description: '' },
    summary: `Exam: ${course}${label === undefined ? '' : `, ${label}`}`,
  };
}
