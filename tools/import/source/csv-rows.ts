import Papa from 'papaparse';
import { isLong } from './clean-cell';
import type { Limits } from './limit';
import { tooManyColumns } from './source-error';

/** A row as it is in a file, not trimmed. */
export interface RawRow {
  line: number;
  cells: readonly string[];
  /** Why the row cannot be used. */
  problem: CsvProblem | undefined;
}

export interface CsvProblem {
  code: 'unclosed-quote' | 'cell-too-long' | 'row-too-long';
  /** Where the quote opens, or where the row starts. */
  line: number;
  /** The index of the column. */
  column: number | undefined;
  /** True if the rest of the file is not read. */
  last: boolean;
}

type Parsed = Papa.ParseResult<string[]>;

/**
 * Reads rows from text with \n line ends. The lines are those of the text, counted through newlines in quotes. After a
 * problem that is `last` there are no more rows. Throws a SourceError if a row is too wide.
 */
export async function* readCsvRows(
  chunks: AsyncIterable<string>,
  delimiter: string,
  limits: Limits,
): AsyncGenerator<RawRow[]> {
  const reader = new CsvReader(delimiter, limits);
  for await (const chunk of chunks) {
    const rows = reader.read(chunk);
    if (rows.length > 0) yield rows;
    if (rows.at(-1)?.problem?.last) return;
  }
  const rows = reader.end();
  if (rows.length > 0) yield rows;
}

class CsvReader {
  private readonly parser: Papa.Parser;
  private rest = '';
  private line = 1;

  constructor(
    delimiter: string,
    private readonly limits: Limits,
  ) {
    this.parser = new Papa.Parser({ delimiter, newline: '\n' });
  }

  /** The rows that are complete with this chunk. */
  read(chunk: string): RawRow[] {
    const text = this.rest + chunk;
    const parsed = this.parse(text, true);
    const rows = this.toRows(text, parsed);
    this.rest = text.slice(parsed.meta.cursor);
    if (this.rest.length > this.limits.row) rows.push(this.endlessRow());
    return rows;
  }

  /** The last row, which may have no line end. */
  end(): RawRow[] {
    if (this.rest === '') return [];
    const start = this.line;
    const parsed = this.parse(this.rest, false);
    const rows = this.toRows(this.rest, parsed);
    const last = rows.at(-1);
    const open = openQuote(parsed);
    if (last && open !== undefined) {
      const line = start + countNewlines(this.rest, open);
      last.problem = { code: 'unclosed-quote', line, column: last.cells.length - 1, last: true };
    }
    return rows;
  }

  private parse(text: string, more: boolean): Parsed {
    return this.parser.parse(text, 0, more) as Parsed;
  }

  private toRows(text: string, { data, errors }: Parsed): RawRow[] {
    const quoted = text.includes('"');
    const broken = new Set<number | undefined>(errors.map(({ row }) => row));
    return data.map((cells, index) => {
      const line = this.line;
      this.line += 1 + (quoted ? newlinesIn(cells) : 0);
      this.checkWidth(cells, line);
      return { line, cells, problem: this.problemOf(line, cells, broken.has(index)) };
    });
  }

  /** Spreadsheets also write blank cells up to their last column, which are left out. Throws a SourceError. */
  private checkWidth(cells: string[], line: number) {
    const { columns } = this.limits;
    if (cells.length <= columns) return;
    if (isLong(cells, columns)) throw tooManyColumns(this.limits, { line });
    cells.length = columns;
  }

  private problemOf(line: number, cells: string[], badQuotes: boolean): CsvProblem | undefined {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column] ?? '';
      if (badQuotes && cell.includes('"') && cell.includes('\n')) {
        const opened = line + newlinesIn(cells.slice(0, column));
        return { code: 'unclosed-quote', line: opened, column, last: false };
      }
      if (cell.length > this.limits.cell)
        return { code: 'cell-too-long', line, column, last: false };
    }
    return undefined;
  }

  /** A row that is longer than the limit and has no end yet: most often a quote is not closed. */
  private endlessRow(): RawRow {
    const parsed = this.parse(this.rest, false);
    const cells = parsed.data.at(-1) ?? [];
    const open = openQuote(parsed);
    const line = this.line + (open === undefined ? 0 : countNewlines(this.rest, open));
    const unclosed = open !== undefined && this.rest.includes('\n', open);
    const code = unclosed ? 'unclosed-quote' : 'row-too-long';
    return { line, cells: [], problem: { code, line, column: cells.length - 1, last: true } };
  }
}

/** Returns where in the text a quote opens that is not closed. */
const openQuote = ({ errors }: Parsed): number | undefined =>
  errors.find(({ code }) => code === 'MissingQuotes')?.index;

function countNewlines(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
    count += 1;
  return count;
}

function newlinesIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) if (cell.includes('\n')) count += countNewlines(cell, cell.length);
  return count;
}
