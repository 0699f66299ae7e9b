import type { ActivityRules } from '@/content/schema/activity-rules';

/** The college's demands of every student and of the teachers who decide. */
export interface ComplianceTerms {
  rules: ActivityRules;
  /** The minimum attendance in percent; null if there is none. */
  attendance: number | null;
  /** The days within which a teacher has to decide; null if there is no limit. */
  decisionDays: number | null;
  /** The day of the figures. */
  asOf: string;
}
