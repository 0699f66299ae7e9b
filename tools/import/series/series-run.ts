import type { Facts, FactTable, Kind } from '../fact/fact';
import type { ReadContext } from '../fact/reader';
import { warningOf, type DataProblem, type Place } from '../problem/data-problem';
import type { Column, Row, Table } from '../source/table';
import { formulaError } from '../template/cell';
import { looksDamaged } from '../value/damage';
import { isFooter } from '../value/footer';
import { isFormulaError } from '../value/nothing';
import type { PersonColumns } from './person-column';

type Problem = Omit<DataProblem, 'severity' | 'stage' | 'place'>;

export const placeOf = ({ file, sheet }: Table): Place => ({ file, sheet });

/** Reads a table with a series of columns, and reports its wrong cells. */
export class SeriesRun {
  protected readonly factTable: FactTable;

  constructor(
    protected readonly table: Table,
    protected readonly target: ReadContext,
    columns: FactTable['columns'] = {},
  ) {
    this.factTable = { ...placeOf(table), columns };
  }

  protected async eachRow(readRow: (row: Row) => void): Promise<void> {
    for await (const rows of this.table.rows()) {
      for (const row of rows) readRow(row);
      this.target.onRows(rows.length);
    }
  }

  protected add<K extends Kind>(
    kind: K,
    fact: Facts[K],
    { line }: Pick<Row, 'line'>,
    column?: Column,
    implied = false,
  ): void {
    const { factTable: table } = this;
    this.target.sink.add(
      kind,
      fact,
      implied ? { table, line, column, implied } : { table, line, column },
    );
  }

  /** The person of a row with values; undefined for a label below the persons, and for a row that names nobody. */
  protected personIn(row: Row, persons: PersonColumns, hasValues: boolean): string | undefined {
    const person = persons.personOf(row);
    if (isFooter(row.cells, person)) return undefined;
    const damage = person ? looksDamaged(person) : undefined;
    if (person && !damage && !isFormulaError(person)) return person;
    if (damage)
      this.warn(row.line, persons.column, {
        code: 'rounded-id',
        value: person,
        message: 'A spreadsheet has changed this id, so it does not say who the row is about.',
        nearest: damage.likely,
        action: 'Export again and do not open the file in a spreadsheet.',
      });
    else if (hasValues)
      this.warn(row.line, persons.column, {
        code: 'missing-person',
        message: 'This row does not say who it is about.',
        action: 'Enter the roll number, or delete the row in the system that exports it.',
      });
    return undefined;
  }

  protected refuseFormula(row: Row, column: Column): void {
    this.warn(row.line, column, { ...formulaError, value: row.cells[column.index] });
  }

  warn(line: number, column: Column | undefined, { code, ...problem }: Problem): void {
    const place = { ...placeOf(this.table), line, column };
    this.target.report({ ...warningOf('value', code), place, ...problem });
  }
}
