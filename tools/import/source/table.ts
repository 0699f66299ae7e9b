/** A column of a table, by its header. `index` is 0 for the first column. */
export interface Column {
  name: string;
  index: number;
}

/** A row of a table. Cells are trimmed; `="0012"` is read as 0012. */
export interface Row {
  /** The line in the file that the row starts on, or its row in the sheet; 1 for the first. */
  line: number;
  cells: readonly string[];
}

/** Where a table is: its file, and what in it. */
export interface TableName {
  /** The path below college/in, with slashes; an entry of a zip file is "roster.zip/users.csv". */
  file: string;
  /** The sheet of a workbook, or the title above a table in a file with several tables. */
  sheet?: string;
}

/** A table of a file. A file may have several. */
export interface Table extends TableName {
  /** The header cells, trimmed. They may repeat or be blank. Of a header of two rows: "Physics / Held". */
  header: readonly string[];
  /** True if the file has no header, so that the columns are called by their numbers. */
  isUnnamed?: boolean;
  /** The line of the header. */
  line: number;
  /** The rows above the header, for example the course that an attendance export is of. */
  preamble: readonly Row[];
  /** The size of the file in bytes, for the progress. */
  size: number;
  /**
   * The rows below the header, in batches, without blank rows. It may be called more than once.
   * A large file is read from the disk as the rows are used.
   */
  rows(): AsyncIterable<readonly Row[]>;
}

/** A calendar file (iCalendar). */
export interface CalendarText extends TableName {
  text: string;
}

/** The likelihood that a row is a header: 0 if it is none, higher for more known names. */
export interface HeaderScore {
  (cells: readonly string[]): number;
  /** The cells of a header of two rows, each with both texts; undefined if the rows are none. */
  join?(upper: readonly string[], lower: readonly string[]): string[] | undefined;
}
