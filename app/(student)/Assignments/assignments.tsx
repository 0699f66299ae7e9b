'use client';

import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';

const loadCheck = async () =>
  (await import('@/components/integrity/student/own-check-dialog')).OwnCheckDialog;

interface AssignmentsPageProps extends OwnListPageProps<StudentRecord> {
  /** True if the college lets students compare their own work before they hand it in. */
  canCheck?: boolean;
}

export function AssignmentsPage({
  sample,
  canCheck = false,
  signedOut,
  empty,
}: AssignmentsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {({ assignments, subjects, keys, student, sections }) => (
        <StudentAssignments
          items={assignments.items}
          subjects={subjects.items}
          student={{ name: student.name, rollNumber: student.rollNumber }}
          sections={sections}
          keys={keys.items}
          loadCheck={canCheck ? loadCheck : undefined}
          empty={empty}
        />
      )}
    </OwnRecord>
  );
}
