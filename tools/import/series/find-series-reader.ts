import type { Reader } from '../fact/reader';
import type { Table } from '../source/table';
import { findAttendanceColumns } from './attendance-columns';
import { findPlatformGradebook, findGradebook } from './gradebook';
import { findHeld } from './held';
import type { SeriesOptions } from './options';
import { findPeriodGrid } from './period-grid';
import { findTotals } from './totals';

/** Formats that are certain come before general shapes. */
const finders = [
  findPlatformGradebook,
  findAttendanceColumns,
  findHeld,
  findTotals,
  findPeriodGrid,
  findGradebook,
];

/**
 * The reader of a table with a series of columns: attendance by session or course, marks, or a timetable grid.
 * Undefined if the shape is not certain. With a sample of rows in the options more shapes are certain.
 */
export function findSeriesReader(table: Table, options: SeriesOptions = {}): Reader | undefined {
  for (const find of finders) {
    const reader = find(table, options);
    if (reader) return reader;
  }
  return undefined;
}
