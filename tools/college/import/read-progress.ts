import type { Table } from '@/tools/import/source/table';
import type { ImportProgress } from './progress';

/** Tells how much of all tables is read, in bytes, which is known only roughly while a table is read. */
export class ReadProgress {
  private finished = 0;
  private rows = 0;
  private readonly all: number;

  constructor(
    tables: readonly Table[],
    private readonly progress: ImportProgress,
  ) {
    this.all = tables.reduce((sum, { size }) => sum + size, 0);
  }

  /** The table, with the size of its rows measured while it is read, and what counts the rows. */
  watch(table: Table): { table: Table; onRows: (count: number) => void } {
    let rowSize = 0;
    let rows = 0;
    const { progress, all } = this;
    const watched: Table = {
      ...table,
      rows: () =>
        measure(
          table.rows(),
          (size) => (rowSize = rowSize === 0 ? size : (rowSize * 3 + size) / 4),
        ),
    };
    const onRows = (count: number) => {
      rows += count;
      this.rows += count;
      const done = this.finished + Math.min(table.size, rows * rowSize);
      progress.file(table.file, done, all, this.rows);
    };
    return { table: watched, onRows };
  }

  finish({ size }: Table): void {
    this.finished += size;
  }
}

/** Passes batches of rows on, and tells the size of the first row of each. */
async function* measure<T extends readonly { cells: readonly string[] }[]>(
  batches: AsyncIterable<T>,
  onSize: (size: number) => void,
): AsyncGenerator<T> {
  for await (const rows of batches) {
    const [first] = rows;
    if (first) onSize(first.cells.reduce((sum, cell) => sum + cell.length + 1, 1));
    yield rows;
  }
}
