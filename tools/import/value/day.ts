import { isRealDay } from '@/lib/time/day';
import type { DateOrder } from '../fact/reader';
import { monthOf } from './month-name';
import { parseTime } from './time';
import { parseWeekday } from './weekday';

/** A text that starts with a day. */
interface DayStart {
  year: number;
  month: number;
  day: number;
  /** The order is not known from the text. */
  ambiguous: boolean;
  /** The text after the day. */
  rest: string;
}

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(.*)$/s;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/s;
const joined = /^((?:19|20)\d{2})([01]\d)([0-3]\d)(?!\d)(.*)$/s;
const dayAndName =
  /^(?:\p{L}{2,}\.?,?\s+)?(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s/-]*(?:(?:de|of)\s+)?([\p{L}\p{M}]{3,})\.?,?[\s/-]*(?:del?\s+)?'?(\d{4}|\d{2})(?![\d:])(.*)$/isu;
const nameAndDay =
  /^(?:\p{L}{2,}\.?,?\s+)?([\p{L}\p{M}]{3,})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})(?!\d)(.*)$/isu;

/** A longer text is no day, nor a header with one. */
const longest = 400;

/** Two digits mean 1970 to 2069, as in POSIX. */
function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

const startOf = (year: string, month: number, day: string, rest = ''): DayStart => ({
  year: yearOf(year),
  month,
  day: Number(day),
  ambiguous: false,
  rest,
});

/** Days with dots are day-first; others are in the given order, or as their own numbers tell. */
function numericStart(match: RegExpExecArray, order: DateOrder | undefined): DayStart {
  const [, first = '', sign, second = '', year = '', rest] = match;
  const [one, two] = [Number(first), Number(second)];
  const own = one > 12 ? 'day-first' : two > 12 ? 'month-first' : undefined;
  const monthFirst = (sign === '.' ? 'day-first' : (order ?? own)) === 'month-first';
  const start = monthFirst ? startOf(year, one, second, rest) : startOf(year, two, first, rest);
  start.ambiguous = sign !== '.' && !order && !own && one !== two;
  return start;
}

function namedStart(text: string): DayStart | undefined {
  const dayFirst = dayAndName.exec(text);
  const month = dayFirst && monthOf(dayFirst[2] ?? '');
  if (dayFirst && month) return startOf(dayFirst[3] ?? '', month, dayFirst[1] ?? '', dayFirst[4]);
  const monthFirst = nameAndDay.exec(text);
  const other = monthFirst && monthOf(monthFirst[1] ?? '');
  if (!monthFirst || !other) return undefined;
  return startOf(monthFirst[3] ?? '', other, monthFirst[2] ?? '', monthFirst[4]);
}

function dayStart(text: string, order: DateOrder | undefined): DayStart | undefined {
  const match = yearFirst.exec(text);
  if (match) return startOf(match[1] ?? '', Number(match[3]), match[4] ?? '', match[5]);
  const numeric = yearLast.exec(text);
  if (numeric) return numericStart(numeric, order);
  const packed = joined.exec(text);
  if (packed) return startOf(packed[1] ?? '', Number(packed[2]), packed[3] ?? '', packed[4]);
  return namedStart(text);
}

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);

/** The day that a text starts with, and what follows it, as in "14 Nov 2022 9.00AM All students". */
export function splitDay(
  text: string,
  order?: DateOrder,
): { day: string; rest: string; ambiguous: boolean } | undefined {
  const start = text.length > longest ? undefined : dayStart(text, order);
  if (!start) return undefined;
  const day = `${start.year}-${two(start.month)}-${two(start.day)}`;
  if (!isRealDay(day)) return undefined;
  return { day, rest: start.rest.trim(), ambiguous: start.ambiguous };
}

const zone = /\s*(?:Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)$/;

/** The day of a text that may have a time after it, as it is written. */
function dayIn(text: string, order: DateOrder | undefined): string | undefined {
  const start = splitDay(text, order);
  if (!start || start.ambiguous) return undefined;
  const rest = start.rest.replace(/^[T,;]\s*/, '');
  if (rest === '' || parseWeekday(rest.replace(/[()]/g, ''))) return start.day;
  const time = parseTime(rest.replace(zone, ''));
  return time && time !== '24:00' ? start.day : undefined;
}

/** Returns true if a text is "YYYY-MM-DD" with a day that every month has, so that nothing else needs to be checked. */
function isCommonDay(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return false;
  for (let index = 0; index < 10; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (index !== 4 && index !== 7 && (digit < 0 || digit > 9)) return false;
  }
  const month = text.charCodeAt(5) * 10 + text.charCodeAt(6) - 528;
  const day = text.charCodeAt(8) * 10 + text.charCodeAt(9) - 528;
  return month >= 1 && month <= 12 && day >= 1 && day <= 28 && text >= '1900';
}

/**
 * The day "YYYY-MM-DD" of a text: 2026-08-24, 2026/8/24, 20260824, 24.08.2026, 24/8/2026, 8-24-26, 24 Aug 2026,
 * August 24, 2026, each with or without a time. Undefined if it is none, or if it needs an order that is not given.
 */
export const parseDay = (text: string, order?: DateOrder): string | undefined =>
  isCommonDay(text) ? text : dayIn(text, order);

const dayRange =
  /^(\d{1,2})(?:st|nd|rd|th)?\s*(?:-|–|to|&|and)\s*(\d{1,2}(?:st|nd|rd|th)?\s+[\p{L}\p{M}].*)$/iu;
const dayAndMonth = /^\d{1,2}(?:st|nd|rd|th)?\s+[\p{L}\p{M}]+\.?$/u;
const rangeSign = /\s+(?:-|–|—|to|till|until)\s+|(?<=\d{4})\s*[-–]\s*(?=\d{1,2}[./]\d)/i;

/**
 * The first and the last day of a text: of one day, of "12-14 March 2026", of "30 March - 2 April 2026" and of
 * "12/03/2026 to 14/03/2026". Undefined if it is none, or if the last day is before the first.
 */
export function parseDayRange(
  text: string,
  order?: DateOrder,
): { start: string; end: string } | undefined {
  if (text.length > longest) return undefined;
  const one = parseDay(text, order);
  if (one) return { start: one, end: one };
  const [, number, rest] = dayRange.exec(text) ?? [];
  const [first = '', second, ...more] = text.split(rangeSign);
  const last = rest ?? second;
  const end = last === undefined || more.length > 0 ? undefined : parseDay(last, order);
  if (!end) return undefined;
  const year = end.slice(0, 4);
  const start = rest
    ? `${end.slice(0, 8)}${(number ?? '').padStart(2, '0')}`
    : parseDay(dayAndMonth.test(first) ? `${first} ${year}` : first, order);
  return start && isRealDay(start) && start <= end ? { start, end } : undefined;
}

/** Returns true if a text is the number by which a spreadsheet stores a day of 1982 to 2064. It is no day by itself. */
export const isDaySerial = (text: string): boolean =>
  /^\d{5}(?:\.\d+)?$/.test(text) && text >= '3' && text < '6';

const most = 10_000;

/**
 * Like `parseDay`, for a column with many rows: it remembers the days that it has read. The keys are copies, because
 * a part of a text keeps all of the text in memory.
 */
export function createDayParser(order?: DateOrder): (text: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (isCommonDay(text)) return text;
    if (known.has(text)) return known.get(text);
    const day = dayIn(text, order);
    if (known.size < most) known.set(Buffer.from(text).toString(), day);
    return day;
  };
}
