import { cleanCell, isBlank, isLong, sameCells } from './clean-cell';
import type { RawRow } from './csv-rows';
import type { Row } from './table';
import { neededWidth, type TableShape } from './table-splitter';

/** Which rows of a table are used. */
export interface RowRules {
  shape: TableShape;
  /** True if rows with too few cells are used, as if the missing ones were empty. */
  padded: boolean;
  /** True if rows with a character that could not be decoded are left out. */
  damaged: boolean;
}

/** Gives the rows that are used, with as many cells as the header. */
export function rowAcceptor({
  shape,
  padded,
  damaged,
}: RowRules): (raw: RawRow) => Row | undefined {
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
export const isDamaged = (cell: string): boolean => cell.includes('\ufffd');
