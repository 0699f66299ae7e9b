import type { DateOrder } from '../fact/reader';
import type { Row, Table } from '../source/table';
import type { StatusWords } from '../value/status';

/** What is known of a table besides its header. */
export interface SeriesOptions {
  /** The college's own words for attendance. */
  words?: StatusWords;
  dateOrder?: DateOrder;
  /** The college's time zone. */
  timeZone?: string;
  /** The first rows. Without them, only shapes that the header shows are found. */
  sample?: readonly Row[];
}

/** The first rows of a table. */
export async function sampleRows(table: Table, count = 40): Promise<Row[]> {
  const sample: Row[] = [];
  for await (const rows of table.rows()) {
    sample.push(...rows.slice(0, count - sample.length));
    if (sample.length >= count) break;
  }
  return sample;
}
