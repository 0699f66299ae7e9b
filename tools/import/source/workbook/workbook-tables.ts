import { readXlsx } from 'hucre/xlsx';
import { noteOf } from '../../problem/data-problem';
import { type ByteSource, readAll } from '../byte-source';
import type { RawRow } from '../csv-rows';
import { nameTables } from '../name-tables';
import { reportRows } from '../report-rows';
import { emptyFile } from '../report-text';
import type { Table } from '../table';
import { type TableShape, TableSplitter } from '../table-splitter';
import { nameOf, type ReadOptions, toTable } from '../text-tables';
import { checkWorkbook } from './check-workbook';
import { type CellCount, damagedWorkbook } from './sheet-area';

/** A sheet with its cells as a person sees them. The rows have no cells behind their last filled one. */
interface WorkbookSheet {
  name: string;
  rows: string[][];
  hidden: boolean;
}

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number];
type Value = Sheet['rows'][number][number];

/** Reads an xlsx file whose parts have been checked. Throws a SourceError. The only module that uses hucre. */
async function readWorkbook(bytes: Buffer): Promise<WorkbookSheet[]> {
  const sheets = await readSheets(bytes);
  return sheets.map((sheet) => ({
    name: sheet.name,
    rows: fillMerged(
      sheet,
      sheet.rows.map((row, index) => toTexts(row, index, sheet.cells)),
    ),
    hidden: sheet.hidden === true || sheet.veryHidden === true,
  }));
}

/** All sheets at once, or one by one if one of them has no cells, as a sheet with only a chart. */
async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  try {
    return (await readXlsx(bytes, { readStyles: true })).sheets;
  } catch (error) {
    const sheets = await readSheetsOneByOne(bytes);
    if (sheets.length === 0) throw damagedWorkbook(messageOf(error));
    return sheets;
  }
}

async function readSheetsOneByOne(bytes: Buffer): Promise<Sheet[]> {
  const names: string[] = [];
  const sheets: Sheet[] = [];
  try {
    const list = ({ name }: { name: string }) => (names.push(name), false);
    await readXlsx(bytes, { sheets: list });
  } catch (error) {
    throw damagedWorkbook(messageOf(error));
  }
  for (const [index] of names.entries())
    try {
      const options = { readStyles: true, sheets: [index] };
      sheets.push(...(await readXlsx(bytes, options)).sheets);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('missing worksheet')))
        throw damagedWorkbook(messageOf(error));
    }
  return sheets;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function toTexts(row: readonly Value[], index: number, cells: Sheet['cells']): string[] {
  const texts = row.map((value, column) => {
    if (typeof value !== 'number') return toText(value);
    return showNumber(value, cells?.get(`${index},${column}`)?.style?.numFmt);
  });
  while (texts.at(-1) === '') texts.pop();
  return texts;
}

function toText(value: Value): string {
  if (value === null) return '';
  if (value instanceof Date) return showDate(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value).trim();
}

/** Excel stores days as numbers of days since 1900, and times as parts of a day, which have no day of their own. */
function showDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const minutes = time.slice(0, 5);
  if (date.getUTCFullYear() < 1900) return minutes;
  return minutes === '00:00' ? day : `${day}T${minutes}`;
}

/** Excel shows no more digits of a number. */
const digits = 15;

/** A number without exponent; with the percent sign, or the zeros in front, that its format shows. */
function showNumber(value: number, format: string | undefined): string {
  if (format?.endsWith('%')) return `${showPlain(Number((value * 100).toPrecision(digits)))}%`;
  const text = showPlain(Number(value.toPrecision(digits)));
  const zeros = format !== undefined && /^0{2,}$/.test(format) && /^\d+$/.test(text);
  return zeros ? text.padStart(format.length, '0') : text;
}

function showPlain(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

const largestMerge = 1000;

/** Merged cells have their text in the first one; a header needs it in each. A title across a sheet stays one cell. */
function fillMerged({ merges = [] }: Sheet, rows: string[][]): string[][] {
  const titles = new Set(rows.filter((row) => row.filter(Boolean).length === 1));
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const first = rows[startRow];
    const text = first?.[startCol];
    const size = (endRow - startRow + 1) * (endCol - startCol + 1);
    if (!first || !text || size > largestMerge) continue;
    if (startRow === endRow && titles.has(first)) continue;
    for (let at = startRow; at <= endRow; at += 1) fillRow(rows[at], text, startCol, endCol);
  }
  return rows;
}

function fillRow(row: string[] | undefined, text: string, start: number, end: number) {
  if (!row) return;
  while (row.length <= end) row.push('');
  row.fill(text, start, end + 1);
}

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
