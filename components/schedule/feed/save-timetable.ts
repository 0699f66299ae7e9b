import {
  type CalendarHost,
  nameLines,
  writeCalendarFile,
  meetingUid,
} from '@/components/schedule/model/icalendar';
import {
  type Timetable,
  canMove,
  datedMeeting,
  isWeekly,
  latestChanges,
  meetingKey,
  plannedOn,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import { withCancellations } from '@/components/schedule/model/device-change';
import { productName, productId } from '@/lib/site/product-name';
import { workspace } from '@/lib/store/device';
import { saveMade } from '@/lib/toast/save-made';
import { daysAfter } from '@/lib/time/day';
import { eventLines, examEvent, type FeedEvent, meetingEvent, type FeedBasis } from './feed-event';
import { offsetAt } from '@/lib/time/zoned-time';
import { isHeldOn } from '@/components/schedule/model/class-day';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { dayNames } from '@/lib/time/date';

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

/** The number of days of a time zone that are described if a meeting is held every week without an end. */
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

const oneDay = 24 * 60 * 60 * 1000;
/** Shorter than the time between two changes of the clock. */
const step = 7 * oneDay;

/**
 * The VTIMEZONE of a time zone (RFC 5545, section 3.6.5) with its changes between two days, "YYYY-MM-DD", as lines. A
 * calendar program that knows the zone by its name uses its own rules.
 */
function writeTimeZone(timeZone: string, from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`) - 2 * oneDay;
  const last = Date.parse(`${to}T00:00:00Z`) + 2 * oneDay;
  let offset = offsetAt(first, timeZone);
  const lines = observance(timeZone, first, offset, offset, '19700101T000000');
  for (let moment = first; moment < last; moment += step) {
    const next = offsetAt(moment + step, timeZone);
    if (next === offset) continue;
    const at = changeBetween(moment, moment + step, timeZone);
    lines.push(...observance(timeZone, at, offset, next, localTime(at + offset)));
    offset = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}

/** The moment of the only change of the offset between two moments. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetAt(before, timeZone);
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

function observance(
  timeZone: string,
  moment: number,
  from: number,
  to: number,
  start: string,
): string[] {
  const name = to > standardOffset(moment, timeZone) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** The smaller offset of the two halves of a year. */
function standardOffset(moment: number, timeZone: string): number {
  const year = new Date(moment).getUTCFullYear();
  const [january, july] = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)];
  return Math.min(offsetAt(january, timeZone), offsetAt(july, timeZone));
}

/** An offset in milliseconds as "+0530". */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

const localTime = (shown: number) =>
  new Date(shown).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** A special or changed day, or one of a meeting that is not weekly, and the meetings that are planned on it. */
type UnusualDay = readonly [day: string, planned: ReadonlySet<WeeklyMeeting>];

/** The meetings of a timetable as events: one per weekly meeting, and one per meeting that differs from it. */
function meetingEvents(timetable: Timetable, basis: FeedBasis): FeedEvent[] {
  const changes = latestChanges(timetable.changes ?? []);
  const days = unusualDays(timetable);
  return timetable.meetings.flatMap((meeting) => {
    const { without, single } = differences(meeting, { timetable, days, changes, basis });
    const first = firstDay(meeting, timetable, basis);
    return [...weeklyEvent(meeting, { timetable, first, without, basis }), ...single];
  });
}

function unusualDays(timetable: Timetable): UnusualDay[] {
  const changed = (timetable.changes ?? []).map(({ day }) => day);
  const dates = timetable.meetings.flatMap((meeting) => meeting.dates ?? []);
  const days = [...new Set([...specialDays(timetable), ...changed, ...dates])].sort();
  return days.map((day) => [day, new Set<WeeklyMeeting>(plannedOn(timetable, day))]);
}

/** Every holiday and special day of the term. */
function specialDays({ days = [], term }: Timetable): string[] {
  return days.flatMap(({ day, end = day }) => {
    const last = term && term.to < end ? term.to : end;
    const found: string[] = [];
    for (let one = term && day < term.from ? term.from : day; one <= last; one = daysAfter(one, 1))
      found.push(one);
    return found;
  });
}

interface Differing {
  timetable: Timetable;
  days: readonly UnusualDay[];
  changes: ReadonlyMap<string, MeetingChange>;
  basis: FeedBasis;
}

/** The days without a weekly meeting, and the events of the meetings that differ from it. */
function differences(meeting: WeeklyMeeting, { timetable, days, changes, basis }: Differing) {
  const without: string[] = [];
  const single: FeedEvent[] = [];
  for (const [day, planned] of days) {
    const change = changes.get(meetingKey(meeting.id, day));
    const isInSeries = !meeting.dates && isWeekly(timetable, meeting, day);
    const isPlanned = planned.has(meeting) || (change?.to && canMove(timetable, meeting, day));
    if (!isPlanned && isInSeries) without.push(day);
    if (!isPlanned || (isInSeries && !change)) continue;
    const uid = uidOf(meeting, timetable, isInSeries ? undefined : day);
    const event = meetingEvent(datedMeeting(meeting, day, change), uid, basis);
    single.push(isInSeries ? { ...event, replaces: { day, start: meeting.start } } : event);
  }
  return { without, single };
}

const uidOf = ({ id }: WeeklyMeeting, { term }: Timetable, day?: string) =>
  meetingUid(id, term?.from, day);

/** Without a term and a first day, the weekly meeting starts on the first day that the timetable knows. */
function firstDay({ from }: WeeklyMeeting, timetable: Timetable, { asOf }: FeedBasis): string {
  const { term, days = [], changes = [] } = timetable;
  const limit = [from, term?.from].filter((day) => day !== undefined).sort();
  const known = [asOf, ...[...days, ...changes].map(({ day }) => day)].sort();
  return limit.at(-1) ?? known[0] ?? asOf;
}

interface Weekly {
  timetable: Timetable;
  first: string;
  without: readonly string[];
  basis: FeedBasis;
}

/** The event of a weekly meeting, which starts on the first day that it is held; none if there is no such day. */
function weeklyEvent(
  meeting: WeeklyMeeting,
  { timetable, first, without, basis }: Weekly,
): FeedEvent[] {
  const { to, dates, weekdays = dayNames.slice(1) } = meeting;
  if (dates) return [];
  const until = [to, timetable.term?.to].filter((day) => day !== undefined).sort()[0];
  const last = until ?? daysAfter(first, 7 * (without.length + 1));
  let day = first;
  while (day <= last && (!isHeldOn(meeting, day) || without.includes(day))) day = daysAfter(day, 1);
  if (day > last) return [];
  const event = meetingEvent(
    datedMeeting(meeting, day, undefined),
    uidOf(meeting, timetable),
    basis,
  );
  return [{ ...event, weekly: { weekdays, until, without: without.filter((one) => one > day) } }];
}

/** Downloads a timetable as an .ics file, with what was cancelled on this device. */
export async function saveTimetable(
  timetable: Timetable,
  asOf: string,
  calendarHost: CalendarHost,
): Promise<void> {
  await workspace.load('cancellations');
  const cancellations = workspace.records('cancellations').values();
  const text = writeTimetable({
    product: productName(),
    name: ['My timetable', timetable.term?.name].filter(Boolean).join(', '),
    timetable: withCancellations(timetable, cancellations, calendarHost.timeZone),
    ...{ asOf, calendarHost },
  });
  saveMade(text, 'my-timetable.ics');
}
