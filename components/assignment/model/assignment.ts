import type { Assignment, Pending as PublishedPending } from '@/content/schema/student/assignment';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { compareText } from '@/lib/text/compare-text';
import { daysAfter } from '@/lib/time/day';

/** The number of pending assignments, the next due date, and the earliest due date that has passed. */
type Pending = Pick<PublishedPending, 'count' | 'nextDue'> & { overdueSince?: string };

/** Returns true if the college still waits for an assignment: it is new, or missing. */
function isOpen({ state }: { state?: Assignment['state'] | undefined }): boolean {
  return state === undefined || state === 'missing';
}

/** What the dashboard counts: the college's own figures or, if it lists its assignments, what follows from the list. */
export interface PublishedAssignments extends Partial<PublishedPending> {
  /** The earliest due date of an open assignment of the college. */
  earliest: string | null;
}

/** What is published about pending assignments. Without a count, nothing is known. */
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

/** What was reached: "18 of 20", "A-", "A-, 18 of 20"; "20 points" where only the maximum is known. */
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
const assignmentGroups = ['Missing', 'Due soon', 'Later', 'Done'] as const;

export type AssignmentGroup = (typeof assignmentGroups)[number];

/** How many days ahead an assignment is due soon. */
const soon = 7;

/**
 * Which group an assignment is in. On `today` null the date is unknown, and no assignment is past or soon. Without a due
 * date, an open assignment is due later.
 */
function groupOf(
  { id, state, closed, due }: OwnAssignment,
  handins: StoredRecords<'handins'>,
  today: string | null,
): AssignmentGroup {
  const handin = handins.get(id);
  if (closed || !isOpen({ state }) || handin?.done || handin?.file) return 'Done';
  if (state === 'missing' || (due && today && due < today)) return 'Missing';
  return due && today && due <= daysAfter(today, soon) ? 'Due soon' : 'Later';
}

/** An assignment with its group. */
type GroupedAssignment = OwnAssignment & { group: AssignmentGroup };

/** The assignments by group, those due first before others; of those that are done, the last due ones are first. */
export function groupAssignments(
  assignments: readonly OwnAssignment[],
  handins: StoredRecords<'handins'>,
  today: string | null,
): GroupedAssignment[] {
  const end = '9999';
  return assignments
    .map((assignment) => ({ ...assignment, group: groupOf(assignment, handins, today) }))
    .sort((one, other) => {
      const [first, second] = one.group === 'Done' ? [other, one] : [one, other];
      return (
        assignmentGroups.indexOf(one.group) - assignmentGroups.indexOf(other.group) ||
        compareText(first.due ?? end, second.due ?? end)
      );
    });
}

/** What assignments can be filtered by: the subject, or the section of those that a teacher has sent. */
export const subjectOf = ({ subject, section }: OwnAssignment): string => subject ?? section ?? '';
