'use client';

import type { ReactNode } from 'react';
import { AssignmentExchange } from '@/components/assignment/faculty/assignment-exchange';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord } from '@/components/session/own-record';
import { facultyAssignmentsOf, type FacultyAssignmentsProps } from './faculty-assignments-of';

interface FacultyAssignmentsPageProps {
  sample: FacultyAssignmentsProps | null;
  signedOut: ReactNode;
  empty: ReactNode;
}

export function FacultyAssignmentsPage({ sample, signedOut, empty }: FacultyAssignmentsPageProps) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyAssignmentsOf} signedOut={signedOut}>
      {({ assignments, sections, by, students }) => (
        <>
          <PageHeading
            title="Assignments"
            action={<AssignmentExchange items={assignments} by={by} students={students} />}
          />
          <SentAssignments items={assignments} sections={sections} empty={empty} />
        </>
      )}
    </OwnRecord>
  );
}
