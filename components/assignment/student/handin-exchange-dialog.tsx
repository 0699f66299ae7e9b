'use client';

import { useCallback } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { planAssignments } from '@/components/assignment/model/assignment-file';
import { handedIn, makeHandins } from '@/components/assignment/model/handin-file';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { saveExchange } from '@/components/exchange/exchange-save';
import { readExchange, type OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { useRecords } from '@/lib/store/use-records';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';

/** Between whom files go, and what the college publishes of it. */
export interface HandinExchangeDialogProps {
  student: ReviewStudent;
  /** The published keys that assignments may be signed with. */
  keys: readonly FacultyKey[];
  /** The ids of the assignments that the college lists. */
  listed: readonly string[];
}

const copy = {
  label: 'Assignment files',
  hint: 'JSON files that your teachers saved here. Choose them or drop them here. Nothing changes before you have seen what is in them.',
  verb: 'Take over',
  done: 'taken over',
  entry: ['assignment', 'assignments'],
} as const;

/** Takes in assignments of teachers on other devices, and saves what was handed in as a file for them. */
export function HandinExchangeDialog(props: HandinExchangeDialogProps & LazyDialogProps) {
  const { student, keys, listed, onClose } = props;
  const assignments = useRecords('assignments');
  const plan = useCallback(
    (files: readonly OpenedFile<'assignments'>[]) => planAssignments(files, assignments, listed),
    [assignments, listed],
  );
  return (
    <Dialog title="Exchange files with the faculty" onClose={onClose} steady>
      <ExchangeSection
        title="Take in assignments"
        text="What a teacher sets on another device comes to you as a file."
      >
        <ExchangeOpen
          copy={copy}
          read={(file) => readExchange(file, 'assignments', keys)}
          plan={plan}
        />
      </ExchangeSection>
      <ExchangeSection
        title="Give in your work"
        text="A file of the PDFs that you handed in here. Nothing is sent; you hand the file over yourself."
      >
        <WorkForm student={student} />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function WorkForm({ student }: Pick<HandinExchangeDialogProps, 'student'>) {
  const handins = handedIn(useRecords('handins'));
  return (
    <ExchangeForm
      items={handins.map(({ id, at, name, file }) => ({
        id,
        name,
        detail: `${file.name}, handed in ${formatMinute(minuteOf(at))}`,
      }))}
      onSave={(ids) => {
        const chosen = handins.filter(({ id }) => ids.has(id));
        return saveExchange({
          kind: 'handins',
          whom: student.rollNumber,
          payload: makeHandins(student, chosen),
          files: chosen.map(({ file }) => file.file),
        });
      }}
      label="Save file of your work"
      nextStep="Hand it to your teacher, by mail or on a stick. It is opened under Assignments on the faculty side."
      emptyText="You handed nothing in so far. Open an assignment and choose its PDF first."
    />
  );
}
