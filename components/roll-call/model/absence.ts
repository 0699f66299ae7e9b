import { normalizeId } from '@/lib/record/person';
import type { Records } from '@/lib/store/record';

export type Absence = Records['absences'];

export const reasonNames: Record<Absence['reason'], string> = {
  medical: 'Medical',
  event: 'Event',
  family: 'Family',
  other: 'Other',
};

/** The normalized roll numbers of the students who wrote that they are away on a day. */
export function awayOn(absences: Iterable<Absence>, day: string): ReadonlySet<string> {
  return new Set(
    [...absences]
      .filter(({ from, to, withdrawn }) => !withdrawn && from <= day && day <= to)
      .map(({ student }) => normalizeId(student.rollNumber)),
  );
}
