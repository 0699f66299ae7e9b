import type { DateOrder } from '../fact/reader';
import type { Column, Table } from '../source/table';
import { splitDay } from '../value/day';
import { parseTime } from '../value/time';
import { monthIn } from './preamble';

/** A column with the attendance of one session. */
interface SessionColumn {
  column: Column;
  day: string;
  /** What tells the session from others of its day. */
  session?: string;
}

/** A column whose header is a day. */
interface DayColumn extends SessionColumn {
  /** What follows the day in the header. */
  rest: string;
  ambiguous: boolean;
}

const timeFirst =
  /^[T,\s(]*(\d{1,2}(?:[:.h]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?|\s*[ap]\.?m\.?))(.*)$/is;

/** The session of "9.00AM All students", "10:00-10:50" or "P1". */
function sessionOf(rest: string): string | undefined {
  const time = parseTime(timeFirst.exec(rest)?.[1]?.trim() ?? '');
  return time ?? (rest.replace(/^[\s,;:()|-]+|[\s()]+$/g, '') || undefined);
}

function dayColumn(
  name: string,
  index: number,
  order: DateOrder | undefined,
): DayColumn | undefined {
  // A spreadsheet writes days as midnight.
  const found = splitDay(name.replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, ''), order);
  if (!found) return undefined;
  return { column: { name, index }, session: sessionOf(found.rest), ...found };
}

const dayOfMonth = /^(?:day\s*)?(\d{1,2})(?:st|nd|rd|th)?(?:\s*[(,]?\s*\p{L}{1,9}\)?)?$/iu;
const dayAndMonth = /^(\d{1,2}[\s/-]*\p{L}{3,}|\p{L}{3,}[\s-]*\d{1,2})$/u;

/** A column such as "14" of a register of one month, or "14 Nov" of one year. */
function shortDayColumn(name: string, index: number, month: string | undefined) {
  if (!month) return undefined;
  const number = dayOfMonth.exec(name)?.[1];
  const [year, two] = month.split('-');
  const day = number
    ? `${year}-${two}-${number.padStart(2, '0')}`
    : dayAndMonth.test(name) && `${name} ${year}`;
  // "Nov 14 2026" and "14 Nov 2026" both name the day.
  return day ? dayColumn(day, index, undefined) : undefined;
}

/** Columns of one day get their number as session if nothing else tells them apart. */
function numberRepeats(columns: readonly SessionColumn[]): SessionColumn[] {
  const all = new Map<string, number>();
  const keyOf = ({ day, session }: SessionColumn) => `${day} ${session ?? ''}`;
  for (const column of columns) all.set(keyOf(column), (all.get(keyOf(column)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return columns.map(({ column, day, session }) => {
    const key = keyOf({ column, day, session });
    if ((all.get(key) ?? 0) < 2) return session ? { column, day, session } : { column, day };
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return { column, day, session: session ? `${session} (${number})` : `${number}` };
  });
}

export interface SessionColumns {
  columns: readonly SessionColumn[];
  /** The columns whose day cannot be told without knowing the order. */
  ambiguous: readonly Column[];
  /** All headers have a time, as in an export of Moodle. */
  timed: boolean;
}

const hour = /^(?:(?:period|hour|hr|lecture|slot|session|p|h)\s*[.:-]?\s*)?\d{1,2}$/i;

/** The columns of a header that are days, except those of `used`; or hours, if `day` is that of the whole table. */
export function findSessionColumns(
  table: Table,
  used: ReadonlySet<number>,
  order: DateOrder | undefined,
  { month, day }: { month?: string | undefined; day?: string | undefined },
): SessionColumns | undefined {
  const named = labelsOf(table, used);
  const full = named.flatMap(([name, index]) => dayColumn(name, index, order) ?? []);
  const hours = named.filter(([name]) => hour.test(name));
  const ofDay =
    day && full.length === 0 && hours.length > 1
      ? hours.flatMap(([name, index]) => dayColumn(`${day} ${name}`, index, order) ?? [])
      : full;
  const days =
    ofDay.length > 0
      ? ofDay
      : named.flatMap(([name, index]) => shortDayColumn(name, index, month) ?? []);
  // One header that is a number may be anything.
  if (days.length === 0 || (ofDay.length === 0 && days.length < 5)) return undefined;
  const columns = days.map((day) => ({
    ...day,
    column: { ...day.column, name: table.header[day.column.index] ?? '' },
  }));
  return {
    columns: numberRepeats(columns),
    ambiguous: days.filter(({ ambiguous }) => ambiguous).map(({ column }) => column),
    timed: days.every(({ rest }) => timeFirst.test(rest)),
  };
}

/** The headers of the series. Days may be in the row above the header, over the first of their sessions. */
export function labelsOf(table: Table, used: ReadonlySet<number>): [string, number][] {
  const headers = table.header.map((name, index): [string, number] => [name, index]);
  const named = headers.filter(([name, index]) => !used.has(index) && name !== '');
  const above = table.preamble.at(-1)?.cells ?? [];
  const isSeries = (_: string, index: number) => index > 0 && !used.has(index);
  const days = above.filter((cell, index) => isSeries(cell, index) && splitDay(cell)?.rest === '');
  if (days.length === 0 || named.some(([name]) => splitDay(name))) return named;
  let day = '';
  return named.map(([name, index]) => {
    // The day of merged cells is in the first of them.
    for (let left = index; left >= 0 && above[left] !== day; left--)
      if (above[left]) {
        day = above[left] ?? '';
        break;
      }
    return [splitDay(day) && !monthIn(name) ? `${day} ${name}` : name, index];
  });
}
