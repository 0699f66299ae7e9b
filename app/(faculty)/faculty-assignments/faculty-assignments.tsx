'use client';

import { sectionsOf } from '@/components/activity/model/register';
import type { NewAssignmentProps } from '@/components/assignment/faculty/new-assignment';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { sectionSizes } from '@/components/assignment/model/open-assignment';
import { withDrafts } from '@/components/form/with-drafts';
import { PageHeading } from '@/components/page/page-heading';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { ExchangeButton } from '@/components/assignment/shared/exchange-button';
import { workspace } from '@/lib/store/device';
import type { AssignmentExchangeDialogProps } from '@/components/assignment/faculty/assignment-exchange-dialog';

const loadComparison = async () =>
  (await import('@/components/integrity/faculty/comparison-dialog')).ComparisonDialog;

/** Compares texts that belong to no assignment on the page. */
function ComparisonButton() {
  return (
    <LazyDialogButton
      load={loadComparison}
      props={{}}
      name="compare-texts"
      className={buttonClass()}
    >
      Compare texts
    </LazyDialogButton>
  );
}

const loadExchange = async () =>
  (await import('@/components/assignment/faculty/assignment-exchange-dialog'))
    .AssignmentExchangeDialog;

/** The button that exchanges files with students on other devices. */
function AssignmentExchange(props: AssignmentExchangeDialogProps) {
  const ready = () => Promise.all([workspace.load('handins'), workspace.load('received')]);
  return <ExchangeButton load={loadExchange} ready={ready} props={props} />;
}

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
