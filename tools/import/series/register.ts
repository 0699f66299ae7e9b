import type { AttendanceStatus } from '../fact/fact';
import type { DateOrder, ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { DateEvidence } from '../value/date-evidence';
import { splitDay } from '../value/day';
import { isFormulaError } from '../value/nothing';
import { createStatusParser, isUnmarked, type StatusWords } from '../value/status';
import { parseTime } from '../value/time';
import { AttendanceCheck, noTally } from './check';
import { countOf, isSummary, leaveOf } from './count-column';
import type { SeriesOptions } from './options';
import { PersonColumns, sortColumns } from './person-column';
import { cellIn, classOf, type Context, contextOf, monthOfTable } from './preamble';
import { placeOf, SeriesRun } from './series-run';

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

interface SessionColumns {
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
function findSessionColumns(
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

/** What a cell says: a status, that nobody marked it, or a word that is not known or denies its points. */
type CellStatus = AttendanceStatus | 'unmarked' | 'unknown' | 'against-points';

const withPoints = /^(.+?)\s*\(\s*(-?\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*\)$/s;
const pointsOf = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
const most = 5000;

/**
 * Reads cells such as "P", "P (2/2)" and "present". Moodle writes words of the teacher's language with their points:
 * full points with a word for absence (or none with one for presence) mean that the word is of another language.
 */
function createCellParser(words: StatusWords = {}): (text: string) => CellStatus {
  const parse = createStatusParser(words);
  const own = createOwnWords(words);
  const known = new Map<string, CellStatus>();

  function read(text: string): CellStatus {
    if (text.length > 100) return 'unknown';
    if (isUnmarked(text)) return 'unmarked';
    const match = withPoints.exec(text);
    const word = match?.[1] ?? text;
    if (isUnmarked(word)) return 'unmarked';
    const status = parse(word);
    if (status === 'none') return 'unmarked';
    if (!match || own.has(word.toLowerCase())) return status ?? 'unknown';
    const [points, maximum] = [pointsOf(match[2]), pointsOf(match[3])];
    if (maximum > 0 && points === maximum && status === undefined) return 'present';
    if (status === undefined) return 'unknown';
    const denied =
      (points === maximum && status === 'absent') || (points === 0 && status === 'present');
    return maximum > 0 && denied ? 'against-points' : status;
  }

  return (text) => {
    const status = known.get(text);
    if (status) return status;
    const found = read(text);
    if (known.size < most) known.set(Buffer.from(text).toString(), found);
    return found;
  };
}

const createOwnWords = (words: StatusWords) =>
  new Set(Object.keys(words).map((word) => word.toLowerCase()));

/** What a table with a column per session has. */
interface Shape {
  persons: PersonColumns;
  sessions: SessionColumns;
  context: Context;
  section: string | undefined;
  checks: readonly Column[];
  moodle: boolean;
}

/** Moodle writes the course and the group above the header. */
function isMoodle({ preamble }: Table, { timed }: SessionColumns): boolean {
  const lines = preamble.slice(0, 2);
  const pairs = lines.every(({ cells }) => cells[0] && cells.slice(2).every((cell) => cell === ''));
  return timed && lines.length === 2 && pairs;
}

/** The order of the days, as the headers show it. */
function headerOrder(table: Table, columns: readonly Column[]): DateEvidence {
  const evidence = new DateEvidence();
  for (const { name } of columns) evidence.observe(name, table.line);
  return evidence;
}

/** Moodle ends each row with its own figures. */
const ofMoodle = /^(?:taken sessions|points|percentage|groups?)$/i;

function findShape(table: Table, options: SeriesOptions): Shape | undefined {
  const persons = PersonColumns.find(table.header);
  if (!persons) return undefined;
  const context = contextOf(table);
  const order = options.dateOrder ?? headerOrder(table, persons.rest).order;
  const month = monthOfTable(table, context);
  const sessions = findSessionColumns(persons.rest, order, { month, day: context.day });
  if (!sessions) return undefined;
  const moodle = isMoodle(table, sessions);
  const days = new Set(sessions.columns.map(({ column }) => column.index));
  const isCheck = (name: string) =>
    (moodle ? ofMoodle.test(name) : countOf(name, options.words) !== undefined) || isSummary(name);
  const sorted = sortColumns(persons.rest, ({ name, index }) => {
    if (days.has(index)) return index;
    return isCheck(name) ? 'check' : undefined;
  });
  if (!sorted) return undefined;
  if (moodle) context.course ??= table.preamble[0]?.cells[1];
  const named = moodle ? PersonColumns.find(table.header, true) : persons;
  const { section } = moodle ? context : classOf(table, context, options);
  const { checks } = sorted;
  return { persons: named ?? persons, sessions, context, section, checks, moodle };
}

/** A reader of attendance with a column per session. */
export function findRegister(table: Table, options: SeriesOptions): Reader | undefined {
  const shape = findShape(table, options);
  if (!shape) return undefined;
  return {
    format: shape.moodle ? 'Moodle attendance' : 'register of attendance',
    kinds: ['attendance'],
    complete: false,
    read: (source, context) => new Register(source, context, shape, options).read(),
  };
}

class Register extends SeriesRun {
  private readonly parse: (text: string) => CellStatus;
  private readonly check: AttendanceCheck;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
    options: SeriesOptions,
  ) {
    super(table, target, { person: shape.persons.column });
    this.parse = createCellParser(options.words);
    const checks = shape.checks.flatMap((column) => {
      const { count, course } = countOf(column.name) ?? {};
      return count && count !== 'none' && course === '' ? { column, count } : [];
    });
    this.check = new AttendanceCheck(shape.moodle ? [] : checks, options.words);
  }

  async read(): Promise<void> {
    if (this.shape.sessions.ambiguous.length > 0) return this.ask();
    await this.eachRow((row) => this.readRow(row));
    this.check.finish(this);
  }

  private ask(): void {
    const columns = this.shape.sessions.ambiguous;
    const place = { ...placeOf(this.table), column: columns[0] as Column };
    const contradiction = headerOrder(this.table, this.shape.persons.rest).problem(place);
    const problem = contradiction ?? headerOrder(this.table, columns).problem(place);
    if (problem) this.target.report(problem);
  }

  private readRow(row: Row): void {
    const { persons, sessions, context } = this.shape;
    const { cells } = row;
    const isFilled = () => sessions.columns.some(({ column }) => cells[column.index]);
    const person = this.personIn(row, persons, persons.personOf(row) === '' && isFilled());
    if (person === undefined) return;
    const section = cellIn(row, persons.section) ?? this.shape.section;
    const course = cellIn(row, persons.course) ?? context.course;
    const tally = noTally();
    let whole = true;
    for (const { column, day, session } of sessions.columns) {
      const text = cells[column.index] ?? '';
      const status = this.parse(text);
      if (status === 'unmarked') continue;
      if (status === 'unknown' || status === 'against-points') {
        whole = false;
        this.refuse(row, column, status);
        continue;
      }
      tally[leaveOf(text) ?? status] += 1;
      this.add('attendance', { person, day, session, section, course, status }, row, column);
    }
    if (whole) this.check.compare(row, tally);
  }

  private refuse(row: Row, column: Column, status: 'unknown' | 'against-points'): void {
    const value = row.cells[column.index] ?? '';
    if (isFormulaError(value)) this.refuseFormula(row, column);
    else if (status === 'unknown')
      this.warn(row.line, column, {
        code: 'unknown-attendance-word',
        value,
        message: 'This word has no meaning for attendance, so the cell is left out.',
        allowed: 'P, A, L, OD or ML; H, HOL, SUN or WO for no class',
        action:
          'Say in college/import.html what it means: present, absent, late, excused or no class.',
      });
    else
      this.warn(row.line, column, {
        code: 'attendance-word-against-points',
        value,
        message: 'The points of this cell do not fit what its word usually means.',
        action: 'Say in college/import.html what the word means.',
      });
  }
}
