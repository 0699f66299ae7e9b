import type { Row, Table } from '../source/table';
import { isNothing } from '../value/nothing';
import { headerScore } from './header-score';

/** What a value looks like: "25CS001" and "26ME12" are alike, and so are all email addresses. */
function shapeOf(cell: string): string | undefined {
  if (cell.includes('@')) return '@';
  if (/^\d+$/.test(cell)) return cell.length > 4 ? `${cell.length}` : undefined;
  return /\d/.test(cell) ? cell.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a') : undefined;
}

/** A row with as many known names is a header, whatever is below it. */
const sureScore = 2;
/** In a column of ids, nearly all values are alike. */
const leastAlike = 0.8;

function isData({ header }: Table, sample: readonly Row[]): boolean {
  if (headerScore(header) >= sureScore) return false;
  const alike = header.filter((name, index) => {
    const shape = shapeOf(name);
    const cells = sample.map(({ cells }) => cells[index] ?? '').filter((cell) => !isNothing(cell));
    const same = cells.filter((cell) => shapeOf(cell) === shape);
    return shape !== undefined && cells.length > 0 && same.length >= cells.length * leastAlike;
  });
  return alike.length >= (sample.length > 1 ? 1 : 2);
}

/**
 * A table whose first row is data, with names for its columns: "Column 1", "Column 2". No value of a person may become
 * the name of a column, which the mapping and the report show.
 */
export function nameColumns(table: Table, sample: readonly Row[]): Table {
  const { header, line, preamble } = table;
  if (!isData(table, sample)) return table;
  const first = [...preamble, { line, cells: header }].filter(
    ({ cells }) => cells.length === header.length,
  );
  return {
    ...table,
    header: header.map((_, index) => `Column ${index + 1}`),
    preamble: [],
    isUnnamed: true,
    async *rows() {
      yield first;
      yield* table.rows();
    },
  };
}
