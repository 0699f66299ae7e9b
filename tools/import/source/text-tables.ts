import type { Report } from '../problem/data-problem';
import { isDamaged, rowAcceptor, type RowRules } from './accept-row';
import type { ByteSource } from './byte-source';
import { chooseDelimiter, type Dialect } from './choose-delimiter';
import { readCsvRows, type RawRow, type CsvProblem } from './csv-rows';
import { decodeText } from './decode-text';
import type { TextEncoding } from './detect-encoding';
import { extensionOf } from './file-name';
import type { Limits } from './limit';
import { nameTables } from './name-tables';
import { damagedRow, brokenRow, reportRows } from './report-rows';
import { emptyFile, guessedEncoding, noTable, remark } from './report-text';
import { SourceError } from './source-error';
import type { HeaderScore, Row, Table, TableName } from './table';
import { TableSplitter, type TableShape } from './table-splitter';

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
