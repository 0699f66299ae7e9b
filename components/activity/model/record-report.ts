import { toCsv } from '@/lib/file/csv';
import { minuteOf } from '@/lib/time/day';
import { statuses } from './activity';
import type { ReviewRow } from './review';
import { minGroupSize, suppress, type ShownCount } from './suppression';

const unstated = 'Not stated';
/** The categories that the rules of the college do not have. */
const other = 'Other';

/** The columns of the report. */
export const reportColumns = [...statuses, 'Total'] as const;

/** How the records that the desk knows stand, by category, fit to be passed on. */
export interface RecordReport {
  /** When it was counted, by the viewer's clock: "2026-01-31T15:00". */
  asOf: string;
  /** The section that was counted; missing if all records were. */
  section?: string;
  /** One line a category and one of totals; the cells stand as {@link reportColumns}. */
  lines: { name: string; cells: ShownCount[] }[];
}

/** Which records are counted. How many of each would give away what is not shown. */
export const countedFrom =
  "the college's register, submissions made on this device, and submissions received as files";

/** The section of rows whose student is not in the teacher's register. */
export const noSection = 'Other students';

/**
 * Counts the rows by category and status, of one section or of all; small groups are not in it. A teacher of several
 * sections counts one at a time, and a student of several sections in the first only: from two reports on the same
 * records, small groups could be computed.
 */
export function recordReport(
  all: readonly ReviewRow[],
  categories: readonly string[],
  moment: Date,
  section?: string,
): RecordReport {
  const kindOf = ({ submitted }: ReviewRow) => {
    if (!submitted?.category) return unstated;
    return categories.includes(submitted.category) ? submitted.category : other;
  };
  // Not of one section: the lines are the same in every report.
  const hasOther = all.some((row) => kindOf(row) === other);
  const kinds = [...categories, ...(hasOther ? [other] : []), unstated];
  const rows =
    section === undefined
      ? all
      : all.filter(({ sections }) => (sections?.[0] ?? noSection) === section);
  const names = [...kinds, 'Total'];
  const counts = kinds.map((kind) =>
    statuses.map(
      (status) => rows.filter((row) => row.status === status && kindOf(row) === kind).length,
    ),
  );
  const shown = suppress(counts);
  return {
    asOf: minuteOf(moment),
    ...(section !== undefined && { section }),
    lines: names.map((name, index) => ({ name, cells: shown[index] ?? [] })),
  };
}

/** A cell in words. */
export function cellText(shown: ShownCount): string {
  return shown === 'few' ? `fewer than ${minGroupSize}` : String(shown);
}

/** What of the report has to be explained. */
export function suppressionNotes({ lines }: RecordReport) {
  const cells = lines.flatMap((line) => line.cells);
  const hidden = cells.filter((cell) => typeof cell !== 'number').length;
  return {
    few: cells.includes('few'),
    withheld: cells.includes('withheld'),
    most: hidden > cells.filter((cell) => cell !== 0).length / 2,
  };
}

/** The report as CSV. Each line says when and from what it was counted, so that it says so on its own. */
export function reportToCsv({ asOf, section, lines }: RecordReport): string {
  const sections: Record<string, string> = section === undefined ? {} : { Section: section };
  const fields = [...Object.keys(sections), 'Category', ...reportColumns, 'As of', 'Counted from'];
  const rows = lines.map(({ name, cells }) => ({
    ...sections,
    Category: name,
    ...Object.fromEntries(
      reportColumns.map((column, index) => {
        const cell = cells[index] ?? 0;
        return [column, typeof cell === 'number' ? cell : cellText(cell)];
      }),
    ),
    'As of': asOf,
    'Counted from': countedFrom,
  }));
  return toCsv(fields, rows);
}
