import type { Row, Table } from '../source/table';
import { columnLetters } from '../problem/place';
import { splitDay } from '../value/day';

const isValue = (cell: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell) ||
  /^\d{3,}$/.test(cell) ||
  splitDay(cell, 'day-first') !== undefined;

/** Returns true if the row in the place of the header has an email address, a long number or a day. */
export const looksHeadless = ({ header }: Table): boolean => header.some(isValue);

/** A table whose columns are called A, B and C, because its first row is one of its rows. */
export function asHeadless(table: Table): Table {
  const { header, line, preamble } = table;
  const first: Row[] = [...preamble, { line, cells: header }].filter(
    ({ cells }) => cells.length === header.length,
  );
  return {
    ...table,
    header: header.map((_, index) => columnLetters(index)),
    preamble: [],
    isUnnamed: true,
    async *rows() {
      yield first;
      yield* table.rows();
    },
  };
}
