import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { normalizeId } from '@/lib/record/person';
import type { StoredRecords } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { compareCode } from '@/lib/text/compare-text';

/** The number of students in each section: as many as the register has or, where it has fewer, as the classes say. */
export function sectionSizes({
  register,
  classroom,
  classes,
}: Pick<TeacherRecord, 'register' | 'classroom' | 'classes'>): ReadonlyMap<string, number> {
  const people = new Map<string, Set<string>>();
  for (const { section, rollNumber } of register.items)
    people.set(section, (people.get(section) ?? new Set()).add(normalizeId(rollNumber)));
  const sizes = new Map([...people].map(([section, { size }]) => [section, size]));
  for (const { section, students } of [...classroom.items, ...classes.items])
    sizes.set(section, Math.max(students, sizes.get(section) ?? 0));
  return sizes;
}

/** The number of students who have handed in an assignment, of all in its section. */
export interface HandedInCount {
  count: number;
  of: number;
}

interface WorkRecords {
  sizes: ReadonlyMap<string, number>;
  received: StoredRecords<'received'>;
  /** The work that the sample's student has handed in on the same device. */
  handins: StoredRecords<'handins'>;
}

/**
 * Counts the students who have handed in an assignment: those whose work is on this device or, if there are more, those of the
 * college's record. Null if nothing is known of it, because the college does not say and it was not set here.
 */
export function handedInOf(
  { id, section = '', origin, handedIn }: OwnAssignment,
  { sizes, received, handins }: WorkRecords,
): HandedInCount | null {
  const of = sizes.get(section);
  const own = [...received.values()].filter(({ assignment }) => assignment === id);
  const people = new Set(own.map(({ student }) => normalizeId(student.rollNumber)));
  const count = Math.max(people.size + (handins.get(id)?.file ? 1 : 0), handedIn ?? 0);
  const isKnown = origin === 'device' || handedIn !== undefined || count > 0;
  return isKnown && of ? { count: Math.min(count, of), of } : null;
}

/** "7 of 12 handed in". */
export const handedInText = ({ count, of }: HandedInCount): string => `${count} of ${of} handed in`;

/** Returns true if nothing can be handed in any more: it is closed, or was due before today. */
export const isPast = ({ closed = false, due }: OwnAssignment, today: string | null): boolean =>
  closed || (today !== null && due !== undefined && due < today);

const byDue = (one: OwnAssignment, other: OwnAssignment) =>
  compareCode(one.due ?? '9', other.due ?? '9');

/** The assignments that are open, those due next first, then those that are past, the last one first. */
export function byDueDate(assignments: readonly OwnAssignment[], today: string | null) {
  const open = assignments.filter((one) => !isPast(one, today)).sort(byDue);
  const past = assignments
    .filter((one) => isPast(one, today))
    .sort((one, other) => byDue(other, one));
  return { open, past };
}
