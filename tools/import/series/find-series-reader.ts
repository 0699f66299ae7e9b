import type { Reader } from '../fact/reader';
import type { Table } from '../source/table';
import { findCounts } from './counts';
import { findGradebook } from './gradebook';
import { findGrid } from './grid';
import { findMatrix } from './matrix';
import type { SeriesOptions } from './options';
import { findRegister } from './register';

const finders = [findRegister, findCounts, findGrid, findMatrix, findGradebook];

/**
 * The reader of a table with a series of columns: a register, counts of attendance, marks, results or a timetable.
 * Undefined if one of its columns is known to none of them.
 */
export function findSeriesReader(table: Table, options: SeriesOptions = {}): Reader | undefined {
  for (const find of finders) {
    const reader = find(table, options);
    if (reader) return reader;
  }
  return undefined;
}
