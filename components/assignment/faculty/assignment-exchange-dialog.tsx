'use client';

import type { ReviewStudent } from '@/components/activity/model/review';
import { sendable, type OwnRecord } from '@/components/assignment/model/assignment-file';
import { useSendLabel } from '@/components/drop/use-sections';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import type { Payload } from '@/components/exchange/model/payload';
import { SigningNote } from '@/components/exchange/signing-note';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import { sendAssignmentLetters, sendAssignments } from './send-assignments';
import { useWork, workCopy } from './use-work';

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
    <Dialog title="Exchange files with students" onClose={onClose} steady>
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
        <ExchangeOpen copy={workCopy} read={(file) => read(file)} plan={plan} />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function AssignmentExport({ by }: Pick<AssignmentExchangeDialogProps, 'by'>) {
  const records = sendable(useRecords('assignments'));
  const key = useRecords('keys').get('signing') ?? null;
  const sendLabel = useSendLabel(records.map(({ fields }) => fields.section));
  const chosenIn = (ids: ReadonlySet<string>) => records.filter(({ id }) => ids.has(id));
  return (
    <>
      {records.length > 0 && <SigningNote signer={key} />}
      <ExchangeForm
        items={records.map(({ id, at, changed = at, sent, fields }) => ({
          id,
          name: fields.name,
          isSent: sendLabel !== null && sent === changed,
          detail: detailOf(fields),
        }))}
        onSave={(ids, deliver) => sendAssignments(by, chosenIn(ids), deliver)}
        sendLabel={sendLabel}
        onSend={(ids) => sendAssignmentLetters(by, chosenIn(ids))}
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
