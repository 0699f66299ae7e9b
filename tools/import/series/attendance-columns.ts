import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { DateEvidence } from '../value/date-evidence';
import { isFooter } from '../value/footer';
import { createCellParser, type CellStatus } from './cell-status';
import type { SeriesOptions } from './options';
import { PersonColumns } from './person-column';
import { cellIn, contextOf, monthOfTable, type Context } from './preamble';
import { placeOf, SeriesRun } from './series-run';
import { findSessionColumns, labelsOf, type SessionColumns } from './session-column';
import { countGroups, isShare, type CountGroup } from './totals-column';

/** What a table with a column per session has. */
interface Shape {
  persons: PersonColumns;
  sessions: SessionColumns;
  context: Context;
  /** Columns with totals of the row. */
  totals: CountGroup | undefined;
  moodle: boolean;
}

/** Moodle writes the course and the group above the header. */
function isMoodle({ preamble }: Table, { timed }: SessionColumns): boolean {
  const lines = preamble.slice(0, 2);
  const pairs = lines.every(({ cells }) => cells[0] && cells.slice(2).every((cell) => cell === ''));
  return timed && lines.length === 2 && pairs;
}

/** The order of the days, as the headers show it. */
function headerOrder(table: Table, used: ReadonlySet<number>): DateEvidence {
  const evidence = new DateEvidence();
  for (const [name] of labelsOf(table, used)) evidence.observe(name, table.line);
  return evidence;
}

function findShape(table: Table, options: SeriesOptions): Shape | undefined {
  const persons = PersonColumns.find(table.header);
  if (!persons) return undefined;
  const context = contextOf(table);
  const order = options.dateOrder ?? headerOrder(table, persons.used).order;
  const { day } = context;
  const month = monthOfTable(table, context);
  const sessions = findSessionColumns(table, persons.used, order, { month, day });
  if (!sessions) return undefined;
  const moodle = isMoodle(table, sessions);
  if (moodle) context.course ??= table.preamble[0]?.cells[1];
  const used = new Set([...persons.used, ...sessions.columns.map(({ column }) => column.index)]);
  const totals = countGroups(table.header, used).find(({ course }) => course === '');
  const named = moodle ? (PersonColumns.find(table.header, true) ?? persons) : persons;
  return { persons: named, sessions, context, totals, moodle };
}

/** Whether most of the marked cells of the first rows are words for attendance. */
function looksMarked({ sessions }: Shape, options: SeriesOptions): boolean {
  if (!options.sample?.length) return true;
  const parse = createCellParser(options.words);
  const cells = options.sample.flatMap((row) =>
    sessions.columns.map(({ column }) => parse(row.cells[column.index] ?? '')),
  );
  const marked = cells.filter((status) => status !== 'unmarked');
  const words = marked.filter((status) => status !== 'unknown');
  return marked.length === 0 || words.length * 2 >= marked.length;
}

/** A reader of attendance with a column per session. */
export function findAttendanceColumns(table: Table, options: SeriesOptions): Reader | undefined {
  const shape = findShape(table, options);
  if (!shape || !looksMarked(shape, options)) return undefined;
  return {
    format: shape.moodle ? 'Moodle attendance' : 'attendance with a column per session',
    kinds: ['attendance'],
    complete: false,
    read: (source, context) => new AttendanceColumns(source, context, shape, options).read(),
  };
}

class AttendanceColumns extends SeriesRun {
  private readonly parse: (text: string) => CellStatus;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
    options: SeriesOptions,
  ) {
    super(table, target, { person: shape.persons.column });
    this.parse = createCellParser(options.words);
  }

  async read(): Promise<void> {
    if (this.shape.sessions.ambiguous.length > 0) return this.ask();
    await this.readRows(
      (row) => this.readRow(row),
      'Say what the words of this table mean: set "words" in college/mapping.json.',
    );
  }

  private ask(): void {
    const column = this.shape.sessions.ambiguous[0] as Column;
    const evidence = new DateEvidence();
    for (const { name } of this.shape.sessions.ambiguous) evidence.observe(name, this.table.line);
    const contradiction = headerOrder(this.table, this.shape.persons.used);
    const place = { ...placeOf(this.table), column };
    const problem = contradiction.problem(place) ?? evidence.problem(place);
    if (problem) this.target.report(problem);
  }

  private readRow(row: Row): void {
    const { persons, sessions } = this.shape;
    const person = persons.personOf(row);
    if (isFooter(row.cells, person)) return;
    const statuses = sessions.columns.map(({ column }) =>
      this.parse(row.cells[column.index] ?? ''),
    );
    const marked = statuses.filter((status) => status !== 'unmarked').length;
    if (!this.isKnown(row, persons, person, marked)) return;
    const { section, course } = this.about(row);
    let whole = true;
    sessions.columns.forEach(({ column, day, session }, index) => {
      const status = statuses[index] ?? 'unmarked';
      if (status === 'unmarked') return;
      if (status === 'unknown' || status === 'against-points') {
        whole = false;
        this.refuse(row, column, status);
        return;
      }
      this.add('attendance', { person, day, session, section, course, status }, row, column);
    });
    if (whole && marked > 0 && !this.shape.moodle) this.checkTotals(row, statuses);
  }

  private about(row: Row): { section?: string; course?: string } {
    const { persons, context } = this.shape;
    const section = cellIn(row, persons.section) ?? context.section;
    const course = cellIn(row, persons.course) ?? context.course;
    return { section, course };
  }

  private refuse(row: Row, column: Column, status: 'unknown' | 'against-points'): void {
    const value = row.cells[column.index];
    if (status === 'unknown')
      this.warn(row.line, column, {
        code: 'unknown-attendance-word',
        value,
        message: 'This is not a known word for attendance.',
        allowed: 'present, absent, late or excused, or their letters P, A, L and E',
        action:
          'Correct the cell, or say what the word means: set "words" in college/mapping.json.',
      });
    else
      this.warn(row.line, column, {
        code: 'attendance-word-against-points',
        value,
        message: 'The points of this cell do not fit what its word usually means.',
        action: 'Say what the word means: set "words" in college/mapping.json.',
      });
  }

  private checkTotals(row: Row, statuses: readonly CellStatus[]): void {
    const columns = this.shape.totals?.columns;
    if (!columns) return;
    const count = (wanted: CellStatus) => statuses.filter((status) => status === wanted).length;
    const [present, late, excused] = [count('present'), count('late'), count('excused')];
    const held = present + late + excused + count('absent');
    // Colleges differ in whether late and excused count.
    const attended = [present, present + late, present + excused, present + late + excused];
    const shares = attended.flatMap((number) => [
      number / held,
      number / Math.max(held - excused, 1),
    ]);
    const { percentage, present: presentColumn, absent, held: heldColumn } = columns;
    this.compare(row, percentage, (cell) => isShare(cell, shares) === true);
    this.compareCount(row, presentColumn, attended);
    this.compareCount(row, heldColumn, [held, held - excused]);
    this.compareCount(row, absent, [
      held - present,
      count('absent'),
      count('absent') + excused,
      count('absent') + late,
    ]);
  }

  private compareCount(row: Row, column: Column | undefined, allowed: readonly number[]): void {
    this.compare(row, column, (cell) => allowed.includes(Number(cell)));
  }

  private compare(row: Row, column: Column | undefined, agrees: (cell: string) => boolean): void {
    const cell = cellIn(row, column);
    if (column && cell !== undefined && !agrees(cell)) this.totalDiffers(row, column);
  }
}
