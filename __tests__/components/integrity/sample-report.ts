import { compareTexts } from '@/components/integrity/model/compare-texts';
import { inventedAssignment, inventedClass } from '@/components/integrity/model/invented-class';
import type { ComparisonReport } from '@/components/integrity/model/report';

/** A report of the invented class as if it were real, with a file that could not be read. */
export async function sampleReport(): Promise<ComparisonReport> {
  const files = inventedClass();
  return {
    name: 'Stacks',
    at: '2026-11-23T10:00:00.000Z',
    files,
    unread: [{ name: 'scan.pdf', fault: 'scanned' }],
    assignment: inventedAssignment,
    comparison: compareTexts(files, { assignment: inventedAssignment }),
    isInvented: false,
  };
}
