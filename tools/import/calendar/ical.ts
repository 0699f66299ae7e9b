import ICAL from 'ical.js';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { sha256 } from '@/tools/file/sha256';
import { errorOf, warningOf, type DataProblem } from '../problem/data-problem';
import { knownZone, wallTime } from './zone';

/** Reports a problem of a line of a calendar. */
type ReportLine = (line: number, problem: Omit<DataProblem, 'place'>) => void;

/** An event of a calendar file, with its dates as the clocks of the college show them. */
export interface CalendarEntry {
  line: number;
  uid: string;
  title: string;
  categories: string;
  isWholeDay: boolean;
  /** True if it repeats every week or more often. */
  isWeekly: boolean;
  /** Days, "2026-08-24", or times, "2026-08-24T09:00". A day has the day after it as its end. */
  dates: { start: string; end: string }[];
}

/** Bounds of a file: events, characters of a line, dates of an event, and days of a repetition without an end. */
const most = { events: 20_000, line: 100_000, dates: 366, endless: 400 };

const wanted =
  /^(?:UID|SEQUENCE|SUMMARY|CATEGORIES|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|CLASS)[;:]/i;

/** The lines of a calendar, with folded lines joined (RFC 5545, section 3.1). */
export function* contentLines(text: string): Generator<{ line: number; text: string }> {
  let first = 0;
  let parts: string[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (parts.length > 0 && /^[ \t]/.test(line)) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield { line: first, text: parts.join('') };
    parts = line.trim() === '' ? [] : [line];
    first = index + 1;
  }
  if (parts.length > 0) yield { line: first, text: parts.join('') };
}

/** Reads the events of a calendar file; those that are private or cancelled are left out. */
export function readEntries(text: string, timeZone: string, report: ReportLine): CalendarEntry[] {
  const events = [...new CalendarFile(report).events(text)];
  const starts = events.map(({ event }) => wallTime(event.startDate, timeZone));
  const newest = starts.reduce((latest, start) => (start > latest ? start : latest), '');
  return seriesOf(events).flatMap((series) => entriesOf(series, { timeZone, newest, report }));
}

interface FileEvent {
  line: number;
  event: ICAL.Event;
  isCancelled: boolean;
}

/** The calendar of a file, which knows time zones by the file, by the IANA database and by Windows. */
class CalendarFile extends ICAL.Component {
  private readonly zones = new Map<string, ICAL.Timezone>();
  private line = 0;

  constructor(private readonly report: ReportLine) {
    super('vcalendar');
  }

  override getTimeZoneByID(tzid: string): ICAL.Timezone {
    return getOrMake(this.zones, tzid, () => {
      const zone = knownZone(tzid);
      if (!zone)
        this.report(this.line, {
          ...errorOf('value', 'unknown-time-zone'),
          value: tzid,
          message: 'This time zone is not known, so nobody can tell when the events are.',
          allowed: 'a time zone such as Asia/Kolkata',
        });
      return zone ?? ICAL.Timezone.localTimezone;
    });
  }

  *events(text: string): Generator<FileEvent> {
    const blocks = [...blocksOf(text, this.report)];
    for (const { name, lines } of blocks) if (name === 'VTIMEZONE') this.describeZone(lines);
    for (const { line, name, lines } of blocks) {
      if (name !== 'VEVENT') continue;
      this.line = line;
      const found = this.parse(lines);
      if (found) yield { line, ...found };
      else
        this.report(line, {
          ...warningOf('value', 'event-not-read'),
          message:
            'This event has no start, no title or a line that cannot be read. It is left out.',
          action: 'Correct it in the calendar program and export the calendar again.',
        });
    }
  }

  private describeZone(lines: readonly string[]): void {
    try {
      const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
      const parts = component.getAllSubcomponents();
      const tzid = String(component.getFirstPropertyValue('tzid'));
      if (parts.every(isExpandable)) this.zones.set(tzid, new ICAL.Timezone({ component, tzid }));
    } catch {
      // A zone that cannot be read is reported where an event is in it, unless its name is known.
    }
  }

