import { errorOf, warningOf } from '../problem/data-problem';
import type { CalendarText } from '../source/table';
import {
  entryProperties,
  readEntry,
  reportRule,
  reportTooMany,
  type CalendarEntry,
  type ReportLine,
} from './calendar-entry';
import {
  contentLines,
  isProperty,
  lineOf,
  nameOf,
  readProperty,
  type ContentLine,
  type Property,
} from './content-line';
import { readRule } from './recurrence';
import type { ZoneChange } from './time-zone';
import { oneDay, readWallTime, type WallTime } from './wall-time';

/** What a calendar file has. */
interface CalendarFile {
  entries: CalendarEntry[];
  /** The time zones that the file describes, by their TZID. */
  zones: Map<string, ZoneChange[]>;
}

/** More entries than the calendars of a large university have. */
const mostEntries = 100_000;

/** The characters of a line, which may have a thousand times or more (EXDATE). */
const longestLine = 100_000;

/** The properties that are read, by the part of the file that has them. */
const wanted: Readonly<Record<string, ReadonlySet<string>>> = {
  vcalendar: new Set(['method']),
  vevent: entryProperties,
  vtimezone: new Set(['tzid']),
  standard: new Set(['dtstart', 'rrule', 'tzoffsetfrom', 'tzoffsetto']),
  daylight: new Set(['dtstart', 'rrule', 'tzoffsetfrom', 'tzoffsetto']),
};

/** A part of the file between BEGIN and END. */
interface Part {
  name: string;
  line: number;
  properties: Property[];
  changes: ZoneChange[];
}

/** Reads the entries and time zones of a file, and reports every line that is no iCalendar. */
export function readCalendarFile({ text }: CalendarText, report: ReportLine): CalendarFile {
  const parser = new CalendarParser(report);
  for (const line of contentLines(text)) if (!parser.take(line)) break;
  parser.end();
  return parser.file;
}

class CalendarParser {
  readonly file: CalendarFile = { entries: [], zones: new Map() };
  private readonly parts: Part[] = [];
  private hasCalendar = false;

  constructor(private readonly report: ReportLine) {}

  /** Returns false if the rest of the file is not to be read. */
  take(content: ContentLine): boolean {
    const text = content.text.trim();
    const [, verb, name = ''] = /^(BEGIN|END):\s*([\w-]+)$/i.exec(text) ?? [];
    if (verb?.toUpperCase() === 'BEGIN') return this.begin(content.line, name.toLowerCase());
    if (!this.hasCalendar) return true;
    if (verb) this.close(content.line, name.toLowerCase());
    else if (!isProperty(text)) this.reportBroken(content);
    else this.takeProperty(content);
    return true;
  }

  end(): void {
    if (!this.hasCalendar)
      this.report(1, {
        ...errorOf('file', 'not-a-calendar'),
        message: 'This file is not a calendar, although its name ends in .ics.',
        action: 'Export the calendar again in the iCalendar format, or delete the file.',
      });
    const last = this.parts.at(-1);
    if (last) this.reportCutOff(this.parts.find(({ name }) => name === 'vevent') ?? last);
  }

  private begin(line: number, name: string): boolean {
    if (name === 'vcalendar' || name === 'vevent') this.hasCalendar = true;
    if (name === 'vevent') {
      const open = this.parts.findIndex((part) => part.name === 'vevent');
      if (open >= 0) this.reportCutOff(...this.parts.splice(open));
      if (this.file.entries.length >= mostEntries) {
        reportTooMany(
          line,
          `at most ${mostEntries.toLocaleString('en')} events in a file`,
          this.report,
        );
        this.parts.length = 0;
        return false;
      }
    }
    this.parts.push({ name, line, properties: [], changes: [] });
    return true;
  }

