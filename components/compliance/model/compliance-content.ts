import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/lib/activity/activity';

/** What the college asks of every student and of the teachers who decide. */
export interface ComplianceTerms {
  rules: ActivityRules;
  /** The minimum attendance in percent; null if there is none. */
  attendance: number | null;
  /** The days within which a teacher has to decide; null if there is no limit. */
  decisionDays: number | null;
  /** The day of the figures. */
  asOf: string;
}

export interface ComplianceContent extends ComplianceTerms {
  /** The students of the teacher's sections. */
  students: readonly RegisteredStudent[];
  /** The sample's student, who submits on the same device. */
  device?: { rollNumber: string; activities: readonly Activity[] } | undefined;
  /** The name of the teacher. */
  by: string;
}
