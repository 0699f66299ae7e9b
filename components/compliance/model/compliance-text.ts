import type { ActivityRules } from '@/content/schema/activity-rules';
import type { ComplianceTerms } from './compliance-content';
import type { GapKind } from './compliance-gap';

/** Names each kind of gap as the name of a group of students. */
export const gapGroups: Record<GapKind, string> = {
  points: 'Points are missing',
  proof: 'Approved without an accepted proof',
  uncounted: 'Approved, but not counted',
  pending: 'Waiting too long',
  undecided: 'No record of who decided',
  attendance: 'Attendance is too low',
};

/** Returns true if the rules ask for points. */
export const asksForPoints = ({ required, heads }: ActivityRules): boolean =>
  required !== null || heads.some((head) => head.required !== undefined);

/** Returns when the points are due. */
export function dueText({ due }: ActivityRules): string {
  if (!due) return 'The points are those needed by the end of the programme.';
  const entries = due.map(({ semester, points, lateral }) => {
    const late = lateral === undefined ? '' : ` (${lateral} after lateral entry)`;
    return `${points}${late} from semester ${semester}`;
  });
  return `Points that are due: ${entries.join(', ')}. The heads are due with the last of them, and everything if the semester of a student is not known.`;
}

/** Returns when a student is complete, as the end of a sentence that begins with "A student is complete if". */
export function termsText({ rules, attendance, decisionDays }: ComplianceTerms): string {
  const terms = [
    asksForPoints(rules) && `no points are missing (${rules.name})`,
    'every approved activity counts, has an accepted proof and names who decided',
    decisionDays !== null &&
      `no activity has waited for more than ${decisionDays} ${decisionDays === 1 ? 'day' : 'days'}`,
    attendance !== null && `attendance is not below ${attendance}%`,
  ].filter((term) => term !== false);
  const last = terms.pop() ?? '';
  return terms.length > 0 ? `${terms.join(', ')}, and ${last}` : last;
}
