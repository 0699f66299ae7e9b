import type { DataProblem, Place, Report } from '../problem/data-problem';
import type { Column, Table } from '../source/table';

type Problem = Pick<DataProblem, 'code' | 'message' | 'value' | 'allowed' | 'action' | 'nearest'>;

export const placeOf = ({ file, sheet }: Table): Place =>
  sheet === undefined ? { file } : { file, sheet };

/** Reports the wrong cells of a table, and an error if they are too many. */
export class CellReport {
  private cells = 0;

  /** The cells that have a value. */
  get total(): number {
    return this.cells;
  }

  private wrong = 0;

  constructor(
    private readonly table: Table,
    private readonly report: Report,
  ) {}

  /** Counts the cells that have a value. */
  count(cells: number): void {
    this.cells += cells;
  }

  warn(line: number, column: Column | undefined, problem: Problem): void {
    this.wrong++;
    this.remark(line, column, problem);
  }

  /** A warning about a cell that is not imported itself. */
  remark(line: number, column: Column | undefined, problem: Problem): void {
    const place = { ...placeOf(this.table), line, ...(column && { column }) };
    this.report({ severity: 'warning', stage: 'value', place, ...problem });
  }

  /** Reports once more than 5 % of the cells, and at least three, were wrong. */
  finish(action: string): void {
    if (this.wrong < 3 || this.wrong * 20 <= this.cells) return;
    this.report({
      severity: 'error',
      stage: 'table',
      code: 'too-many-unusable-cells',
      place: placeOf(this.table),
      value: `${this.wrong} of ${this.cells}`,
      message: 'More than 5 % of the values in this table cannot be used.',
      action,
    });
  }
}
