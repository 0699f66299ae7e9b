import type { StudentRecord } from '@/content/schema/record/student-record';
import { wholeList, type ToList } from '@/lib/list/long-list';

export type AssignmentsProps = ReturnType<typeof assignmentsOf>;

/** What the Assignments page shows of a record. */
export function assignmentsOf(
  { assignments, keys, student, sections }: StudentRecord,
  toList: ToList = wholeList,
) {
  return {
    assignments: toList('assignments', assignments.items),
    keys: toList('keys', keys.items),
    student: { name: student.name, rollNumber: student.rollNumber },
    sections,
  };
}
