import { cleanCell, filledCount, isBlank, isLong, sameCells } from './clean-cell';
import type { RawRow } from './csv-rows';
import { areNames, findHeader, headerRows } from './find-header';
import type { HeaderScore, Row } from './table';

/** A table found in the rows of a file or sheet. */
export interface TableShape {
  /** The row directly above the header if it has one cell only. */
  title: string | undefined;
  header: readonly string[];
  /** The header as it is in the file. */
  rawHeader: readonly string[];
  score: number;
  line: number;
  preamble: readonly Row[];
  /** The line of the last row. */
  end: number;
  rows: number;
  /** Rows that cannot be used because of their quotes or their length. */
  broken: number;
  /** The lines of rows that have more filled cells than the header, and of rows that have fewer cells. */
  long: number[];
  short: number[];
}

/** Titles and remarks between two tables have at most this many rows. */
const longestTitle = 8;

/** Finds the tables in rows: a header each, what is above it, and where it ends. */
export class TableSplitter {
  readonly tables: TableShape[] = [];
  /** The lines below the last table that are no rows of it, for example "Printed on 3 May". */
  readonly remarks: number[] = [];
  private table: TableShape | undefined;
  private opening: RawRow[] = [];
  private openingRows = 0;
  private afterBlank = false;
  /** Rows below a blank row of which it is not clear yet whether they belong to the table. */
  private pending: RawRow[] = [];

  constructor(private readonly score: HeaderScore) {}

  add(row: RawRow) {
    const { table } = this;
    const blank = !row.problem && isBlank(row.cells);
    if (!table) {
      if (!blank || !this.afterBlank) this.opening.push(row);
      this.afterBlank = blank;
      if (!blank) this.openingRows += 1;
      if (this.openingRows >= headerRows) this.start();
    } else if (blank) {
      this.afterBlank = true;
      if (!this.pending.every(isSingle)) this.keepPending();
    } else if (this.afterBlank || this.pending.length > 0) this.addBelowBlank(row, table);
    else addRow(row, table);
  }

  end(): TableShape[] {
    if (!this.table) this.start();
    if (this.table && this.table.header.length > 1 && this.pending.every(isSingle))
      this.remarks.push(...this.pending.map(({ line }) => line));
    else this.keepPending();
    return this.tables;
  }

  private start() {
    const rows = this.opening;
    this.opening = [];
    let index = findHeader(rows, this.score);
    for (const at of [index - 1, index]) {
      const joined = joinedRow(rows[at], rows[at + 1], this.score);
      if (!joined) continue;
      rows.splice(at, 2, joined);
      index = at;
      break;
    }
    const header = rows[index];
    if (!header) return;
    this.open(header, rows.slice(0, index));
    for (const row of rows.slice(index + 1)) this.add(row);
  }

  private addBelowBlank(row: RawRow, table: TableShape) {
    this.afterBlank = false;
    if (this.startsTable(row, table)) {
      const above = this.pending;
      this.pending = [];
      this.open(row, above);
      return;
    }
    this.pending.push(row);
    const [first] = this.pending;
    const mayBeTitle =
      first && (isSingle(first) || first.cells.length !== table.rawHeader.length) && !first.problem;
    if (!mayBeTitle || this.pending.length > longestTitle) this.keepPending();
  }

  /** Returns true if a row below a blank row is the header of another table. */
  private startsTable(row: RawRow, table: TableShape): boolean {
    if (filledCount(row.cells) < 2) return false;
    const titled = this.pending.length > 0;
    if (sameCells(row.cells, table.rawHeader)) return titled;
    const score = this.scoreOf(row.cells);
    const known = score >= 3 || score * 3 >= filledCount(row.cells);
    if (score > 0 && known) return titled || (score > 1 && score * 3 >= table.score);
    return table.score === 0 && this.pending.length === 1 && areNames(row.cells);
  }

  private keepPending() {
    const { pending, table } = this;
    this.pending = [];
    if (table) for (const row of pending) addRow(row, table);
  }

  private open(header: RawRow, above: readonly RawRow[]) {
    this.afterBlank = false;
    const rows = above.filter(({ cells }) => !isBlank(cells));
    const title = rows.at(-1);
    this.table = {
      title: title && isSingle(title) ? title.cells.map(cleanCell).join('') : undefined,
      header: header.cells.map(cleanCell),
      rawHeader: header.cells,
      score: this.scoreOf(header.cells),
      line: header.line,
      preamble: rows.map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) })),
      ...{ end: header.line, rows: 0, broken: 0, long: [], short: [] },
    };
    this.tables.push(this.table);
  }

  private scoreOf(cells: readonly string[]): number {
    return this.score(cells.map(cleanCell));
  }
}

/** The header of two rows as one row: courses, days or periods above what they have in common. */
function joinedRow(
  upper: RawRow | undefined,
  lower: RawRow | undefined,
  score: HeaderScore,
): RawRow | undefined {
  if (!upper || !lower || upper.problem || lower.problem) return undefined;
  const cells = score.join?.(upper.cells.map(cleanCell), lower.cells.map(cleanCell));
  return cells && { ...lower, cells };
}

const isSingle = ({ cells }: RawRow): boolean => filledCount(cells) === 1;

function addRow({ line, cells, problem }: RawRow, table: TableShape) {
  const { rawHeader } = table;
  table.end = line;
  if (problem) table.broken += 1;
  if (problem || (cells[0] === rawHeader[0] && sameCells(cells, rawHeader))) return;
  table.rows += 1;
  if (isLong(cells, rawHeader.length)) table.long.push(line);
  else if (cells.length < neededWidth(table)) table.short.push(line);
}

/** The number of cells up to the last one with a header. */
export const neededWidth = ({ header }: Pick<TableShape, 'header'>): number =>
  header.findLastIndex((name) => name !== '') + 1;
