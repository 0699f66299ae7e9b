'use client';

import { AssignmentExchange } from '@/components/assignment/faculty/assignment-exchange';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { ComparisonButton, loadComparison } from '@/components/integrity/faculty/comparison-button';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { facultyAssignmentsOf, type FacultyAssignmentsProps } from './faculty-assignments-of';

export function FacultyAssignmentsPage({
  sample,
  signedOut,
  empty,
}: OwnListPageProps<FacultyAssignmentsProps>) {
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyAssignmentsOf} signedOut={signedOut}>
      {({ assignments, sections, by, students }) => (
        <>
          <PageHeading
            title="Assignments"
            action={
              <div className="flex flex-wrap gap-2">
                <ComparisonButton />
                <AssignmentExchange items={assignments} by={by} students={students} />
              </div>
            }
          />
          <SentAssignments
            items={assignments}
            sections={sections}
            students={students}
            loadComparison={loadComparison}
            empty={empty}
          />
        </>
      )}
    </OwnRecord>
  );
}
