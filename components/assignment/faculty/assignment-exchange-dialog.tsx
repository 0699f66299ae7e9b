'use client';

import type { ReviewStudent } from '@/components/activity/model/review';
import { sendable, type OwnRecord } from '@/components/assignment/model/assignment-file';
import { otherSectionIn, ownSections } from '@/components/drop/model/section';
import { useSendLabel } from '@/components/drop/use-boxes';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import type { Payload } from '@/components/exchange/model/payload';
import { OpenFiles } from '@/components/exchange/open-files';
import { SigningNote } from '@/components/exchange/signing-note';
import { useCurrentRecord } from '@/components/session/use-current-record';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import { sendAssignmentLetters, sendAssignments } from './send-assignments';
import { useWork } from './use-work';

export interface AssignmentExchangeDialogProps {
  items: readonly FacultyAssignment[];
  by: Payload<'assignments'>['by'];
  /** The students of the teacher's sections. */
  students: readonly ReviewStudent[];
}

/** Exports assignments as a file for students on other devices, and imports their work. */
export function AssignmentExchangeDialog(props: AssignmentExchangeDialogProps & LazyDialogProps) {
  const { items, by, students, onClose } = props;
  const { read, plan } = useWork(items, students);
  return (
    <ExchangeDialog title="Exchange files with students" onClose={onClose}>
      <ExchangeSection
        title="Export assignments"
        text="Your assignments with their PDFs, for students on other devices: as a file that you give them yourself or, if the college has a drop box, in letters."
      >
        <AssignmentExport by={by} />
      </ExchangeSection>
      <ExchangeSection
        title="Import work"
        text="Students send their work back as a file. It is then listed with its assignment."
      >
        <OpenFiles kind="handins" read={(file) => read(file)} plan={plan} />
      </ExchangeSection>
    </ExchangeDialog>
  );
}

function AssignmentExport({ by }: Pick<AssignmentExchangeDialogProps, 'by'>) {
  const records = sendable(useRecords('assignments'));
  const key = useRecords('keys').get('signing') ?? null;
  const sections = ownSections(useCurrentRecord().record);
  const unsent = records.filter(
    ({ at, changed = at, sent, fields }) =>
      sent !== changed && otherSectionIn(fields.section, sections) === undefined,
  );
  const sendLabel = useSendLabel(unsent.map(({ fields }) => fields.section));
  return (
    <>
      {records.length > 0 && <SigningNote signer={key} />}
      <ExchangeForm
        items={records.map(({ id, fields }) => ({
          id,
          name: fields.name,
          detail: detailOf(fields),
        }))}
        onSave={() => sendAssignments(by, records)}
        sendLabel={unsent.length > 0 && sendLabel}
        onSend={() => sendAssignmentLetters(by, unsent)}
        label="Save assignment file"
        nextStep="Give it to your students by email or on a college page. They open it under Assignments, Exchange files."
        emptyText="No assignments were set on this device yet. Create one on the dashboard."
      />
    </>
  );
}

function detailOf({ section, due, files, closed }: OwnRecord['fields']): string {
  const names = files.map((file) => file.name).join(', ');
  return `${section}, due ${formatDay(due)}, ${names}${closed ? ', closed' : ''}`;
}
