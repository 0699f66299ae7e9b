import type { DataProblem, Report } from '../problem/data-problem';
import type { CsvProblem } from './csv-rows';
import type { Limits } from './limit';
import type { TableName } from './table';
import type { TableShape } from './table-splitter';

/** More rows than this are not slips, but how the file was written. */
const fewRows = 8;
const fewShare = 0.05;

/** Reports what is wrong with the rows of a table, and tells whether rows with too few cells are used. */
export function reportRows(
  name: TableName,
  { line, rows, broken, long, short }: TableShape,
  report: Report,
): { padded: boolean } {
  const table = { stage: 'table', place: { ...name, line } } as const;
  if (rows + broken === 0)
    report({
      ...{ severity: 'note', code: 'no-rows', ...table },
      message: 'This table has a header but no rows.',
    });
  if (isMany(long, rows) || (rows > 0 && long.length * 2 > rows))
    report({
      ...{ severity: 'error', code: 'rows-longer-than-header', ...table },
      message:
        'Many rows have more cells than the header, so it is not clear what is in which column.',
      value: `${long.length} of ${rows} rows, the first in line ${long[0]}`,
      action: 'Export the file again with a name for every column, or as xlsx.',
    });
  else for (const at of long) report(longRow(name, at));
  const padded = isMany(short, rows);
  if (padded)
    report({
      ...{ severity: 'note', code: 'short-rows', ...table },
      message: 'Many rows have fewer cells than the header; the missing ones are read as empty.',
      value: `${short.length} of ${rows} rows, the first in line ${short[0]}`,
    });
  else for (const at of short) report(shortRow(name, at));
  return { padded };
}

const isMany = ({ length }: readonly number[], rows: number): boolean =>
  length >= fewRows && length > rows * fewShare;

function longRow(name: TableName, line: number): DataProblem {
  return {
    ...{ severity: 'warning', stage: 'table', code: 'long-row', place: { ...name, line } },
    message: 'This row has more cells than the header, so it is left out.',
    action: 'Look for a comma in a cell that is not in quotes, and correct it where it is from.',
  };
}

function shortRow(name: TableName, line: number): DataProblem {
  return {
    ...{ severity: 'warning', stage: 'table', code: 'short-row', place: { ...name, line } },
    message: 'This row has fewer cells than the header, so it is left out.',
    action:
      'Look for a line break in a cell that is not in quotes, and correct it where it is from.',
  };
}

/** A row that cannot be used because of its quotes or its length. */
export function brokenRow(
  name: TableName,
  { code, line, column }: CsvProblem,
  header: readonly string[],
  limits: Limits,
): DataProblem {
  const at = column !== undefined && { column: { name: header[column] ?? '', index: column } };
  return {
    ...{ severity: 'error', stage: 'table', code, place: { ...name, line, ...at } },
    ...problemTexts(limits)[code],
  };
}

function problemTexts(limits: Limits) {
  const most = (count: number) => `at most ${count.toLocaleString('en')} characters`;
  return {
    'unclosed-quote': {
      message: 'A quotation mark opens here that is never closed.',
      action: 'Export the file again, or correct this value where it is from.',
    },
    'cell-too-long': {
      message: 'This cell is too long.',
      allowed: most(limits.cell),
      action: 'Look whether a quotation mark is missing, and export the file again.',
    },
    'row-too-long': {
      message: 'This row is too long for a table.',
      allowed: most(limits.row),
      action: 'Export the file again as CSV.',
    },
  };
}

export function damagedRow(
  name: TableName,
  line: number,
  column: number,
  header: string,
): DataProblem {
  const place = { ...name, line, column: { name: header, index: column } };
  return {
    ...{ severity: 'warning', stage: 'table', code: 'broken-character', place },
    message: 'A letter is damaged here, because it is not UTF-8 as the rest of the file is.',
    action: 'Export the file again as UTF-8; until then this row is left out.',
  };
}
