'use client';

import { HandinExchange } from '@/components/assignment/student/handin-exchange';
import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { assignmentsOf, type AssignmentsProps } from './assignments-of';

export function AssignmentsPage({ sample, signedOut, empty }: OwnListPageProps<AssignmentsProps>) {
  return (
    <OwnRecord kind="student" sample={sample} read={assignmentsOf} signedOut={signedOut}>
      {({ assignments, ...exchange }) => (
        <>
          <PageHeading
            title="Assignments"
            action={<HandinExchange {...exchange} listed={assignments} />}
          />
          <StudentAssignments items={assignments} empty={empty} />
        </>
      )}
    </OwnRecord>
  );
}
