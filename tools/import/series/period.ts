import { classTimes, minutesOf, parseClassTimes, timeAt } from '../value/time';

/** When a period of a timetable is. `end` is left out if only its start is written. */
export interface Period {
  start: string;
  end?: string;
  period?: number;
}

const time = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*(?:[ap]\.?m\.?)?|\d{3,4}`;
const span = new RegExp(String.raw`(${time})\s*(?:-|–|—|to|bis)\s*(${time})(?!\d)`, 'i');
const start = /(\d{1,2}[:.h]\d{2}\s*(?:[ap]\.?m\.?)?|\d{1,2}\s*[ap]\.?m\.?)/i;
const number =
  /^(?:period|p|hour|h|slot|s|lecture)?\.?\s*-?\s*(\d{1,2}|[ivx]{1,4})(?:st|nd|rd|th)?\b(?![:.h]\d)/i;
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const timeOf = (text = '') => (/^\d{1,2}$/.test(text) ? `${text}:00` : text.trim());

const later = (clock: string, hours: number) =>
  `${String(Number(clock.slice(0, 2)) + hours).padStart(2, '0')}${clock.slice(2)}`;

/** The number of a period without times: "1", "II", "Hour 3", "S3" or "4th". */
export function periodNumber(text: string): number | undefined {
  const found = number.exec(text)?.[1]?.toLowerCase();
  if (!found) return undefined;
  return roman.includes(found) ? roman.indexOf(found) : Number(found) || undefined;
}

/**
 * The period of "9:00-9:50", "P1 (9:00 - 9:50)" or "9:00 AM". Timetables often write 6:30 for the evening: a time before
 * the one that comes before it is after noon.
 */
export function readPeriod(text: string, after: string): Period | undefined {
  if (text.length > 100) return undefined;
  const [, from = start.exec(text)?.[1] ?? '', to = ''] = span.exec(text) ?? [];
  const { start: first, end: last } = classTimes(timeOf(from), timeOf(to));
  if (!first) return undefined;
  const isLate = first < after && first < '08:00' && !/[ap]\.?m/i.test(text);
  const hours = isLate ? 12 : 0;
  const period = periodNumber(text.slice(0, text.indexOf(from)).trim());
  const result: Period = { start: later(first, hours), ...(period !== undefined && { period }) };
  if (!to) return result;
  return last && last > first ? { ...result, end: later(last, hours) } : undefined;
}

/** The period of a number by the times that the college has said. */
export function saidPeriod(
  text: string,
  periods: Readonly<Record<string, string>>,
): Period | undefined {
  const period = periodNumber(text);
  const name = [text.trim(), String(period)].find((one) => Object.hasOwn(periods, one));
  const times = name === undefined ? undefined : parseClassTimes(periods[name] ?? '');
  return times && { ...times, ...(period !== undefined && { period }) };
}

/** Gives periods without an end the start of the next one, and the last one the length of the one before. */
export function closePeriods(periods: readonly Period[]): (Period & { end: string })[] {
  return periods.map((period, index) => {
    const next = periods[index + 1]?.start;
    const before = periods[index - 1]?.start;
    const length = before ? minutesOf(period.start) - minutesOf(before) : 60;
    const last = timeAt(Math.min(minutesOf(period.start) + length, 23 * 60 + 59));
    return { ...period, end: period.end ?? next ?? last };
  });
}
