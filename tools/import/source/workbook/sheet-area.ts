import { SourceError, tooManyColumns } from '../source-error';

/** The cells of all workbooks of a folder so far. */
export interface CellCount {
  cells: number;
}

interface AreaLimits {
  columns: number;
  workbookCells: number;
}

/** No tag of a sheet is longer. */
const longestTag = 100_000;
const tags = /<(?:[^\s<>/:]+:)?(worksheet|sheetData|cols|row|col|c)(?=[\s/>])([^<>]*)>/g;
/** Other parts, such as pictures, have no cells. */
const starts = new Set(['worksheet', 'sheetData', 'cols']);
const wellFormed = /^(?:\s+[^\s=<>"'&]+\s*=\s*(?:"[^"'&]*"|'[^"'&]*'))*\s*\/?$/;
const address = /\s(?:[^\s=:]+:)?r\s*=\s*["']([^"']*)/;
const span = (name: string, tag: string) =>
  Number(new RegExp(`\\s${name}\\s*=\\s*["'](\\d{1,5})["']`).exec(tag)?.[1] ?? 1);

/**
 * Counts the cells of a part of a workbook as it is unpacked: the library that reads it makes a cell for every place up
 * to the last row and the last column. Throws a SourceError if they are too many.
 */
export class SheetArea {
  private isSheet = false;
  private rest = '';
  private row = 0;
  private column = 0;
  private rows = 0;
  private columns = 0;
  /** Widths of columns are kept for each column. */
  private widths = 0;

  constructor(
    private readonly count: CellCount,
    private readonly limits: AreaLimits,
  ) {}

  add(chunk: string) {
    const text = this.rest + chunk;
    for (const [, name = '', tag = ''] of text.matchAll(tags)) {
      if (starts.has(name)) this.isSheet = true;
      if (!this.isSheet || starts.has(name)) continue;
      if (!wellFormed.test(tag)) throw damagedWorkbook(tag);
      if (name === 'col') this.widths += span('max', tag) - span('min', tag) + 1;
      else this.addPlace(name === 'c', address.exec(tag)?.[1]);
    }
    if (this.cells > this.limits.workbookCells) throw tooManyCells(this.limits);
    const open = text.lastIndexOf('<');
    this.rest = open > text.lastIndexOf('>') ? text.slice(open) : '';
    if (this.rest.length > longestTag) throw damagedWorkbook(this.rest);
  }

  end() {
    this.count.cells = this.cells;
  }

  private get cells(): number {
    return this.count.cells + this.rows * this.columns + this.widths;
  }

  private addPlace(isCell: boolean, text: string | undefined) {
    const [, letters = '', digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(text ?? '') ?? [];
    if (text !== undefined && (digits === undefined || (letters !== '') !== isCell))
      throw damagedWorkbook(text);
    const row = digits === undefined ? undefined : Number(digits);
    if (!isCell) {
      this.row = row ?? this.row + 1;
      this.column = 0;
      return;
    }
    this.column = letters === '' ? this.column + 1 : columnOf(letters);
    if (this.column > this.limits.columns)
      throw tooManyColumns(this.limits, { value: `a cell ${text ?? `in row ${this.row}`}` });
    this.rows = Math.max(this.rows, row ?? this.row);
    this.columns = Math.max(this.columns, this.column);
  }
}

/** The number of a column: 1 for A, 27 for AA. */
const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** `value` is what is wrong with it. */
export const damagedWorkbook = (value: string): SourceError =>
  new SourceError('damaged-workbook', { value: value.slice(0, 200) });

function tooManyCells({ workbookCells }: AreaLimits): SourceError {
  const allowed = `at most ${workbookCells.toLocaleString('en')} cells`;
  return new SourceError('too-many-cells', { allowed });
}
