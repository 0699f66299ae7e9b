import { sectionsOf } from '@/components/activity/model/register';
import { formatShare } from '@/components/attendance/model/share';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { gapKinds, type GapKind } from './compliance-gap';
import { hasGap, isComplete, rowsOfSection, type ComplianceRow } from './compliance-row';

/** How many students are complete, and how many have a gap of each kind. */
interface ComplianceRate {
  students: number;
  complete: number;
  /** "41.5%", rounded down; null without students. */
  percent: string | null;
  /** A student can have gaps of several kinds. */
  withGap: readonly { kind: GapKind; students: number }[];
}

export function complianceRate(rows: readonly ComplianceRow[]): ComplianceRate {
  const complete = rows.filter(isComplete).length;
  const students = rows.length;
  return {
    students,
    complete,
    percent: students > 0 ? formatShare({ part: complete, whole: students }) : null,
    withGap: gapKinds.map((kind) => ({
      kind,
      students: rows.filter((row) => hasGap(row, kind)).length,
    })),
  };
}

export interface SectionRate extends ComplianceRate {
  section: string;
}

/** The same for each section; a student of two sections counts in both. */
export function sectionRates(
  rows: readonly ComplianceRow[],
  students: readonly RegisteredStudent[],
): SectionRate[] {
  return sectionsOf(students).map((section) => ({
    section,
    ...complianceRate(rowsOfSection(rows, section)),
  }));
}
