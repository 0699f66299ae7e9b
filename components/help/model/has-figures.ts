import type { HelpRules } from '@/content/schema/academic';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';

/** Returns true if the register has figures of a student; without any, nobody can be listed. */
const hasFigures = ({ attendance, missing, marks }: RegisteredStudent): boolean =>
  [attendance, missing, marks].some((list) => list !== undefined);

/** Returns true if the college has a rule, and the register figures, by which students can be listed. */
export const canList = (students: readonly RegisteredStudent[], rules: HelpRules): boolean =>
  [rules.attendance, rules.fall, rules.missing, rules.marks].some((rule) => rule !== null) &&
  students.some(hasFigures);
