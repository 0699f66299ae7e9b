import type { Table } from '../source/table';

/** The facts about a column that its values show. */
export interface ValueEvidence {
  observe(text: string, line: number): void;
  /** True once more values would change nothing. */
  readonly settled: boolean;
}

/** Shows the values of columns, by index, to their evidence, until all of it is settled or the table ends. */
export async function collectEvidence(
  table: Table,
  columns: ReadonlyMap<number, ValueEvidence>,
): Promise<void> {
  const open = new Map(columns);
  if (open.size === 0) return;
  for await (const rows of table.rows()) {
    for (const row of rows)
      for (const [index, evidence] of open) evidence.observe(row.cells[index] ?? '', row.line);
    for (const [index, evidence] of open) if (evidence.settled) open.delete(index);
    if (open.size === 0) return;
  }
}
