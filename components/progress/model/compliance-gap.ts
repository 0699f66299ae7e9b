import type { CountedActivity, PointReason, Points } from '@/components/activity/model/points';
import { attendanceShare, sumOfCounts } from '@/components/attendance/model/attendance';
import { formatShare, isBelow } from '@/components/attendance/model/share';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { formatDay } from '@/lib/time/date';
import { daysBetween } from '@/lib/time/day';
import type { CheckedActivity, CheckedStudent } from './checked-student';

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

/** The kinds of gaps, in the order in which they are shown. */
export const gapKinds = [
  'points',
  'proof',
  'uncounted',
  'pending',
  'undecided',
  'attendance',
] as const;

export type GapKind = (typeof gapKinds)[number];

/** The name of each kind, as the heading of a column. */
export const gapLabels: Record<GapKind, string> = {
  points: 'Points',
  proof: 'Proof',
  uncounted: 'Not counted',
  pending: 'Waiting',
  undecided: 'Decision',
  attendance: 'Attendance',
};

/** Names each kind of gap as the name of a group of students. */
export const gapGroups: Record<GapKind, string> = {
  points: 'Points are missing',
  proof: 'Approved without an accepted proof',
  uncounted: 'Approved, but not counted',
  pending: 'Waiting too long',
  undecided: 'No record of who decided',
  attendance: 'Attendance is too low',
};

/** An activity or a head that a gap is about, with a note. */
interface GapItem {
  name: string;
  note: string;
}

/** A gap: a sentence without a full stop. */
export interface ComplianceGap {
  kind: GapKind;
  text: string;
  /** The figure alone: how many points are missing, how many activities, which attendance. */
  figure: string;
  items: readonly GapItem[];
  /** The sections that it holds for; left out if it holds for the student. */
  sections?: readonly string[];
}

type Counted = CountedActivity<CheckedActivity>;

/** Returns what is missing for one student. */
export function complianceGaps(
  student: CheckedStudent,
  points: Points<CheckedActivity>,
  terms: ComplianceTerms,
): ComplianceGap[] {
  const approved = points.activities.filter(({ activity }) => activity.status === 'Approved');
  return [
    ...missingPoints(points),
    ...missingProof(approved),
    ...notCounted(approved),
    ...waitingTooLong(student, terms),
    ...withoutDecision(student),
    ...lowAttendance(student, terms),
  ];
}

function missingPoints({ total, required, missing, pending, ...points }: Points): ComplianceGap[] {
  const items = points.heads
    .filter((head) => head.missing > 0)
    .map(({ head, hours, missingHours, proofs, ...own }) => {
      const short = missingHours > 0 ? `; ${hours} of at least ${head.hours?.from} hours` : '';
      const accepted = proofs.length > 0 ? `; accepted: ${anyOf(proofs)}` : '';
      const figures = `${own.points} of ${own.required}, ${own.missing} missing`;
      return { name: head.name, note: figures + short + accepted };
    });
  if (missing === 0 && items.length === 0) return [];
  const lack = missing > 0 ? `${missing} missing` : 'but too few under a head';
  const all = required === null ? total : `${total} of ${required}`;
  const waiting = pending > 0 ? `; ${pending} more when all pending activities are approved` : '';
  const heads = counted(items.length, 'head', 'heads');
  const figure = missing > 0 ? `${missing} missing` : `${heads} missing`;
  return [{ kind: 'points', text: `Points: ${all}, ${lack}${waiting}`, figure, items }];
}

/** A file counts as proof, because the teacher who approved it saw it. */
function missingProof(approved: readonly Counted[]): ComplianceGap[] {
  const without = approved.filter(({ activity, lacksProof }) => lacksProof && !activity.evidence);
  const items = without.map(({ activity, category }) => {
    const accepted = anyOf(category?.proof ?? []);
    const note = activity.proof
      ? `has ${activity.proof}, accepted: ${accepted}`
      : `accepted: ${accepted}`;
    return { name: activity.name, note };
  });
  return listed('proof', items, 'approved without an accepted proof');
}

const detailNotes: Partial<Record<PointReason, (activity: CheckedActivity) => string>> = {
  'unknown-category': ({ category }) => `the rules have no category ${category}`,
  'no-hours': () => 'hours are not stated',
  'no-level': () => 'the level is not stated',
  'unknown-level': ({ level }) => `the rules have no level ${level}`,
};

function notCounted(approved: readonly Counted[]): ComplianceGap[] {
  const items = approved.flatMap(({ activity, reason }) => {
    const note = reason && detailNotes[reason];
    return note ? [{ name: activity.name, note: note(activity) }] : [];
  });
  return listed('uncounted', items, 'approved, but not counted');
}

function waitingTooLong(
  { activities }: CheckedStudent,
  { decisionDays, asOf }: ComplianceTerms,
): ComplianceGap[] {
  if (decisionDays === null) return [];
  const items = activities.flatMap(({ name, waitingSince }) => {
    const days = waitingSince === null ? 0 : daysBetween(waitingSince, asOf);
    return waitingSince !== null && days > decisionDays
      ? [{ name, note: `${days} days, since ${formatDay(waitingSince)}` }]
      : [];
  });
  return listed('pending', items, `waiting for more than ${counted(decisionDays, 'day', 'days')}`);
}

function withoutDecision({ activities }: CheckedStudent): ComplianceGap[] {
  const items = activities
    .filter(({ status, currentDecision, withdrawn }) => {
      return status !== 'Pending' && !withdrawn && !currentDecision?.by;
    })
    .map(({ name, status }) => ({ name, note: status.toLowerCase() }));
  return listed('undecided', items, 'decided without a record of who decided');
}

/** One gap a section; sections with the same figures share it. */
function lowAttendance(
  { entries }: CheckedStudent,
  { attendance: limit }: ComplianceTerms,
): ComplianceGap[] {
  if (limit === null) return [];
  const found = new Map<string, { figure: string; sections: string[] }>();
  for (const { section, attendance = [] } of entries) {
    const share = attendanceShare(sumOfCounts(attendance));
    if (!share || !isBelow(share, limit)) continue;
    const classes = `${share.part} of ${counted(share.whole, 'class', 'classes')}`;
    const figure = formatShare(share, [limit]);
    const text = `Attendance is ${figure}, below ${limit}%: ${classes}`;
    found.set(text, { figure, sections: [...(found.get(text)?.sections ?? []), section] });
  }
  return [...found].map(([text, own]) => ({ kind: 'attendance', text, ...own, items: [] }));
}

function listed(kind: GapKind, items: readonly GapItem[], what: string): ComplianceGap[] {
  if (items.length === 0) return [];
  const text = `${counted(items.length, 'activity is', 'activities are')} ${what}`;
  return [{ kind, text, figure: String(items.length), items }];
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** "Certificate, Letter or Report". */
function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** A gap as one text, for a table. */
export function gapText({ text, items }: ComplianceGap): string {
  const names = items.map(({ name, note }) => `${name} (${note})`);
  return names.length > 0 ? `${text}: ${names.join('; ')}` : text;
}

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
