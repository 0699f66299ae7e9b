import { limits } from '@/content/schema/limits';
import { toStoredPdf } from '@/lib/file/stored-pdf';
import { now, put, type Change, type Records } from '@/lib/store/record';
import type { ComparisonReport } from './report';
import { toReportFile } from './report-blob';

/** A report that is stored with its assignment. */
export type StoredComparison = Records['comparisons'];

/** The report is larger than a stored file may be. */
export class ReportTooLarge extends Error {}

/** The changes that store a report with its assignment. Throws ReportTooLarge. */
export async function storeReportChanges(
  id: string,
  assignment: string,
  report: ComparisonReport,
): Promise<Change[]> {
  const file = await toReportFile(report);
  if (file.size > limits.file.size) throw new ReportTooLarge();
  return [
    put('files', file),
    put('comparisons', {
      id,
      at: now(),
      assignment,
      name: report.name.slice(0, limits.assignment.name),
      texts: report.files.filter(({ role }) => role === 'work').length,
      pairs: report.comparison.pairs.length,
      report: toStoredPdf(file),
    }),
  ];
}
