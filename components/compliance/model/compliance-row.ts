import { pointsOf } from '@/components/activity/model/points';
import { compareText } from '@/lib/text/compare-text';
import { searchKey, searchTerms } from '@/lib/text/normalize';
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

/** The students that are shown: those with a gap, with a gap of one kind, without any, or all. */
export type ComplianceView = 'incomplete' | GapKind | 'complete' | 'all';

export interface ComplianceQuery {
  /** Null for every section. */
  section: string | null;
  view: ComplianceView;
  text: string;
}

const rowKey = searchKey(({ name, rollNumber }: ComplianceRow) => `${name} ${rollNumber}`);

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

/** The rows of a section that a query finds, in order. */
export function findComplianceRows(
  rows: readonly ComplianceRow[],
  { view, text }: Omit<ComplianceQuery, 'section'>,
): ComplianceRow[] {
  const terms = searchTerms(text);
  return rows.filter(
    (row) => isInView(row, view) && terms.every((term) => rowKey(row).includes(term)),
  );
}

function isInView(row: ComplianceRow, view: ComplianceView): boolean {
  if (view === 'all') return true;
  if (view === 'complete') return isComplete(row);
  if (view === 'incomplete') return !isComplete(row);
  return hasGap(row, view);
}

export const hasGap = ({ gaps }: Pick<ComplianceRow, 'gaps'>, kind: GapKind): boolean =>
  gaps.some((gap) => gap.kind === kind);
