import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { isSameId } from '@/lib/record/person';

type Sender = Pick<RegisteredStudent, 'name' | 'rollNumber'>;

/** Returns what the register says about the sender of a file, for the end of a sentence; empty if it agrees. */
export function senderNote(
  { name, rollNumber }: Sender,
  students: readonly Sender[],
  rows: readonly StudentRow[] = [],
): string {
  if (students.length === 0) return '';
  const isSender = (one: { rollNumber: string }) => isSameId(one.rollNumber, rollNumber);
  const known: Sender | undefined = students.find(isSender) ?? rows.find(isSender);
  if (!known) return ', not in your register';
  return known.name === name ? '' : `, ${known.name} in your register`;
}
