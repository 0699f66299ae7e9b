import type { DataProblem, Place } from '../problem/data-problem';
import type { DateOrder } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { DateEvidence } from '../value/date-evidence';
import { collectEvidence } from '../value/evidence';

const dash = 45;
const ambiguous = /^\d{1,2}[-/]\d{1,2}[-/]\d/;

/** Returns true if a row has a day that needs an order, such as 03/04/2026. */
export function needsOrder(row: Row, columns: readonly Column[]): boolean {
  for (const { index } of columns) {
    const text = row.cells[index];
    if (text && text.charCodeAt(4) !== dash && ambiguous.test(text)) return true;
  }
  return false;
}

/** The order of the days of each column, or the error if nothing tells it. */
interface SettledOrder {
  orders: ReadonlyMap<number, DateOrder>;
  problem?: DataProblem;
}

/** Reads the columns with days once, and settles their order: by their own values, or by other columns of the table. */
export async function settleOrder(
  table: Table,
  columns: readonly Column[],
  place: Place,
): Promise<SettledOrder> {
  const all = columns.map((column) => ({ column, evidence: new DateEvidence() }));
  await collectEvidence(
    table,
    new Map(all.map(({ column, evidence }) => [column.index, evidence])),
  );
  const own = new Set(all.flatMap(({ evidence }) => evidence.order ?? []));
  const [common] = own.size === 1 ? own : [];
  const orders = new Map<number, DateOrder>();
  for (const { column, evidence } of all) {
    const problem = evidence.problem({ ...place, column });
    const order = evidence.order ?? (problem?.code === 'ambiguous-dates' ? common : undefined);
    if (problem && !order) return { orders, problem };
    if (order) orders.set(column.index, order);
  }
  return { orders };
}
