import Papa from 'papaparse';
import type { Report } from '../problem/data-problem';
import type { ByteSource } from './byte-source';
import { cleanCell, filledCount, isBlank, isLong, sameCells } from './clean-cell';
import { type CsvProblem, type RawRow, readCsvRows } from './csv-rows';
import { decodeText } from './decode-text';
import type { TextEncoding } from './detect-encoding';
import { extensionOf } from './file-name';
import { findHeader, headerRows } from './find-header';
import type { Limits } from './limit';
import { nameTables } from './name-tables';
import { brokenRow, damagedRow, reportRows } from './report-rows';
import { emptyFile, guessedEncoding, noTable, remark } from './report-text';
import { SourceError } from './source-error';
import type { HeaderScore, Row, Table, TableName } from './table';
import { neededWidth, type TableShape, TableSplitter } from './table-splitter';

const delimiters = [',', ';', '\t', '|'];
/** Rows that are looked at: enough to see the table below a preamble. */
const sampleRows = 2 * headerRows;

/** How a text is divided into cells. */
interface Dialect {
  delimiter: string;
  /** True if the first line is `sep=;`, as Excel writes it. */
  named: boolean;
}

/** Chooses the delimiter with which the header has the most known names and the rows are as wide as the header. */
function chooseDelimiter(sample: string, score: HeaderScore): Dialect {
  const named = /^"?sep=(.)"?\n/i.exec(sample)?.[1];
  if (named !== undefined && named !== '"') return { delimiter: named, named: true };
  if (!/[\p{L}\p{N}]/u.test(sample)) return { delimiter: ',', named: false };
  const candidates = delimiters.map((delimiter) => rate(sample, delimiter, score));
  const [best] = candidates.sort(
    (one, other) =>
      other.score - one.score ||
      Number(other.width > 1) - Number(one.width > 1) ||
      other.share - one.share ||
      other.width - one.width,
  );
  return { delimiter: best?.delimiter ?? ',', named: false };
}

function rate(sample: string, delimiter: string, score: HeaderScore) {
  const rows = sampleRowsOf(sample, delimiter);
  const index = findHeader(rows.slice(0, headerRows), score);
  const header = rows[index]?.cells ?? [];
  const filled = rows.filter(({ cells }) => filledCount(cells) > 0);
  const same = filled.filter(({ cells }) => cells.length === header.length);
  return {
    delimiter,
    score: index < 0 ? 0 : score(header.map((cell) => cell.trim())),
    width: header.length,
    share: same.length / Math.max(1, filled.length),
  };
}

/** The first rows of a sample. Its last row may be cut, so it is left out if there are others. */
function sampleRowsOf(sample: string, delimiter: string): RawRow[] {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: sampleRows });
  const { data } = parser.parse(sample, 0, false) as Papa.ParseResult<string[]>;
  const rows = data.length > 1 && data.length < sampleRows ? data.slice(0, -1) : data;
  return rows.map((cells, index) => ({ line: index + 1, cells, problem: undefined }));
}

/** Which rows of a table are used. */
interface RowRules {
  shape: TableShape;
  /** True if rows with too few cells are used, as if the missing ones were empty. */
  padded: boolean;
  /** True if rows with a character that could not be decoded are left out. */
  damaged: boolean;
}

/** Gives the rows that are used, with as many cells as the header. */
function rowAcceptor({ shape, padded, damaged }: RowRules): (raw: RawRow) => Row | undefined {
  const { rawHeader } = shape;
  const width = rawHeader.length;
  const least = padded ? 0 : neededWidth(shape);
  return (raw) => {
    const { cells, problem } = raw;
    if (problem || cells.length < least || isBlank(cells)) return undefined;
    if (cells[0] === rawHeader[0] && sameCells(cells, rawHeader)) return undefined;
    if (cells.length > width && isLong(cells, width)) return undefined;
    if (damaged && cells.some(isDamaged)) return undefined;
    if (cells.length === width && cells.every(isClean)) return raw;
    const clean = cells.map(cleanCell);
    while (clean.length < width) clean.push('');
    clean.length = width;
    return { line: raw.line, cells: clean };
  };
}

const isClean = (cell: string) => cleanCell(cell) === cell;

/** Returns true if a cell has the sign that stands for bytes that are not of the encoding. */
const isDamaged = (cell: string): boolean => cell.includes('\ufffd');

/** What the tables of a file are read with. */
export interface ReadOptions {
  score: HeaderScore;
  limits: Limits;
  report: Report;
}

const sampleLength = 64 * 1024;
/** More problems than this are not slips in single rows. */
const mostProblems = 1000;

/**
 * The tables of a text file. The file is read once to find them and what is wrong with their rows, and again when their
 * rows are used. Throws a SourceError.
 */
