'use client';

import { HandinExchange } from '@/components/assignment/student/handin-exchange';
import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { assignmentsOf, type AssignmentsProps } from './assignments-of';

const loadCheck = async () =>
  (await import('@/components/integrity/student/own-check-dialog')).OwnCheckDialog;

interface AssignmentsPageProps extends OwnListPageProps<AssignmentsProps> {
  /** Whether the college offers a comparison of the own work before it is handed in. */
  canCheck?: boolean;
}

export function AssignmentsPage({
  sample,
  canCheck = false,
  signedOut,
  empty,
}: AssignmentsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={assignmentsOf} signedOut={signedOut}>
      {({ assignments, ...exchange }) => (
        <>
          <PageHeading
            title="Assignments"
            action={<HandinExchange {...exchange} listed={assignments} />}
          />
          <StudentAssignments
            items={assignments}
            loadCheck={canCheck ? loadCheck : undefined}
            empty={empty}
          />
        </>
      )}
    </OwnRecord>
  );
}
