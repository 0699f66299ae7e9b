import { pointsOf } from '@/components/activity/model/points';
import { compareText } from '@/lib/text/compare-text';
import type { CheckedActivity, CheckedStudent } from './checked-student';
import type { ComplianceTerms } from './compliance-content';
import { complianceGaps, type ComplianceGap, type GapKind } from './compliance-gap';

/** A student with the points and what is missing. */
export interface ComplianceRow {
  name: string;
  rollNumber: string;
  sections: readonly string[];
  points: number;
  /** Null if no points are due in total. */
  required: number | null;
  gaps: readonly ComplianceGap[];
  activities: readonly CheckedActivity[];
}

/** One row a student, those with most gaps first. */
export function complianceRows(
  students: readonly CheckedStudent[],
  terms: ComplianceTerms,
): ComplianceRow[] {
  const rows = students.map((student): ComplianceRow => {
    const { name, rollNumber, entries, activities } = student;
    const isLateral = entries.some(({ lateral }) => lateral);
    const semester = entries.find((entry) => entry.semester !== undefined)?.semester;
    const points = pointsOf(activities, terms.rules, { isLateral, semester });
    return {
      ...{ name, rollNumber, activities },
      sections: [...new Set(entries.map(({ section }) => section))],
      points: points.total,
      required: points.required,
      gaps: complianceGaps(student, points, terms),
    };
  });
  return inOrder(rows);
}

function inOrder(rows: ComplianceRow[]): ComplianceRow[] {
  return rows.sort(
    (one, other) =>
      other.gaps.length - one.gaps.length ||
      compareText(one.name, other.name) ||
      compareText(one.rollNumber, other.rollNumber),
  );
}

/** The points, and those that are due: "42 of 60". */
export const pointsText = ({ points, required }: Pick<ComplianceRow, 'points' | 'required'>) =>
  required === null ? String(points) : `${points} of ${required}`;

export const isComplete = ({ gaps }: Pick<ComplianceRow, 'gaps'>): boolean => gaps.length === 0;

/** The rows of a section, with the gaps that hold for it; all rows for null. */
export function rowsOfSection(
  rows: readonly ComplianceRow[],
  section: string | null,
): readonly ComplianceRow[] {
  if (section === null) return rows;
  const own = rows
    .filter(({ sections }) => sections.includes(section))
    .map((row) =>
      row.sections.length === 1
        ? row
        : { ...row, gaps: row.gaps.filter((gap) => gap.sections?.includes(section) ?? true) },
    );
  return inOrder(own);
}

export const hasGap = ({ gaps }: Pick<ComplianceRow, 'gaps'>, kind: GapKind): boolean =>
  gaps.some((gap) => gap.kind === kind);
