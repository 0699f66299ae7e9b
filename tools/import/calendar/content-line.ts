import ICAL from 'ical.js';

/** A line of a calendar, with folded lines joined (RFC 5545, section 3.1). */
export interface ContentLine {
  /** The line in the file that it starts on. */
  line: number;
  text: string;
}

export function* contentLines(text: string): Generator<ContentLine> {
  let parts: string[] = [];
  let first = 1;
  let line = 0;
  for (const physical of physicalLines(text)) {
    line += 1;
    if (parts.length > 0 && /^[ \t]/.test(physical)) {
      parts.push(physical.slice(1));
      continue;
    }
    if (parts.length > 0) yield { line: first, text: parts.join('') };
    parts = physical.trim() === '' ? [] : [physical];
    first = line;
  }
  if (parts.length > 0) yield { line: first, text: parts.join('') };
}

function* physicalLines(text: string): Generator<string> {
  const ends = /\r\n|\r|\n/g;
  let start = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(start, end.index);
    start = ends.lastIndex;
  }
  if (start < text.length) yield text.slice(start);
}

/** A property as ical.js reads it. */
export interface Property {
  line: number;
  /** In lower case. */
  name: string;
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Text without escapes, and days and times as "2026-09-01" and "2026-09-01T09:00:00Z". */
  values: readonly unknown[];
  /** The value as it is in the file. */
  raw: string;
}

/** Whether a line has the form of a property, such as "SUMMARY;LANGUAGE=en:Lecture". */
export const isProperty = (text: string) => /^[A-Za-z0-9-]+[;:]/.test(text);

/** The name of a property in lower case. */
export const nameOf = (text: string) => text.slice(0, text.search(/[;:]/)).toLowerCase();

/** Throws if ical.js cannot read the line. */
export function readProperty({ line, text }: ContentLine): Property {
  const [name, parameters, , ...values] = ICAL.parse.property(
    hasTime(text) ? compactTimes(text) : text,
  ) as [string, Property['parameters'], string, ...unknown[]];
  return { line, name, parameters, values, raw: rawValue(text) };
}

/** What is after the colon that is not in quotes, as far as a report shows it. */
const rawValue = (text: string) =>
  (/^(?:[^":]|"[^"]*")*:(.*)$/s.exec(text.slice(0, 2000))?.[1] ?? '').slice(0, 200).trim();

const hasTime = (text: string) => /^(?:DT|RDATE|EXDATE|RECURRENCE|RRULE)/i.test(text);

/** Some systems write times as 2026-09-01T09:00:00 where iCalendar has 20260901T090000, and rules in lower case. */
function compactTimes(text: string): string {
  const value = /^RRULE/i.test(text) ? text.toUpperCase() : text;
  return value
    .replace(/(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3')
    .replace(/(\d{8}T\d\d):(\d\d)(?::(\d\d))?/g, '$1$2$3')
    .trimEnd();
}

/** The parameter of a name; the first one, if it has several values. */
export function parameterOf({ parameters }: Property, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === 'object' ? value[0] : value;
}

/** The text of a property as one line. */
export const lineOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : '';
