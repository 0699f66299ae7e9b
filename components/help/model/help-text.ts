import type { HelpRules } from '@/content/schema/academic';
import { fallLimits, type HelpRule } from './help-reason';

/** The name of each rule, as the heading of a column. */
export const ruleLabels: Record<HelpRule, string> = {
  attendance: 'Attendance',
  fall: 'Falling attendance',
  missing: 'Missing work',
  marks: 'Marks',
};

/** The college's rules, as the end of a sentence that begins with "A student is listed if". */
export function rulesText({ attendance, fall, missing, marks }: HelpRules): string {
  const rules = [
    attendance !== null && `attendance is below ${attendance}%`,
    fall !== null &&
      `attendance fell by ${fall} points and ${fallLimits.missed} classes or more from one month to the next (months of fewer than ${fallLimits.classes} classes are taken together)`,
    missing !== null &&
      (missing === 1 ? 'an assignment is missing' : `${missing} or more assignments are missing`),
    marks !== null && `marks are below ${marks}%`,
  ].filter((rule) => rule !== false);
  const last = rules.pop() ?? '';
  return rules.length > 0 ? `${rules.join(', ')} or ${last}` : last;
}
