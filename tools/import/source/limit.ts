const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const gigabyte = 1024 * megabyte;

/** The limits of reading a folder. What exceeds a limit is reported and not read. Sizes are in bytes, texts in characters. */
export interface Limits {
  /** Files and folders below college/in. */
  files: number;
  zipEntries: number;
  /** One entry of a zip file, inflated. */
  zipEntry: number;
  /** All entries of a zip file, inflated. */
  zipTotal: number;
  /** The number of times its packed size that an entry may have, if it is larger than `zipRatioFrom`. */
  zipRatio: number;
  zipRatioFrom: number;
  /** An xlsx file, and the largest part in it, inflated. */
  workbook: number;
  /** The rows times the columns of all sheets of all xlsx files. They are kept in memory. */
  workbookCells: number;
  calendar: number;
  cell: number;
  row: number;
  columns: number;
  tablesPerFile: number;
}

export const defaultLimits: Limits = {
  files: 20_000,
  zipEntries: 20_000,
  zipEntry: 4 * gigabyte,
  zipTotal: 8 * gigabyte,
  zipRatio: 400,
  zipRatioFrom: 64 * megabyte,
  workbook: 100 * megabyte,
  workbookCells: 5_000_000,
  calendar: 50 * megabyte,
  cell: 100_000,
  row: 1_000_000,
  columns: 1000,
  tablesPerFile: 500,
};

/** "4 GB", for messages. */
export function formatSize(bytes: number): string {
  if (bytes >= gigabyte) return `${Math.floor(bytes / gigabyte)} GB`;
  if (bytes >= megabyte) return `${Math.floor(bytes / megabyte)} MB`;
  return bytes >= kilobyte ? `${Math.floor(bytes / kilobyte)} KB` : `${bytes} bytes`;
}
