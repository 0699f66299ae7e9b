import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

/** What the list of students who need help is made of. */
export interface HelpContent {
  /** The students of the teacher's sections. */
  students: readonly RegisteredStudent[];
  rules: HelpRules;
  /** The day of the figures. */
  asOf: string;
  /** The name of the teacher. */
  by: string;
}
