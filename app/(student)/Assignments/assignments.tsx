'use client';

import { HandinExchange } from '@/components/assignment/student/handin-exchange';
import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { PageHeading } from '@/components/page/page-heading';
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
      {({ assignments, keys, student, sections }) => (
        <>
          <PageHeading
            title="Assignments"
            action={
              <HandinExchange
                keys={keys.items}
                student={{ name: student.name, rollNumber: student.rollNumber }}
                sections={sections}
                listed={assignments.items}
              />
            }
          />
          <StudentAssignments
            items={assignments.items}
            loadCheck={canCheck ? loadCheck : undefined}
            empty={empty}
          />
        </>
      )}
    </OwnRecord>
  );
}
