import type { ComplianceContent } from './compliance-content';
import type { ComplianceQuery, ComplianceRow } from './compliance-row';

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
