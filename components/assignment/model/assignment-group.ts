import { compareText } from '@/lib/text/compare-text';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { daysAfter } from '@/lib/time/day';
import { isOpen } from './assignment';

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
