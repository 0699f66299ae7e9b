'use client';

import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { StudentRecord } from '@/content/schema/record/student-record';

export function AssignmentsPage({ sample, signedOut, empty }: OwnListPageProps<StudentRecord>) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {({ assignments, subjects, keys, student, sections }) => (
        <StudentAssignments
          items={assignments.items}
          subjects={subjects.items}
          student={{ name: student.name, rollNumber: student.rollNumber }}
          sections={sections}
          keys={keys.items}
          empty={empty}
        />
      )}
    </OwnRecord>
  );
}
