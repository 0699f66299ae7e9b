import type { Assignments } from '@/content/schema/student/assignment';
import type { CalendarEvent } from '@/content/schema/student/calendar';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';

/** The number of pending assignments, the next due date, and the earliest due date that has passed. */
export type Pending = Pick<Assignments['pending'], 'count' | 'nextDue'> & { overdueSince?: string };

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
  const open = assignments.filter(({ id, closed }) => !closed && !handins.get(id)?.done);
  const own = open.filter(({ origin }) => origin === 'device');
  const days = open.map(({ due }) => due);
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

/** The earliest due date; null if there are no assignments. */
export function earliestDue(assignments: readonly { due: string }[]): string | null {
  return assignments.map(({ due }) => due).sort()[0] ?? null;
}

/** The open assignments set on this device as calendar events of a month ("2027-11"). */
export function dueEventsIn(month: string, assignments: readonly OwnAssignment[]): CalendarEvent[] {
  return openOwnAssignments(assignments)
    .filter(({ due }) => due.startsWith(`${month}-`))
    .map(({ id, name, due }) => ({
      id,
      day: Number(due.slice(8)),
      type: 'assignment',
      label: name,
    }));
}

/** The number of open assignments set on this device that are due outside these months ("2027-11"). */
export function dueElsewhere(
  months: readonly string[],
  assignments: readonly OwnAssignment[],
): number {
  return openOwnAssignments(assignments).filter(({ due }) => !months.includes(due.slice(0, 7)))
    .length;
}

function openOwnAssignments(assignments: readonly OwnAssignment[]): OwnAssignment[] {
  return assignments.filter(({ origin, closed }) => origin === 'device' && !closed);
}

/** The status of an assignment as a label, such as "Handed in, not done"; null for one that is still open. */
export function stateOf(
  { closed }: Pick<OwnAssignment, 'closed'>,
  handin?: { done: boolean; file: object | null },
): string | null {
  const own = handin?.file ? 'Handed in' : handin?.done ? 'Done' : null;
  const parts = [own && handin?.done === false ? `${own}, not done` : own, closed && 'Closed'];
  return parts.filter(Boolean).join(', ') || null;
}
