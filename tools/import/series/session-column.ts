import type { DateOrder } from '../fact/reader';
import type { Column } from '../source/table';
import { splitDay } from '../value/day';
import { parseTime } from '../value/time';

/** A column with the attendance of one session. */
interface SessionColumn {
  column: Column;
  day: string;
  /** The mark that tells the session from others of its day. */
  session: string | undefined;
}

/** A column whose header is a day. */
interface DayColumn extends SessionColumn {
  /** The text after the day in the header. */
  rest: string;
  ambiguous: boolean;
}

const timeFirst =
  /^[T,\s(/]*(\d{1,2}(?:[:.h]\d{2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?|\s*[ap]\.?m\.?))(.*)$/is;

/** The session of "9.00AM All students", "10:00-10:50" or "P1". */
function sessionOf(rest: string): string | undefined {
  const time = parseTime(timeFirst.exec(rest)?.[1]?.trim() ?? '');
  return time ?? (rest.replace(/^[\s,;:()|/-]+|[\s()]+$/g, '') || undefined);
}

function dayColumn({ name, index }: Column, order?: DateOrder, text = name): DayColumn | undefined {
  // A spreadsheet writes days as midnight.
  const found = splitDay(text.replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, ''), order);
  if (!found) return undefined;
  return { column: { name, index }, session: sessionOf(found.rest), ...found };
}

const dayOfMonth = /^(?:day\s*)?(\d{1,2})(?:st|nd|rd|th)?(?:\s*[(,/]?\s*(\p{L}{1,9}|[fa]n)\)?)?$/iu;
const dayAndMonth = /^(\d{1,2}[\s/-]*\p{L}{3,}|\p{L}{3,}[\s-]*\d{1,2})$/u;
const halfDay = /^[fa]n$/i;

/** A column such as "14" of a register of one month, or "14 Nov" of one year. */
function shortDayColumn(column: Column, month: string): DayColumn | undefined {
  const [, number, word = ''] = dayOfMonth.exec(column.name) ?? [];
  const [year, two] = month.split('-');
  if (number) {
    const half = halfDay.test(word) ? ` ${word}` : '';
    return dayColumn(column, undefined, `${year}-${two}-${number.padStart(2, '0')}${half}`);
  }
  return dayAndMonth.test(column.name)
    ? dayColumn(column, undefined, `${column.name} ${year}`)
    : undefined;
}

export interface SessionColumns {
  columns: readonly SessionColumn[];
  /** The columns whose day cannot be told without knowing the order. */
  ambiguous: readonly Column[];
  /** All headers have a time, as in an export of Moodle. */
  timed: boolean;
}

const hour = /^(?:(?:period|hour|hr|lecture|slot|session|p|h)\s*[.:-]?\s*)?\d{1,2}$|^[fa]n$/i;
/** Fewer headers that are numbers may be anything. */
const leastDays = 4;

/** The columns that are days; or days of a month, or hours, if the table is of one month or of one day. */
export function findSessionColumns(
  columns: readonly Column[],
  order: DateOrder | undefined,
  { month, day }: { month?: string | undefined; day?: string | undefined },
): SessionColumns | undefined {
  const full = columns.flatMap((column) => dayColumn(column, order) ?? []);
  const hours = columns.filter(({ name }) => hour.test(name));
  const ofDay =
    day && full.length === 0 && hours.length > 1
      ? hours.flatMap((column) => dayColumn(column, order, `${day} ${column.name}`) ?? [])
      : full;
  const short = month ? columns.flatMap((column) => shortDayColumn(column, month) ?? []) : [];
  const days = ofDay.length > 0 ? ofDay : short.length < leastDays ? [] : short;
  if (days.length === 0) return undefined;
  return {
    columns: days,
    ambiguous: days.filter(({ ambiguous }) => ambiguous).map(({ column }) => column),
    timed: days.every(({ rest }) => timeFirst.test(rest)),
  };
}
