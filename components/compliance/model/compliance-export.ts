import { namedSections } from '@/components/help/model/help-row';
import { toCsv } from '@/lib/file/csv';
import type { ComplianceContent } from './compliance-content';
import { gapKinds, gapLabels, gapText } from './compliance-gap';
import { isComplete, type ComplianceQuery, type ComplianceRow } from './compliance-row';

/** The list as it is printed or saved. */
export interface ComplianceReport extends ComplianceContent {
  /** Every student. */
  all: readonly ComplianceRow[];
  /** The students of the chosen section. */
  rows: readonly ComplianceRow[];
  /** Those of them that the page shows. */
  found: readonly ComplianceRow[];
  query: ComplianceQuery;
}

interface ComplianceList {
  rows: readonly ComplianceRow[];
  /** Their section; null for all. */
  section: string | null;
  asOf: string;
}

/** The list as CSV, a line a student. Each line has the day of its figures, so that it says so on its own. */
export function complianceToCsv({ rows, section, asOf }: ComplianceList): string {
  const kinds = gapKinds.map((kind) => gapLabels[kind]);
  const fields = [
    ...['Name', 'Roll no', 'Section', 'State', 'Points counted', 'Points needed'],
    ...kinds.map((label) => `${label}: what is missing`),
    'As of',
  ];
  const lines = rows.map((row) => ({
    Name: row.name,
    'Roll no': row.rollNumber,
    Section: section ?? row.sections.join(', '),
    State: isComplete(row) ? 'Complete' : 'Incomplete',
    'Points counted': row.points,
    'Points needed': row.required,
    ...Object.fromEntries(
      gapKinds.map((kind) => [
        `${gapLabels[kind]}: what is missing`,
        gapsOfKind(row, kind, section),
      ]),
    ),
    'As of': asOf,
  }));
  return toCsv(fields, lines);
}

function gapsOfKind(row: ComplianceRow, kind: string, section: string | null): string {
  return row.gaps
    .filter((gap) => gap.kind === kind)
    .map((gap) => [namedSections(row, gap, section), gapText(gap)].filter(Boolean).join(': '))
    .join('. ');
}
