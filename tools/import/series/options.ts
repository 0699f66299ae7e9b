import type { DateOrder } from '../fact/reader';
import type { Row, Table } from '../source/table';
import type { StatusWords } from '../value/status';

/** A course that the lists of courses have. */
export interface KnownCourse {
  code: string;
  title: string;
}

/** What is known of a table besides its header. */
export interface SeriesOptions {
  /** The college's own words for attendance. */
  words?: StatusWords;
  /** The times of numbered periods: "1" is "09:00-09:50". */
  periods?: Readonly<Record<string, string>>;
  /** The times of named sessions: "FN" is "09:30-12:30". */
  sessions?: Readonly<Record<string, string>>;
  /** Words of a timetable that are no classes, for example LIB and SPORTS. */
  notClasses?: readonly string[];
  /** The courses that other tables list. Left out in the first round, in which no course is known. */
  courses?: readonly KnownCourse[];
  /** The classes and sections that other tables list. */
  sections?: readonly string[];
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
