/** What stands in a cell: the count, a count below the smallest group, or a count that would give such a one away. */
export type ShownCount = number | 'few' | 'withheld';

/** The smallest count of people's records that is shown as it is. */
export const minGroupSize = 5;

interface CountCell {
  row: number;
  column: number;
  count: number;
  /** Whether it is a total. */
  total: boolean;
  hidden: boolean;
}

const isSmall = (count: number) => count > 0 && count < minGroupSize;

/**
 * A table of counts as it may be passed on, with a column and a row of totals added.
 *
 * 1. A count from 1 to 4 is "few". Of a group of 1 to 4 records its zeros are "few" too: beside them a reader would know
 *    how each of the group stands. So "few" says 0 to 4. A table of 1 to 4 records says "few" everywhere.
 * 2. While a hidden count can be computed from what is shown, one more in its row or column is hidden: no zero while
 *    there is something else, and of the rest one that leaves the fewest computable, counts before totals, the smallest
 *    first. What is 5 or more is then "withheld".
 * 3. What turns out not to be needed is shown again: zeros, then totals, then the largest counts.
 *
 * "Can be computed" is exact: whoever knows these rules finds one value only (see {@link computableCells}).
 */
export function suppress(counts: readonly (readonly number[])[]): ShownCount[][] {
  const cells = withTotals(counts);
  const first = cells.filter((cell) => cell.hidden);
  for (let found = computableCells(cells); found.length > 0; found = computableCells(cells)) {
    const next = nextCellToHide(cells, found);
    if (!next) break;
    next.hidden = true;
  }
  const spare = cells.filter((cell) => cell.hidden && !first.includes(cell));
  for (const cell of spare.sort((one, other) => byLoss(other, one))) {
    cell.hidden = false;
    if (computableCells(cells).length > 0) cell.hidden = true;
  }
  const shown: ShownCount[][] = [];
  for (const { row, count, hidden } of cells)
    (shown[row] ??= []).push(hidden ? (count < minGroupSize ? 'few' : 'withheld') : count);
  return shown;
}

/** Every count and total, in rows; those that rule 1 hides are hidden. */
function withTotals(counts: readonly (readonly number[])[]): CountCell[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const rows = counts.map((row) => [...row, sum(row)]);
  const last = (rows[0] ?? [0]).map((_, column) => sum(rows.map((row) => row[column] ?? 0)));
  const ends = last.length - 1;
  const all = last[ends] ?? 0;
  return [...rows, last].flatMap((row, index, { length }) =>
    row.map((count, column) => {
      const groups = [row[ends] ?? 0, last[column] ?? 0];
      const tells = count === 0 && groups.some(isSmall) && !groups.includes(0);
      const hidden = isSmall(count) || tells || isSmall(all);
      return { row: index, column, count, total: index === length - 1 || column === ends, hidden };
    }),
  );
}

/** Zeros go last: who knows that nobody is there is not held up by one that is hidden. */
function zerosLast(one: CountCell, other: CountCell): number {
  return Number(one.count === 0) - Number(other.count === 0);
}

/** The order in which counts are given up. */
function byLoss(one: CountCell, other: CountCell): number {
  return (
    zerosLast(one, other) || Number(one.total) - Number(other.total) || one.count - other.count
  );
}

function nextCellToHide(cells: CountCell[], found: readonly CountCell[]): CountCell | undefined {
  const left = (cell: CountCell) => {
    cell.hidden = true;
    const { length } = computableCells(cells);
    cell.hidden = false;
    return length;
  };
  const candidates = cells.filter(
    (cell) =>
      !cell.hidden && found.some(({ row, column }) => row === cell.row || column === cell.column),
  );
  const [best] = candidates
    .map((cell) => ({ cell, left: left(cell) }))
    .sort(
      (one, other) =>
        zerosLast(one.cell, other.cell) || one.left - other.left || byLoss(one.cell, other.cell),
    );
  return best?.cell;
}

/**
 * The hidden counts that have one possible value. A table with totals is a circulation: every row and column is a knot,
 * every count a stream from its row to its column, every total one back. A hidden count can be one more (or one less)
 * just when the streams that may change close a ring through it, so looking for rings answers exactly.
 */
function computableCells(cells: readonly CountCell[]): CountCell[] {
  const edges = edgesOf(cells);
  return cells.filter(
    (cell) =>
      cell.hidden &&
      !edges.some((edge) => edge.cell === cell && isReachable(edges, edge.to, edge.from, cell)),
  );
}

interface Edge {
  cell: CountCell;
  from: string;
  to: string;
}

/** Which way each hidden count may change: up along its stream, down against it; a shown one does not. */
function edgesOf(cells: readonly CountCell[]): Edge[] {
  const lastRow = Math.max(...cells.map(({ row }) => row));
  const lastColumn = Math.max(...cells.map(({ column }) => column));
  return cells
    .filter(({ hidden }) => hidden)
    .flatMap((cell) => {
      const ends = [`row ${cell.row}`, `column ${cell.column}`];
      if ((cell.row === lastRow) !== (cell.column === lastColumn)) ends.reverse();
      const [from = '', to = ''] = ends;
      const up = cell.count !== minGroupSize - 1;
      const down = cell.count !== 0 && cell.count !== minGroupSize;
      return [...(up ? [{ cell, from, to }] : []), ...(down ? [{ cell, from: to, to: from }] : [])];
    });
}

function isReachable(
  edges: readonly Edge[],
  from: string,
  goal: string,
  without: CountCell,
): boolean {
  const seen = new Set([from]);
  for (const node of seen)
    for (const edge of edges) if (edge.from === node && edge.cell !== without) seen.add(edge.to);
  return seen.has(goal);
}
