import type { Facts } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { isNothing } from '../value/nothing';
import { isFooter } from '../value/footer';
import { parseNumber } from '../value/number';
import type { SeriesOptions } from './options';
import { headerKey, PersonColumns } from './person-column';
import {
  asOfDay,
  cellIn,
  contextOf,
  isAboutAttendance,
  monthOfTable,
  type Context,
} from './preamble';
import { SeriesRun } from './series-run';
import { checkPercentage, readCount, tooMany } from './totals';
import { scoreColumn, type ScoreColumn } from './score-column';
import { isSummary } from './totals-column';

const heldLabel =
  /^(?:(?:total |no\.? of |number of )*(?:classes|lectures|periods|hours|sessions|days)? ?(?:held|conducted|delivered)|total (?:classes|lectures|periods|sessions)|working days|max(?:imum)? (?:classes|attendance))(?: (?:classes|so far|till date|up ?to.*))?\s*[:=→-]*$/i;

interface Shape {
  persons: PersonColumns;
  /** A column per course; the maximum is the number of classes held. */
  courses: readonly ScoreColumn[];
  percentage: Column | undefined;
  sum: Column | undefined;
  context: Context;
  options: SeriesOptions;
}

/** The name of a column may be in the row above a header with blank cells. */
function nameOf(table: Table, index: number): string {
  const header = table.header[index] ?? '';
  if (header !== '') return header;
  const above = table.preamble.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
  return above.find((cell) => parseNumber(cell) === undefined) ?? '';
}

const isHeld = (row: Row) => row.cells.some((cell) => heldLabel.test(cell));

const numbersOf = (row: Row, columns: readonly ScoreColumn[]): number =>
  columns.filter(({ column }) => parseNumber(row.cells[column.index] ?? '') !== undefined).length;

function findShape(table: Table, options: SeriesOptions): Shape | undefined {
  const labels = table.header.map((name) => (heldLabel.test(name) ? '' : name));
  const persons = PersonColumns.find(labels);
  if (!persons) return undefined;
  const width = Math.max(labels.length, ...table.preamble.map(({ cells }) => cells.length));
  const named = Array.from({ length: width }, (_, index) => ({
    name: nameOf(table, index),
    index,
  }));
  const series = named.filter(({ name, index }) => name !== '' && !persons.used.has(index));
  const courses = series.flatMap(({ name, index }) =>
    isSummary(name) || heldLabel.test(name) ? [] : scoreColumn(name, index),
  );
  const percentage = series.find(({ name }) => isSummary(name) && /%|perc/i.test(name));
  const sum = series.find(({ name }) => /^(?:grand )?total(?: attended)?$/.test(headerKey(name)));
  return { persons, courses, percentage, sum, context: contextOf(table), options };
}

/** A reader of sheets with a row of the classes held, and below it persons with a column per course. */
export function findHeld(table: Table, options: SeriesOptions): Reader | undefined {
  const rows = [...table.preamble, ...(options.sample ?? []).slice(0, 5)];
  const labelled = rows.some(isHeld);
  const shape = labelled || isAboutAttendance(table) ? findShape(table, options) : undefined;
  if (!shape || shape.courses.length === 0) return undefined;
  const inHeader = shape.courses.every(({ maximum }) => maximum !== undefined);
  const inRow = rows.some((row) => isHeld(row) && numbersOf(row, shape.courses) > 0);
  if (!inRow && (labelled || !inHeader)) return undefined;
  return {
    format: 'attendance with a column per course',
    kinds: ['attendanceTotal'],
    complete: false,
    read: (source, target) => new Held(source, target, shape).read(),
  };
}

class Held extends SeriesRun {
  private readonly base: Pick<Facts['attendanceTotal'], 'section' | 'month' | 'asOf'>;
  /** The classes held, by column. */
  private readonly held = new Map<number, number>();

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
  ) {
    super(table, target, { person: shape.persons.column });
    const { context, options } = shape;
    for (const { column, maximum } of shape.courses)
      if (maximum !== undefined) this.held.set(column.index, maximum);
    const month = context.month ? monthOfTable(table, context) : undefined;
    const asOf = asOfDay(context, options);
    this.base = { section: context.section, month, asOf };
  }

  async read(): Promise<void> {
    for (const row of this.table.preamble)
      if (isHeld(row) && numbersOf(row, this.shape.courses) > 0) this.readHeld(row);
    await this.readRows(
      (row) => this.readRow(row),
      'Check the columns of this table in the system that exports it.',
    );
  }

  private readHeld(row: Row): void {
    for (const { column } of this.shape.courses) {
      if (isNothing(row.cells[column.index] ?? '')) continue;
      this.total += 1;
      const held = readCount(this, row, column);
      if (held !== undefined) this.held.set(column.index, held);
      else this.refused.add(column.index);
    }
  }

  /** Columns whose number of classes held is wrong, which is already reported. */
  private readonly refused = new Set<number>();
  private readonly missing = new Set<number>();

  private readRow(row: Row): void {
    if (isHeld(row)) return this.readHeld(row);
    const { persons, courses } = this.shape;
    const person = persons.personOf(row);
    if (isFooter(row.cells, person)) return;
    const filled = courses.filter(({ column }) => !isNothing(row.cells[column.index] ?? ''));
    if (!this.isKnown(row, persons, person, filled.length)) return;
    let [present, held, whole] = [0, 0, true];
    for (const { column, title } of filled) {
      const counts = this.readCell(row, column);
      if (!counts) {
        whole = false;
        continue;
      }
      present += counts.present;
      held += counts.held;
      this.add('attendanceTotal', { person, course: title, ...this.base, ...counts }, row, column);
    }
    if (whole && held > 0) this.checkSums(row, present, held);
  }

  /** The counts of "36", or of "36/40". */
  private readCell(row: Row, column: Column): { present: number; held: number } | undefined {
    const [own, of] = (row.cells[column.index] ?? '').split('/');
    const bare =
      of === undefined ? row : { ...row, cells: row.cells.with(column.index, own?.trim() ?? '') };
    const present = readCount(this, bare, column);
    if (present === undefined) return undefined;
    const held = of === undefined ? this.held.get(column.index) : parseNumber(of.trim());
    if (held === undefined) this.reportMissing(row, column);
    else if (present > held) tooMany(this, row, column, held);
    else return { present, held };
    return undefined;
  }

  private reportMissing(row: Row, column: Column): void {
    if (this.refused.has(column.index) || this.missing.has(column.index)) return;
    this.missing.add(column.index);
    this.warn(row.line, column, {
      code: 'held-unknown',
      message:
        'The row of classes held has no number for this column, so the column is not imported.',
      action: 'Enter the number of classes held.',
    });
  }

  private checkSums(row: Row, present: number, held: number): void {
    checkPercentage(this, row, this.shape.percentage, [present / held]);
    const { sum } = this.shape;
    const value = cellIn(row, sum);
    if (sum && value !== undefined && parseNumber(value) !== present) this.totalDiffers(row, sum);
  }
}
