'use client';

import { useCallback } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { planAssignments } from '@/components/assignment/model/assignment-file';
import { handedIn } from '@/components/assignment/model/handin-file';
import { hasVersion, lettersAbout } from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { readExchange, type OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { useRecords } from '@/lib/store/use-records';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { saveWork, sendWork } from './send-work';

export interface HandinExchangeDialogProps {
  student: ReviewStudent;
  /** The student's sections; undefined if the record does not say. */
  sections: readonly string[] | undefined;
  /** The published keys that can verify a signed assignment file. */
  keys: readonly FacultyKey[];
  /** The ids of the college's own assignments. */
  listed: readonly string[];
}

const copy = {
  label: 'Assignment files',
  hint: 'JSON files from your teachers. Choose them or drop them here. You see what is in them before anything changes.',
  verb: 'Import',
  done: 'imported',
  entry: ['assignment', 'assignments'],
} as const;

/** Imports assignments from teachers on other devices, and exports the student's submissions as a file. */
export function HandinExchangeDialog(props: HandinExchangeDialogProps & LazyDialogProps) {
  const { student, sections, keys, listed, onClose } = props;
  const assignments = useRecords('assignments');
  const plan = useCallback(
    (files: readonly OpenedFile<'assignments'>[]) =>
      planAssignments(files, assignments, { listed, sections }),
    [assignments, listed, sections],
  );
  return (
    <Dialog title="Exchange files with the faculty" onClose={onClose} steady>
      <ExchangeSection
        title="Import assignments"
        text="Assignments that a teacher set on another device come as a file."
      >
        <ExchangeOpen
          copy={copy}
          read={(file) => readExchange(file, 'assignments', keys)}
          plan={plan}
        />
      </ExchangeSection>
      <ExchangeSection
        title="Export your work"
        text="The PDFs that you handed in here, as a file that you give to your teacher yourself or, if the college has a drop box, in a letter."
      >
        <WorkForm student={student} />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

const otherwise = [{ value: '', text: 'Nobody: save a file' }];

function WorkForm({ student }: Pick<HandinExchangeDialogProps, 'student'>) {
  const handins = handedIn(useRecords('handins'));
  const { box, field } = useBox({ id: 'work-box', otherwise });
  const letters = lettersAbout(useRecords('letters').values(), 'handins');
  const chosenIn = (ids: ReadonlySet<string>) => handins.filter(({ id }) => ids.has(id));
  return (
    <ExchangeForm
      items={handins.map((one) => ({
        id: one.id,
        name: one.name,
        isSent: hasVersion(letters.get(one.id), one.at),
        detail: `${one.file.name}, handed in ${formatMinute(minuteOf(one.at))}`,
      }))}
      onSave={(ids, deliver) => saveWork(student, chosenIn(ids), deliver)}
      sendLabel={box && `Send to ${box.name}`}
      onSend={box && ((ids) => sendWork(student, box, chosenIn(ids)))}
      label="Save work file"
      nextStep="Give it to your teacher by email or USB stick. It opens under Assignments on the faculty side."
      emptyText="You have not handed in any work yet. Open an assignment and choose a PDF first."
    >
      {field}
    </ExchangeForm>
  );
}
