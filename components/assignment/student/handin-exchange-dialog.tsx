'use client';

import { useCallback } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { planAssignments } from '@/components/assignment/model/assignment-file';
import { handedIn } from '@/components/assignment/model/handin-file';
import { hasVersion, lettersAbout } from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { readExchange, type OpenedFile } from '@/components/exchange/model/file';
import { OpenFiles } from '@/components/exchange/open-files';
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
    <ExchangeDialog title="Exchange files with the faculty" onClose={onClose}>
      <ExchangeSection
        title="Import assignments"
        text="Assignments that a teacher set on another device come as a file."
      >
        <OpenFiles
          kind="assignments"
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
    </ExchangeDialog>
  );
}

const otherwise = [{ value: '', text: 'Nobody: save a file' }];

function WorkForm({ student }: Pick<HandinExchangeDialogProps, 'student'>) {
  const handins = handedIn(useRecords('handins'));
  const { box, field } = useBox({ id: 'work-box', otherwise });
  const letters = lettersAbout(useRecords('letters').values(), 'handins');
  const unsent = handins.filter(({ id, at }) => !hasVersion(letters.get(id), at));
  return (
    <ExchangeForm
      items={handins.map(({ id, name, file, at }) => ({
        id,
        name,
        detail: `${file.name}, handed in ${formatMinute(minuteOf(at))}`,
      }))}
      onSave={() => saveWork(student, handins)}
      sendLabel={box && unsent.length > 0 && `Send to ${box.name}`}
      onSend={box && (() => sendWork(student, box, unsent))}
      label="Save work file"
      nextStep="Give it to your teacher by email or USB stick. It opens under Assignments on the faculty side."
      emptyText="You have not handed in any work yet. Open an assignment and choose a PDF first."
    >
      {field}
    </ExchangeForm>
  );
}
