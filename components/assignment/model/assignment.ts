import type { Assignments } from '@/content/schema/student/assignment';
import type { CalendarEvent } from '@/content/schema/student/calendar';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';

/** How many assignments wait, the day of the next one, and the first day that is over. */
export type Pending = Pick<Assignments['pending'], 'count' | 'nextDue'> & { overdueSince?: string };

/**
 * What waits once this device's record lies over the college's: its figure and the open assignments that were set here,
 * or, where the college lists its own (`isListed`), all open ones of the list. The next one is the earliest of them from `today` on, which is null where it is not known.
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
  // A college that lists its assignments counts just these; one that does not has only its figure.
  if (!isListed && nextDue) days.push(nextDue);
  days.sort();
  const isOver = (day: string) => today !== null && day < today;
  return {
    count: isListed ? open.length : count + own.length,
    nextDue: days.find((day) => !isOver(day)) ?? null,
    ...(days[0] && isOver(days[0]) && { overdueSince: days[0] }),
  };
}

/** The day that the first of some assignments is due; null where there are none. */
export function earliestDue(assignments: readonly { due: string }[]): string | null {
  return assignments.map(({ due }) => due).sort()[0] ?? null;
}

/** Assignments set on this device that are not closed, as events of a month ("2027-11") of the calendar. */
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

/** How many of them the calendar's months have no place for. */
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

/** How an assignment stands, in a word or two; null for one that simply waits. */
export function stateOf(
  { closed }: Pick<OwnAssignment, 'closed'>,
  handin?: { done: boolean; file: object | null },
): string | null {
  const own = handin?.file ? 'Handed in' : handin?.done ? 'Done' : null;
  const parts = [own && handin?.done === false ? `${own}, not done` : own, closed && 'Closed'];
  return parts.filter(Boolean).join(', ') || null;
}

/** The sections that these lists name, each once, sorted. */
export function sectionsOf(...lists: readonly (readonly { section: string }[])[]): string[] {
  return [...new Set(lists.flat().map(({ section }) => section))].sort();
}
