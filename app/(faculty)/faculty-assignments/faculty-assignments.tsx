'use client';

import { sectionsOf } from '@/components/activity/model/register';
import { AssignmentExchange } from '@/components/assignment/faculty/assignment-exchange';
import type { NewAssignmentProps } from '@/components/assignment/faculty/new-assignment';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { sectionSizes } from '@/components/assignment/model/open-assignment';
import { withDrafts } from '@/components/form/with-drafts';
import { ComparisonButton, loadComparison } from '@/components/integrity/faculty/comparison-button';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

const loadNew = async () =>
  (await withDrafts(import('@/components/assignment/faculty/new-assignment-dialog')))
    .NewAssignmentDialog;

export function FacultyAssignmentsPage({
  sample,
  signedOut,
  empty,
}: OwnListPageProps<TeacherRecord>) {
  return (
    <OwnRecord kind="teacher" sample={sample} signedOut={signedOut}>
      {(record) => <FacultyAssignments record={record} empty={empty} />}
    </OwnRecord>
  );
}

interface FacultyAssignmentsProps extends Pick<OwnListPageProps<TeacherRecord>, 'empty'> {
  record: TeacherRecord;
}

function FacultyAssignments({ record, empty }: FacultyAssignmentsProps) {
  const { facultyProfile, assignments, classroom, classes, register } = record;
  const { name, employeeId } = facultyProfile;
  const sections = sectionsOf(classroom.items, classes.items, register.items);
  const sizes = sectionSizes(record);
  return (
    <>
      <PageHeading
        title="Assignments"
        action={
          <>
            <LazyDialogButton
              load={loadNew}
              props={{ sections, sizes, by: name, employeeId } satisfies NewAssignmentProps}
              name="new-assignment"
              className={buttonClass('primary')}
            >
              New assignment
            </LazyDialogButton>
            <ComparisonButton />
            <AssignmentExchange
              items={assignments.items}
              by={{ name, employeeId }}
              students={register.items}
            />
          </>
        }
      />
      <SentAssignments
        items={assignments.items}
        sections={sections}
        sizes={sizes}
        students={register.items}
        loadComparison={loadComparison}
        empty={empty}
      />
    </>
  );
}
