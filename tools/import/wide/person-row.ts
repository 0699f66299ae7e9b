import type { Column, Row } from '../source/table';
import { looksDamaged } from '../value/damage';
import { isNothing } from '../value/nothing';
import type { CellReport } from './cell-report';
import type { PersonColumns } from './person-column';

/** The value of a cell, if it has one. */
export function cellIn(row: Row, column: Column | undefined): string | undefined {
  const cell = column && row.cells[column.index];
  return cell && !isNothing(cell) ? cell : undefined;
}

/** Whether a row says who it is about; reports it if not, unless the row is empty. */
export function isKnown(
  cells: CellReport,
  row: Row,
  persons: PersonColumns,
  person: string,
  values: number,
): boolean {
  const damage = person ? looksDamaged(person) : undefined;
  if (person && !damage) return true;
  if (damage)
    cells.warn(row.line, persons.column, {
      code: 'rounded-id',
      value: person,
      message: 'A spreadsheet has rounded this number, so it does not say who the row is about.',
      nearest: damage.likely,
      action:
        'Format the column as text in the spreadsheet, or import the file as the system exported it.',
    });
  else if (values > 0)
    cells.warn(row.line, persons.column, {
      code: 'missing-person',
      message: 'This row does not say who it is about.',
      action: 'Enter the roll number, or delete the row in the system that exports it.',
    });
  return false;
}