  private parse(lines: readonly string[]): Omit<FileEvent, 'line'> | undefined {
    try {
      const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
      this.addSubcomponent(component);
      const event = new ICAL.Event(component, { exceptions: [] });
      const isCancelled = textOf(component, 'status').toUpperCase() === 'CANCELLED';
      const isDated = [event.startDate, event.endDate].every((time) =>
        /^\d{4}-/.test(String(time)),
      );
      const isNamed = isCancelled || textOf(component, 'summary') !== '';
      return isDated && isNamed ? { event, isCancelled } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The text of a property as one line. */
const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '')
    .replace(/\s+/gu, ' ')
    .trim();

type Block = { line: number; name: string; lines: string[] };

/** The events and time zones of a file; of an event only the lines that are read. */
function* blocksOf(text: string, report: ReportLine): Generator<Block> {
  let open: Block | undefined;
  let depth = 0;
  let count = 0;
  let isCalendar = false;
  for (const { line, text: own } of contentLines(text)) {
    const [, verb = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(own) ?? [];
    const isStart = verb.toUpperCase() === 'BEGIN' && /^V(?:EVENT|TIMEZONE)$/i.test(name);
    if (isStart) {
      if (open) report(open.line, cutOff);
      count += 1;
      if (count > most.events) return report(line, tooMany);
      open = { line, name: name.toUpperCase(), lines: [own] };
      depth = 0;
    } else if (open && verb.toUpperCase() === 'END' && name.toUpperCase() === open.name) {
      open.lines.push(own);
      yield open;
      open = undefined;
    } else if (open) {
      if (verb) depth += verb.toUpperCase() === 'BEGIN' ? 1 : -1;
      if (own.length > most.line) open.lines.push('A line that is too long');
      else if (open.name === 'VTIMEZONE' || (depth === 0 && wanted.test(own))) open.lines.push(own);
    } else if (/^METHOD:\s*CANCEL\s*$/i.test(own)) return;
    isCalendar ||= isStart || name.toUpperCase() === 'VCALENDAR';
  }
  if (open) report(open.line, cutOff);
  if (!isCalendar)
    report(1, {
      ...errorOf('file', 'not-a-calendar'),
      message: 'This file is not a calendar, although its name ends in .ics.',
      action: 'Export the calendar again in the iCalendar format, or delete the file.',
    });
}

const cutOff = {
  ...warningOf('value', 'event-not-closed'),
  message: 'This event has no end line (END:VEVENT) and is left out. The file may be cut off.',
};

const tooMany = {
  ...warningOf('file', 'too-many-events'),
  message: 'This calendar has too many events; the rest of it is left out.',
  allowed: `at most ${most.events.toLocaleString('en')} events in a file`,
};

/** The events of a UID, usually one, and its changed dates. A higher SEQUENCE replaces a lower one. */
function seriesOf(events: readonly FileEvent[]) {
  const sequenceOf = ({ event }: FileEvent) => Number(event.sequence) || 0;
  const byUid = new Map<string, FileEvent[]>();
  for (const one of [...events].sort((a, b) => sequenceOf(a) - sequenceOf(b)))
    addAt(byUid, one.event.uid || sha256(one.event.component.toString(), 16), one);
  return [...byUid].map(([uid, own]) => {
    const all = own.filter(({ event }) => !event.isRecurrenceException());
    const newest = Math.max(...all.map(sequenceOf));
    const changes = own.filter(({ event }) => event.isRecurrenceException());
    return {
      uid,
      main: all.filter((one) => sequenceOf(one) === newest),
      changes: new Map(changes.map((one) => [String(one.event.recurrenceId), one])),
    };
  });
}

interface Expansion {
  timeZone: string;
  /** The start of the file's newest event: a repetition without an end is read up to it. */
  newest: string;
  report: ReportLine;
}

/** The events that take place, each with its dates; a changed date is an entry of its own. */
function entriesOf(
  { uid, main, changes }: ReturnType<typeof seriesOf>[number],
  expansion: Expansion,
): CalendarEntry[] {
  const changed = [...changes.values()].filter(
    ({ isCancelled }) => !isCancelled && !main.some((one) => one.isCancelled),
  );
  return [...main.filter(({ isCancelled }) => !isCancelled), ...changed].flatMap((one) => {
    const { line, event } = one;
    const { component } = event;
    if (/^(?:private|confidential)$/i.test(textOf(component, 'class'))) return [];
    const frequencies = event.isRecurrenceException()
      ? []
      : Object.keys(event.getRecurrenceTypes());
    return {
      ...{ line, uid, title: textOf(component, 'summary') },
      categories: component
        .getAllProperties('categories')
        .flatMap((property) => property.getValues().map(String))
        .join(', '),
      isWholeDay: event.startDate.isDate,
      isWeekly: frequencies.some((name) => !['MONTHLY', 'YEARLY'].includes(name)),
      dates: datesOf(one, one === main[0] ? changes : new Map<string, FileEvent>(), expansion),
    };
  });
}

function datesOf(
  { line, event }: FileEvent,
  changes: ReadonlyMap<string, FileEvent>,
  { timeZone, newest, report }: Expansion,
): CalendarEntry['dates'] {
  const { component, startDate } = event;
  const dateAt = (start: ICAL.Time) => {
    const end = start.clone();
    end.addDuration(event.duration);
    return { start: wallTime(start, timeZone), end: wallTime(end, timeZone) };
  };
  if (event.isRecurrenceException() || !event.isRecurring()) return [dateAt(startDate)];
  const rules = rulesOf(component);
  const endless = startDate.clone();
  endless.adjust(most.endless, 0, 0, 0);
  const isEndless = rules.some(({ count, until }) => count === null && until === null);
  const last = isEndless ? [wallTime(endless, timeZone), newest].sort()[1] : undefined;
  const dates: CalendarEntry['dates'] = [];
  try {
    if (!isExpandable(component)) throw new Error('The rule is not one that is expanded.');
    const iterator = event.iterator();
    for (let time = iterator.next(); time; time = iterator.next()) {
      const date = dateAt(time);
      if (last !== undefined && date.start > last) break;
      if (rules.some((rule) => !isOfRule(time, rule)) || changes.has(String(time))) continue;
      if (dates.length === most.dates) {
        report(line, {
          ...warningOf('value', 'too-many-repetitions'),
          message: 'This event repeats too often; its further dates are left out.',
          allowed: `at most ${most.dates} dates`,
        });
        break;
      }
      dates.push(date);
    }
    return dates;
  } catch {
    report(line, {
      ...warningOf('value', 'repetition-not-read'),
      value: String(component.getFirstPropertyValue('rrule')),
      message: 'This rule of repetition cannot be read, so only the first date counts.',
      allowed: 'a rule that repeats daily, weekly, monthly or yearly, such as FREQ=WEEKLY;BYDAY=MO',
    });
    return [dateAt(startDate)];
  }
}

const rulesOf = (component: ICAL.Component): ICAL.Recur[] =>
  component
    .getAllProperties('rrule')
    .flatMap((property) => property.getValues() as unknown as ICAL.Recur[]);

/** The parts of a rule that ical.js expands without running for ever. */
const expandable: Readonly<Record<string, readonly string[] | undefined>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: ['BYMONTH', 'BYMONTHDAY', 'BYDAY'],
};

/** Returns true if ical.js can expand the rules of an event or of a part of a time zone. */
const isExpandable = (component: ICAL.Component): boolean =>
  rulesOf(component).every(({ freq, interval, parts: { BYDAY = [], BYSETPOS = [], ...parts } }) => {
    const names = [...(BYDAY.length > 0 ? ['BYDAY'] : []), ...Object.keys(parts)];
    return (
      names.every((name) => expandable[freq]?.includes(name)) &&
      expandable[freq] !== undefined &&
      !(BYDAY.length > 0 && parts.BYMONTHDAY) &&
      interval <= 100 &&
      BYSETPOS.every(
        (at) => freq === 'MONTHLY' && Math.abs(at) <= 4 && BYDAY.every((day) => !/\d/.test(day)),
      )
    );
  });

/** Returns false for a date that ical.js makes of a day that a month does not have. */
const isOfRule = ({ month, day }: ICAL.Time, { parts }: ICAL.Recur): boolean =>
  (parts.BYMONTH?.includes(month) ?? true) &&
  (parts.BYMONTHDAY?.some((one) => one < 0 || one === day) ?? true);
