import ICAL from 'ical.js';
import { warningOf, type DataProblem } from '../problem/data-problem';
import { lineOf, parameterOf, type Property } from './content-line';
import { readRule, type Rule } from './recurrence';
import { oneDay, readWallTime, type WallTime } from './wall-time';

/** Reports a problem of a line of a calendar. */
export type ReportLine = (line: number, problem: Omit<DataProblem, 'place'>) => void;

/** A day or a time of an entry, as it is in the file. */
export interface EntryTime {
  wall: WallTime;
  isDay: boolean;
  /** The TZID, or UTC; undefined for the time of the college. */
  zone: string | undefined;
  line: number;
}

interface Organiser {
  name: string;
  email: string;
}

/** An entry of a calendar (VEVENT). */
export interface CalendarEntry {
  line: number;
  uid: string | undefined;
  sequence: number;
  summary: string;
  location?: string;
  categories: string[];
  people: Organiser[];
  start: EntryTime;
  end?: EntryTime;
  /** In milliseconds. */
  duration?: number;
  rule?: { rule: Rule; until?: EntryTime; line: number };
  /** Further and left out occurrences (RDATE and EXDATE). */
  added: EntryTime[];
  excluded: EntryTime[];
  /** The occurrence that this entry replaces. */
  replaces?: EntryTime;
  isCancelled: boolean;
  isPrivate: boolean;
}

/** The longest event in days: a longer one is a mistake. */
const longestEvent = 3660;

export const entryProperties: ReadonlySet<string> = new Set(
  'uid,sequence,summary,location,categories,organizer,attendee,dtstart,dtend,duration,rrule,rdate,exdate,recurrence-id,status,class'.split(
    ',',
  ),
);

/** Makes an entry of its properties, or reports why it is left out. */
export function readEntry(
  line: number,
  properties: readonly Property[],
  report: ReportLine,
): CalendarEntry | undefined {
  const all = (name: string) => properties.filter((property) => property.name === name);
  const text = (name: string) => lineOf(all(name)[0]?.values[0]);
  const times = (name: string) => all(name).flatMap((property) => readTimes(property, report));
  const summary = text('summary');
  const entry = {
    line,
    uid: text('uid') || undefined,
    sequence: Number(all('sequence')[0]?.values[0] ?? 0) || 0,
    summary,
    ...(text('location') !== '' && { location: text('location') }),
    categories: all('categories').flatMap(({ values }) => values.map(lineOf)),
    people: [...all('organizer'), ...all('attendee')].flatMap(readPerson),
    added: times('rdate'),
    excluded: times('exdate'),
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(text('class').toUpperCase()),
  };
  const [start] = times('dtstart');
  const [replaces] = times('recurrence-id');
  const rule = all('rrule').flatMap((property) => readRepetition(property, report))[0];
  if (entry.isCancelled && (start ?? replaces))
    return { ...entry, start: (start ?? replaces) as EntryTime, ...(replaces && { replaces }) };
  if (!start) {
    if (all('dtstart').length === 0)
      report(line, {
        ...warningOf('value', 'event-without-start'),
        ...(summary !== '' && { value: summary }),
        message: 'This event has no start (DTSTART) and is left out.',
      });
    return undefined;
  }
  return {
    ...entry,
    start,
    ...readLength(start, times('dtend')[0], all('duration')[0], report),
    ...(rule && { rule }),
    ...(replaces && { replaces }),
  };
}

function readTimes(property: Property, report: ReportLine): EntryTime[] {
  const { line, raw } = property;
  return property.values.flatMap((value): EntryTime[] => {
    // A period, as RDATE may have it, starts the occurrence; its length is that of the others.
    const text = String(Array.isArray(value) ? value[0] : value);
    const time = readWallTime(text);
    if (time) {
      const zone = text.endsWith('Z') ? 'UTC' : parameterOf(property, 'tzid');
      return [{ ...time, zone: time.isDay ? undefined : zone, line }];
    }
    report(line, {
      ...warningOf('value', 'calendar-time-not-read'),
      value: raw,
      message: `This is no day or time, so ${property.name === 'dtstart' ? 'the event' : 'it'} is left out.`,
      allowed: 'a day such as 20260824, or a time such as 20260824T090000',
    });
    return [];
  });
}

function readLength(
  start: EntryTime,
  end: EntryTime | undefined,
  property: Property | undefined,
  report: ReportLine,
): Pick<CalendarEntry, 'end' | 'duration'> {
  const duration = property && readDuration(property, report);
  if (
    (end && end.wall - start.wall > longestEvent * oneDay) ||
    (duration ?? 0) > longestEvent * oneDay
  ) {
    report(end?.line ?? property?.line ?? start.line, {
      ...warningOf('value', 'event-too-long'),
      message: 'This event is longer than ten years, so its end is left out.',
    });
    return {};
  }
  if (end && end.wall < start.wall && end.zone === start.zone) {
    report(end.line, {
      ...warningOf('value', 'event-ends-before-start'),
      message: 'This event ends before it starts, so its end is left out.',
    });
    return {};
  }
  return end ? { end } : duration === undefined ? {} : { duration };
}

function readDuration({ line, raw, values }: Property, report: ReportLine): number | undefined {
  const text = String(values[0]);
  const seconds = /^\+?P[\dWDTHMS]{1,30}$/.test(text) ? secondsOf(text) : undefined;
  if (seconds !== undefined) return seconds * 1000;
  report(line, {
    ...warningOf('value', 'duration-not-read'),
    value: raw,
    message: 'This is no duration, so the event has no end.',
    allowed: 'a duration such as PT50M or P3D',
  });
  return undefined;
}

function secondsOf(text: string): number | undefined {
  try {
    return ICAL.Duration.fromString(text).toSeconds();
  } catch {
    return undefined;
  }
}

function readRepetition(
  { line, raw, values }: Property,
  report: ReportLine,
): NonNullable<CalendarEntry['rule']>[] {
  const rule = readRule(values[0]);
  if (!rule || rule.weekdays.some(({ weekday }) => weekday < 0)) {
    reportRule(line, raw, report);
    return [];
  }
  const text = (values[0] as { until?: unknown }).until;
  if (text === undefined) return [{ rule, line }];
  const until = readWallTime(String(text));
  if (!until) {
    reportRule(line, raw, report);
    return [];
  }
  const zone = String(text).endsWith('Z') ? 'UTC' : undefined;
  return [{ rule, until: { ...until, zone, line }, line }];
}

/** Reports a rule that is not read. */
export function reportRule(line: number, value: string, report: ReportLine): void {
  report(line, {
    ...warningOf('value', 'repetition-not-read'),
    value,
    message: 'This rule of repetition cannot be read, so only the first date counts.',
    allowed: 'a rule that repeats daily, weekly, monthly or yearly, such as FREQ=WEEKLY;BYDAY=MO',
  });
}

/** Reports that the rest of a file is left out. */
export function reportTooMany(line: number, allowed: string, report: ReportLine): void {
  report(line, {
    ...warningOf('file', 'too-many-events'),
    message: 'This calendar has too many events; the rest of it is left out.',
    allowed,
  });
}

/** Rooms and other things are invited as well; they are no people. */
function readPerson(property: Property): Organiser[] {
  const kind = parameterOf(property, 'cutype')?.toUpperCase();
  if (kind === 'ROOM' || kind === 'RESOURCE') return [];
  const email = lineOf(property.values[0]).replace(/^mailto:/i, '');
  return [{ name: lineOf(parameterOf(property, 'cn')), email: email.includes('@') ? email : '' }];
}
