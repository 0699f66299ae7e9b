'use client';

import { useCallback } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendable, type OwnRecord } from '@/components/assignment/model/assignment-file';
import { planHandins } from '@/components/assignment/model/handin-file';
import { useSendLabel } from '@/components/drop/use-sections';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import type { Payload } from '@/components/exchange/model/payload';
import { readExchange, type OpenedFile } from '@/components/exchange/model/read-file';
import { SigningNote } from '@/components/exchange/signing-note';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useAssignments } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatDay } from '@/lib/time/date';
import { sendAssignmentLetters, sendAssignments } from './send-assignments';

export interface AssignmentExchangeDialogProps {
  items: readonly FacultyAssignment[];
  by: Payload<'assignments'>['by'];
  /** The students of the teacher's sections. */
  students: readonly ReviewStudent[];
}

const copy = {
  label: 'Files of handed-in work',
  hint: 'JSON files from your students. Choose them or drop them here. You see what is in them before anything changes.',
  verb: 'Import',
  done: 'imported',
  entry: ['file of work', 'files of work'],
} as const;

/** Exports assignments as a file for students on other devices, and imports their work. */
export function AssignmentExchangeDialog(props: AssignmentExchangeDialogProps & LazyDialogProps) {
  const { items, by, students, onClose } = props;
  const assignments = useAssignments(items);
  const received = useRecords('received');
  const handins = useRecords('handins');
  const plan = useCallback(
    (files: readonly OpenedFile<'handins'>[]) =>
      planHandins(files, { assignments, received, handins, students }),
    [assignments, received, handins, students],
  );
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
        <ExchangeOpen copy={copy} read={(file) => readExchange(file, 'handins', [])} plan={plan} />
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
        letter={
          sendLabel === null
            ? null
            : {
                label: sendLabel,
                onSend: (ids) => sendAssignmentLetters(by, chosenIn(ids)),
              }
        }
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