  private close(line: number, name: string): void {
    const index = this.parts.findLastIndex((part) => part.name === name);
    const [part, ...inner] = index < 0 ? [] : this.parts.splice(index);
    if (!part) return this.reportBroken({ line, text: `END:${name.toUpperCase()}` });
    const open = inner.find((one) => one.name === 'vevent');
    if (open) this.reportCutOff(open);
    const calendar = this.parts.find((one) => one.name === 'vcalendar');
    if (name === 'vevent') this.addEntry(part, calendar);
    else if (name === 'standard' || name === 'daylight')
      this.parts.at(-1)?.changes.push(...zoneChanges(part));
    else if (name === 'vtimezone') {
      const tzid = part.properties[0] && lineOf(part.properties[0].values[0]);
      if (tzid !== undefined && part.changes.length > 0) this.file.zones.set(tzid, part.changes);
    }
  }

  private addEntry({ line, properties }: Part, calendar: Part | undefined): void {
    const entry = readEntry(line, properties, this.report);
    if (!entry) return;
    const method = lineOf(calendar?.properties[0]?.values[0]).toUpperCase();
    if (method === 'CANCEL') entry.isCancelled = true;
    this.file.entries.push(entry);
  }

  private takeProperty(content: ContentLine): void {
    const part = this.parts.at(-1);
    const name = nameOf(content.text);
    if (!part || !wanted[part.name]?.has(name)) return;
    // ical.js takes very long for a long line with many parameters.
    if (content.text.length > longestLine) return this.reportBroken(content);
    try {
      part.properties.push(readProperty(content));
    } catch {
      const value = content.text.trim().slice(0, 200);
      if (name === 'rrule')
        reportRule(content.line, value.slice(value.indexOf(':') + 1), this.report);
      else this.reportBroken(content);
    }
  }

  private reportBroken({ line, text }: ContentLine): void {
    this.report(line, {
      ...warningOf('value', 'calendar-line-not-read'),
      value: text.trim().slice(0, 200),
      message: 'This line is not iCalendar and is left out.',
      allowed: 'a line such as SUMMARY:Lecture',
    });
  }

  private reportCutOff(...[part]: Part[]): void {
    if (!part) return;
    this.report(part.line, {
      ...warningOf('value', part.name === 'vevent' ? 'event-not-closed' : 'calendar-not-closed'),
      message:
        part.name === 'vevent'
          ? 'This event has no end line (END:VEVENT) and is left out.'
          : `The part that starts here has no end line (END:${part.name.toUpperCase()}). The file may be cut off.`,
    });
  }
}

/** When clocks change, in a part of a time zone (STANDARD or DAYLIGHT). */
function zoneChanges({ properties }: Part): ZoneChange[] {
  const value = (name: string) => properties.find((one) => one.name === name)?.values[0];
  const start = readWallTime(String(value('dtstart')));
  const from = offsetOf(value('tzoffsetfrom'));
  const to = offsetOf(value('tzoffsetto'));
  if (!start || from === undefined || to === undefined) return [];
  const rule = value('rrule') === undefined ? undefined : yearlyRule(value('rrule'), start.wall);
  return [{ start: start.wall, from, to, ...rule }];
}

function yearlyRule(value: unknown, start: WallTime): Pick<ZoneChange, 'rule' | 'until'> {
  const rule = readRule(value);
  if (rule?.frequency !== 'YEARLY') return {};
  const date = new Date(start);
  const until = readWallTime(String((value as { until?: unknown }).until));
  const { months, monthDays, weekdays } = rule;
  return {
    // The days are looked for year by year, so that what the first day says is part of the rule.
    rule: {
      ...rule,
      months: months.length > 0 ? months : [date.getUTCMonth() + 1],
      monthDays: monthDays.length + weekdays.length > 0 ? monthDays : [date.getUTCDate()],
    },
    ...(until && { until: until.isDay ? until.wall + oneDay : until.wall }),
  };
}

/** An offset such as "+05:30", in milliseconds. */
function offsetOf(value: unknown): number | undefined {
  const match = /^([+-])(\d\d):?(\d\d)/.exec(String(value));
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
