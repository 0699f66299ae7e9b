import type { DataProblem, Report } from '../problem/data-problem';
import type { Origin } from '../fact/fact';

/** Reports a problem of a field of a fact, at the column that the field is from. */
export function reportAt(
  report: Report,
  { table, line, column }: Origin,
  field: string,
  problem: Omit<DataProblem, 'place'>,
): void {
  const at = column ?? table.columns[field];
  report({ ...problem, place: { file: table.file, sheet: table.sheet, line, column: at } });
}
