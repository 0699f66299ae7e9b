'use client';

import type { ReactNode } from 'react';
import { HandinExchange } from '@/components/assignment/student/handin-exchange';
import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord } from '@/components/session/own-record';
import { assignmentsOf, type AssignmentsProps } from './assignments-of';

interface AssignmentsPageProps {
  sample: AssignmentsProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function AssignmentsPage({ sample, signedOut, empty }: AssignmentsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={assignmentsOf} signedOut={signedOut}>
      {({ assignments, keys, student }) => (
        <>
          <PageHeading
            title="Assignments"
            action={<HandinExchange student={student} keys={keys} listed={assignments} />}
          />
          <StudentAssignments items={assignments} empty={empty} />
        </>
      )}
    </OwnRecord>
  );
}
