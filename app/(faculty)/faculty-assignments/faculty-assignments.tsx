'use client';

import { sectionsOf } from '@/components/activity/model/register';
import { AssignmentExchange } from '@/components/assignment/faculty/assignment-exchange';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { ComparisonButton, loadComparison } from '@/components/integrity/faculty/comparison-button';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

export function FacultyAssignmentsPage({
  sample,
  signedOut,
  empty,
}: OwnListPageProps<TeacherRecord>) {
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {({ facultyProfile, assignments, classroom, classes, register }) => (
        <>
          <PageHeading
            title="Assignments"
            action={
              <div className="flex flex-wrap gap-2">
                <ComparisonButton />
                <AssignmentExchange
                  items={assignments.items}
                  by={{ name: facultyProfile.name, employeeId: facultyProfile.employeeId }}
                  students={register.items}
                />
              </div>
            }
          />
          <SentAssignments
            items={assignments.items}
            sections={sectionsOf(classroom.items, classes.items, register.items)}
            students={register.items}
            loadComparison={loadComparison}
            empty={empty}
          />
        </>
      )}
    </OwnRecord>
  );
}
