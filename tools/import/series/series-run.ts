import type { Facts, FactTable, Kind } from '../fact/fact';
import type { ReadContext } from '../fact/reader';
import { errorOf, warningOf, type DataProblem, type Place } from '../problem/data-problem';
import type { Column, Row, Table } from '../source/table';
import { looksDamaged } from '../value/damage';
import type { PersonColumns } from './person-column';

type Problem = Pick<DataProblem, 'code' | 'message' | 'value' | 'allowed' | 'action' | 'nearest'>;

export const placeOf = ({ file, sheet }: Table): Place => ({ file, sheet });

/** Reads a table with a series of columns. Reports its wrong cells, and an error if they are too many. */
export class SeriesRun {
  /** The cells that have a value. */
  protected total = 0;
  private wrong = 0;
  protected readonly factTable: FactTable;

  constructor(
    protected readonly table: Table,
    protected readonly target: ReadContext,
    columns: FactTable['columns'],
  ) {
    this.factTable = { ...placeOf(table), columns };
  }

  /** Reads all rows. `action` is what to do if too many cells are wrong. */
  async readRows(readRow: (row: Row) => void, action: string): Promise<void> {
    for await (const rows of this.table.rows()) {
      for (const row of rows) readRow(row);
      this.target.onRows(rows.length);
    }
    this.finish(action);
  }

  protected add<K extends Kind>(
    kind: K,
    fact: Facts[K],
    { line }: Pick<Row, 'line'>,
    column?: Column,
  ): void {
    this.target.sink.add(kind, fact, { table: this.factTable, line, column });
  }

  /** Counts the values of a row. Whether it says who it is about; reports it if not, unless it has no values. */
  protected isKnown({ line }: Row, persons: PersonColumns, person: string, values: number) {
    this.total += values;
    const damage = person ? looksDamaged(person) : undefined;
    if (person && !damage) return true;
    if (damage)
      this.warn(line, persons.column, {
        code: 'rounded-id',
        value: person,
        message: 'A spreadsheet has rounded this number, so it does not say who the row is about.',
        nearest: damage.likely,
        action:
          'Format the column as text in the spreadsheet, or import the file as the system exported it.',
      });
    else if (values > 0)
      this.warn(line, persons.column, {
        code: 'missing-person',
        message: 'This row does not say who it is about.',
        action: 'Enter the roll number, or delete the row in the system that exports it.',
      });
    return false;
  }

  warn(line: number, column: Column | undefined, problem: Problem): void {
    this.wrong++;
    this.remark(line, column, problem);
  }

  /** A warning about a cell that is not imported itself. */
  remark(line: number, column: Column | undefined, { code, ...problem }: Problem): void {
    const place = { ...placeOf(this.table), line, column };
    this.target.report({ ...warningOf('value', code), place, ...problem });
  }

  /** A warning about a total that the cells of its row do not give. */
  protected totalDiffers(row: Row, column: Column): void {
    this.remark(row.line, column, {
      code: 'total-differs',
      value: row.cells[column.index],
      message: 'This total does not follow from the cells of its row, which are imported.',
      action: 'Check the row in the system that exports it.',
    });
  }

  /** Reports once more than 5 % of the cells, and at least three, were wrong. */
  finish(action: string): void {
    if (this.wrong < 3 || this.wrong * 20 <= this.total) return;
    this.target.report({
      ...errorOf('table', 'too-many-unusable-cells'),
      place: placeOf(this.table),
      value: `${this.wrong} of ${this.total}`,
      message: 'More than 5 % of the values in this table cannot be used.',
      action,
    });
  }
}
