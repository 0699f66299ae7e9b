import type { Report } from '../problem/data-problem';
import type { Table } from '../source/table';
import type { FactSink, Kind } from './fact';

/** Day-first or month-first, for dates such as 03/04/2026. */
export type DateOrder = 'day-first' | 'month-first';

/** The values that a reader is given besides the table. */
export interface ReadContext {
  sink: FactSink;
  report: Report;
  /** Called after each batch with the number of its rows, for the progress. */
  onRows(count: number): void;
}

/** Reads the tables of one shape. */
export interface Reader {
  /** The name of the format for reports, for example "OneRoster 1.2 users.csv". */
  format: string;
  kinds: readonly Kind[];
  /** True if the table lists everybody or everything (bulk), so that who is absent has left. */
  complete: boolean;
  read(table: Table, context: ReadContext): Promise<void>;
}
