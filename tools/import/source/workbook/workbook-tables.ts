import { noteOf } from '../../problem/data-problem';
import { readAll, type ByteSource } from '../byte-source';
import { checkWorkbook } from './check-workbook';
import type { RawRow } from '../csv-rows';
import { nameTables } from '../name-tables';
import { reportRows } from '../report-rows';
import { emptyFile } from '../report-text';
import type { Table } from '../table';
import { TableSplitter, type TableShape } from '../table-splitter';
import { nameOf, toTable, type ReadOptions } from '../text-tables';
import type { CellCount } from './sheet-area';
import { readWorkbook, type WorkbookSheet } from './workbook';

/** The tables of an xlsx file; its cells are kept in memory. Throws a SourceError. */
export async function readWorkbookTables(
  source: ByteSource,
  count: CellCount,
  options: ReadOptions,
): Promise<Table[]> {
  const bytes = await readAll(source);
  await checkWorkbook(bytes, count, options.limits);
  const sheets = await readWorkbook(bytes);
  const tables = sheets.flatMap((sheet) => sheetTables(source, sheet, options));
  if (tables.length === 0) options.report(emptyFile(source.path));
  return tables;
}

function sheetTables({ path, size }: ByteSource, sheet: WorkbookSheet, options: ReadOptions) {
  const rows = sheet.rows.map((cells, index) => ({ line: index + 1, cells, problem: undefined }));
  if (sheet.hidden && rows.length > 0)
    options.report({
      ...noteOf('file', 'hidden-sheet'),
      place: { file: path, sheet: sheet.name },
      message: 'This sheet is hidden in the workbook, so it is not read.',
    });
  if (sheet.hidden) return [];
  const shapes = findTables(rows, options);
  const names = nameTables(
    shapes.map(({ title }) => title),
    sheet.name,
  );
  return shapes.map((shape, index) => {
    const name = nameOf(path, names[index]);
    reportRows(name, shape, options.report);
    const batches = async function* () {
      yield rows;
    };
    return toTable(name, size, { shape, padded: true, damaged: false }, batches);
  });
}

/** The tables of a sheet. Rows end with their last filled cell, so a header is widened to the widest row below it. */
function findTables(rows: readonly RawRow[], { score }: ReadOptions): TableShape[] {
  const splitter = new TableSplitter(score);
  for (const row of rows) splitter.add(row);
  return splitter.end().map((shape) => {
    let width = shape.header.length;
    for (const { line, cells } of rows)
      if (line > shape.line && line <= shape.end) width = Math.max(width, cells.length);
    const blanks = new Array<string>(width - shape.header.length).fill('');
    const header = [...shape.header, ...blanks];
    return { ...shape, header, rawHeader: header, long: [], short: [] };
  });
}
