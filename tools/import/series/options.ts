import type { ResultStatus } from '../fact/fact';
import type { DateOrder } from '../fact/reader';
import type { Row, Table } from '../source/table';
import type { StatusWords } from '../value/status';

/** A course that the lists of courses have. */
export interface KnownCourse {
  /** The name in the fact, if it is not the code. */
  id?: string;
  code: string;
  title: string;
  /** The year of study and the branch, where two courses have one title. */
  year?: number;
  branch?: string;
}

/** The facts about a table besides its header. */
export interface SeriesOptions {
  /** The college's own words for attendance. */
  words?: StatusWords;
  /** The college's own words in place of marks. */
  markWords?: Readonly<Record<string, ResultStatus>>;
  /** The times of numbered periods: "1" is "09:00-09:50". */
  periods?: Readonly<Record<string, string>>;
  /** Words of a timetable that are no classes, for example LIB and SPORTS. */
  notClasses?: readonly string[];
  /** The courses that other tables list. Left out in the first round, in which no course is known. */
  courses?: readonly KnownCourse[];
  /** The classes and sections that other tables list. */
  sections?: readonly string[];
  /** The names of the teachers, for timetables that have them in their cells. */
  teachers?: readonly string[];
  dateOrder?: DateOrder;
  /** The other tables of the same sheet or file, for example the legend below a timetable. */
  besides?: readonly Table[];
  /** The first rows, and rows at the end that may say something of the columns. */
  sample?: readonly Row[];
}

/** A table is small enough to look for rows about its columns at its end, too. */
const smallTable = 2_000_000;
const lastRows = 6;

/** The first rows of a table, and of a small one the last rows. */
export async function sampleRows(table: Table, count = 40): Promise<Row[]> {
  const sample: Row[] = [];
  let last: Row[] = [];
  for await (const rows of table.rows()) {
    const first = rows.slice(0, count - sample.length);
    sample.push(...first);
    last = [...last, ...rows.slice(first.length)].slice(-lastRows);
    if (sample.length >= count && table.size > smallTable) break;
  }
  return table.size > smallTable ? sample : [...sample, ...last];
}