export async function readTextTables(
  source: ByteSource,
  encoding: TextEncoding,
  options: ReadOptions,
): Promise<Table[]> {
  const text = () => decodeText(source.open(), encoding.name);
  const dialect = chooseDelimiter(await readSample(text()), options.score);
  const rows = () => skipNamed(readCsvRows(text(), dialect.delimiter, options.limits), dialect);
  const found = await findTables(rows(), encoding, options);
  if (found.tables.length === 0 && found.problems.length === 0)
    options.report(emptyFile(source.path));
  else if (isProse(source, found)) {
    options.report(noTable(source.path));
    return [];
  }
  const sheets = nameTables(found.tables.map(({ title }) => title));
  const tables = found.tables.map((shape, index) => {
    const name = nameOf(source.path, sheets[index]);
    const { padded } = reportRows(name, shape, options.report);
    return toTable(name, source.size, { shape, padded, damaged: encoding.damaged }, rows);
  });
  reportFound(source.path, tables, found, options);
  return tables;
}

/** A table whose rows are those of a file that follow its header. */
export function toTable(
  name: TableName,
  size: number,
  rules: RowRules,
  rows: () => AsyncIterable<readonly RawRow[]>,
): Table {
  const { header, line, preamble } = rules.shape;
  return { ...name, header, line, preamble, size, rows: () => rowsOf(rows(), rules) };
}

async function* rowsOf(
  batches: AsyncIterable<readonly RawRow[]>,
  rules: RowRules,
): AsyncGenerator<Row[]> {
  const accept = rowAcceptor(rules);
  const { line, end } = rules.shape;
  for await (const batch of batches) {
    const rows: Row[] = [];
    for (const raw of batch) {
      const row = raw.line > line && raw.line <= end ? accept(raw) : undefined;
      if (row) rows.push(row);
    }
    if (rows.length > 0) yield rows;
    if ((batch.at(-1)?.line ?? 0) > end) return;
  }
}

export const nameOf = (file: string, sheet: string | undefined): TableName =>
  sheet === undefined ? { file } : { file, sheet };

/** The start of a text, without blank lines before it. */
async function readSample(text: AsyncIterable<string>): Promise<string> {
  let sample = '';
  for await (const chunk of text) {
    sample = sample === '' ? chunk.replace(/^\s*\n/, '') : sample + chunk;
    if (sample.length >= sampleLength) break;
  }
  return sample;
}

async function* skipNamed(batches: AsyncIterable<RawRow[]>, { named }: Dialect) {
  for await (const batch of batches) yield named && batch[0]?.line === 1 ? batch.slice(1) : batch;
}

/** What one reading of all rows tells. */
interface Found {
  tables: readonly TableShape[];
  remarks: readonly number[];
  problems: CsvProblem[];
  damaged: { line: number; column: number }[];
  /** The first line with a letter that is not ASCII, if the encoding is guessed. */
  guessedAt: number | undefined;
}

async function findTables(
  batches: AsyncIterable<RawRow[]>,
  encoding: TextEncoding,
  { score, limits }: ReadOptions,
): Promise<Found> {
  const splitter = new TableSplitter(score);
  const { tables, remarks } = splitter;
  const found: Found = { tables, remarks, problems: [], damaged: [], guessedAt: undefined };
  for await (const batch of batches) {
    for (const row of batch) {
      splitter.add(row);
      if (row.problem && found.problems.length < mostProblems) found.problems.push(row.problem);
      else if (!row.problem && encoding.damaged && row.cells.some(isDamaged))
        found.damaged.push({ line: row.line, column: row.cells.findIndex(isDamaged) });
    }
    if (encoding.guessed) found.guessedAt ??= batch.find(hasLetters)?.line;
    if (found.damaged.length > mostProblems) throw new SourceError('mixed-encoding');
    const { tablesPerFile: most } = limits;
    if (tables.length > most)
      throw new SourceError('too-many-tables', { allowed: `at most ${most} tables` });
  }
  splitter.end();
  return found;
}

const hasLetters = ({ cells }: RawRow): boolean => cells.some((cell) => /[^\0-\x7f]/.test(cell));

/** A text without columns, for example a note that was put beside the exports. */
function isProse({ path }: ByteSource, { tables, problems }: Found): boolean {
  if (extensionOf(path) !== 'txt') return false;
  return problems.length === 0 && tables.every(isIrregular);
}

function isIrregular({ header, score, rows, long, short }: TableShape): boolean {
  return (
    score * 2 < header.length && (header.length === 1 || (long.length + short.length) * 2 >= rows)
  );
}

function reportFound(file: string, tables: readonly Table[], found: Found, options: ReadOptions) {
  const { report, limits } = options;
  const tableOf = (line: number) => tables.findLast((table) => table.line <= line);
  const nameAt = (table: Table | undefined) => nameOf(file, table?.sheet);
  for (const problem of found.problems) {
    const table = tableOf(problem.line);
    report(brokenRow(nameAt(table), problem, table?.header ?? [], limits));
  }
  for (const { line, column } of found.damaged) {
    const table = tableOf(line);
    report(damagedRow(nameAt(table), line, column, table?.header[column] ?? ''));
  }
  if (found.guessedAt !== undefined) report(guessedEncoding(file, found.guessedAt));
  for (const line of found.remarks) report(remark(nameAt(tables.at(-1)), line));
}
