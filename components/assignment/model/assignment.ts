import type { Assignment, Pending as PublishedPending } from '@/content/schema/student/assignment';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { groupBy } from '@/lib/list/group';
import { compareText } from '@/lib/text/compare-text';
import { countText } from '@/lib/text/count';
import { daysBetween } from '@/lib/time/day';

/** The number of pending assignments, the next due date, and the earliest due date that has passed. */
type Pending = Pick<PublishedPending, 'count' | 'nextDue'> & { overdueSince?: string };

/** Returns true if the college still waits for an assignment: it is new, or missing. */
function isOpen({ state }: { state?: Assignment['state'] | undefined }): boolean {
  return state === undefined || state === 'missing';
}

/** The counts on the dashboard: the college's own figures or, if it lists its assignments, what follows from the list. */
export interface PublishedAssignments extends Partial<PublishedPending> {
  /** The earliest due date of an open assignment of the college. */
  earliest: string | null;
}

/** Returns what is published about pending assignments. Without a count, nothing is known. */
export function publishedPending(
  items: readonly Assignment[],
  pending?: PublishedPending,
): PublishedAssignments {
  const open = items.filter(isOpen);
  return {
    ...pending,
    ...(items.length > 0 && { count: open.length }),
    earliest: earliestDue(open),
  };
}

/**
 * Pending assignments with this device's records applied: the college's count plus the open assignments set on this
 * device or, if the college lists its assignments (`isListed`), all open ones of the list. `nextDue` is the earliest
 * due date from `today` on; null for `today` means the date is unknown, and no date counts as past.
 */
export function pendingOnDevice(
  { count, nextDue }: Pending,
  isListed: boolean,
  assignments: readonly OwnAssignment[],
  handins: StoredRecords<'handins'>,
  today: string | null = null,
): Pending {
  const open = openAssignments(assignments, handins);
  const own = open.filter(({ origin }) => origin === 'device');
  const days = open.flatMap(({ due }) => due ?? []);
  // Without a list, the college publishes only its own next due date.
  if (!isListed && nextDue) days.push(nextDue);
  days.sort();
  const isOver = (day: string) => today !== null && day < today;
  return {
    count: isListed ? open.length : count + own.length,
    nextDue: days.find((day) => !isOver(day)) ?? null,
    ...(days[0] && isOver(days[0]) && { overdueSince: days[0] }),
  };
}

/** The assignments that are not handed in, those due first before others. */
export function openAssignments(
  assignments: readonly OwnAssignment[],
  handins: StoredRecords<'handins'>,
): OwnAssignment[] {
  return assignments
    .filter(({ id, closed, state }) => isOpen({ state }) && !closed && !handins.get(id)?.done)
    .sort(({ due: one = '9' }, { due: other = '9' }) => compareText(one, other));
}

/** The earliest due date; null if no assignment has one. */
function earliestDue(assignments: readonly { due?: string | undefined }[]): string | null {
  return assignments.flatMap(({ due }) => due ?? []).sort()[0] ?? null;
}

/** The assignments with a due date that are not closed. */
export const datedAssignments = (assignments: readonly OwnAssignment[]) =>
  assignments.flatMap(({ id, name, due, closed }) => (due && !closed ? [{ id, name, due }] : []));

const stateLabels: Record<NonNullable<Assignment['state']>, string> = {
  graded: 'Graded',
  submitted: 'Handed in',
  late: 'Handed in late',
  missing: 'Missing',
  exempt: 'Exempt',
};

/**
 * The status of an assignment as a label, such as "Handed in, not done"; null for one that is still open. What the
 * college says about handed-in work applies before what this device knows.
 */
export function stateOf(
  { closed, state }: Pick<OwnAssignment, 'closed' | 'state'>,
  handin?: { done: boolean; file: object | null },
): string | null {
  if (state && !isOpen({ state })) return stateLabels[state];
  const own = handin?.file ? 'Handed in' : handin?.done ? 'Done' : null;
  const parts = [own && handin?.done === false ? `${own}, not done` : own, closed && 'Closed'];
  return parts.filter(Boolean).join(', ') || (state ? stateLabels[state] : null);
}

/** Returns what was reached: "18 of 20", "A-", "A-, 18 of 20"; "20 points" where only the maximum is known. */
export function formatScore({
  score,
  maximum,
  grade,
}: Pick<Assignment, 'score' | 'maximum' | 'grade'>): string | null {
  const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
  const known =
    score !== undefined
      ? maximum !== undefined
        ? `${score} of ${maximum}`
        : points(score)
      : maximum !== undefined && !grade && points(maximum);
  return [grade, known].filter(Boolean).join(', ') || null;
}

/** The groups of assignments, in the order in which they are shown. */
const assignmentGroups = ['To hand in', 'Handed in', 'Marked', 'Closed'] as const;

type AssignmentGroup = (typeof assignmentGroups)[number];

/** Returns which group an assignment is in. Those to hand in are the ones that `pendingOnDevice` counts. */
function groupOf(
  { id, state, closed }: OwnAssignment,
  handins: StoredRecords<'handins'>,
): AssignmentGroup {
  if (state === 'graded') return 'Marked';
  if (state === 'exempt') return 'Closed';
  const handin = handins.get(id);
  if (!isOpen({ state }) || handin?.done || (closed && handin?.file)) return 'Handed in';
  return closed ? 'Closed' : 'To hand in';
}

/** The groups that have assignments: those to hand in by their due date, the others with the last due ones first. */
export function groupAssignments(
  assignments: readonly OwnAssignment[],
  handins: StoredRecords<'handins'>,
): { name: AssignmentGroup; members: readonly OwnAssignment[] }[] {
  const end = '9999';
  const sorted = assignments.toSorted((one, other) =>
    compareText(one.due ?? end, other.due ?? end),
  );
  const groups = groupBy(sorted, (one) => groupOf(one, handins));
  return assignmentGroups.flatMap((name) => {
    const members = groups.get(name);
    if (!members) return [];
    return { name, members: name === 'To hand in' ? members : members.toReversed() };
  });
}

/** "Late by 2 days"; null while it is not late, or the day is not known. */
export function lateText(due: string | undefined, today: string | null): string | null {
  if (!due || today === null || due >= today) return null;
  return `Late by ${countText(daysBetween(due, today), ['day', 'days'])}`;
}

/** The name of an assignment without the name of its subject: "Quiz 1" of "Physics: Quiz 1". */
export function titleOf({
  name,
  subject = '',
}: Pick<OwnAssignment, 'name'> & { subject?: string | undefined }): string {
  const rest = name.startsWith(subject) ? name.slice(subject.length) : '';
  return /^\s*[:,–-]\s*(.+)$/.exec(rest)?.[1] ?? name;
}

/** A teacher's title and last name: "Dr. Shetty" of "Dr. Meera Shetty"; the whole name if it has no title. */
export function shortTeacher(name: string): string {
  const [, title, last] = /^(\p{L}{2,5}\.) .*?(\p{L}{3,})$/u.exec(name) ?? [];
  return title && last ? `${title} ${last}` : name;
}
