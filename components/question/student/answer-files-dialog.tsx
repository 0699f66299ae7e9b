import { useCallback } from 'react';
import { lettersAbout } from '@/components/drop/model/letter';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import type { OpenedFile } from '@/components/exchange/model/file';
import { OpenFiles } from '@/components/exchange/open-files';
import { isOpen, lastStep, type Question } from '@/components/question/model/question';
import { classTitle, planAnswers, readAnswers } from '@/components/question/model/question-file';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { useRecords } from '@/lib/store/use-records';
import { saveQuestions } from './ask';

interface AnswerFilesDialogProps {
  student: Question['student'];
  /** The published keys that can verify a signed file. */
  keys: readonly FacultyKey[];
}

/** Opens files with answers, and saves the questions that no letter has as a file. */
export function AnswerFilesDialog(props: AnswerFilesDialogProps & LazyDialogProps) {
  const { student, keys, onClose } = props;
  const questions = useRecords('questions');
  const letters = lettersAbout(useRecords('letters').values(), 'question');
  const own = [...questions.values()].filter(
    (one) => !letters.has(one.id) && (isOpen(one) || lastStep(one).what === 'withdrawn'),
  );
  const plan = useCallback(
    (files: readonly OpenedFile<'answer'>[]) => planAnswers(files, questions),
    [questions],
  );
  return (
    <ExchangeDialog title="Files with questions and answers" onClose={onClose}>
      <ExchangeSection
        title="Open answers"
        text="Your teacher’s answer comes as a file if it did not come in a letter."
      >
        <OpenFiles kind="answer" read={(file) => readAnswers(file, student, keys)} plan={plan} />
      </ExchangeSection>
      <ExchangeSection
        title="Save questions"
        text="The questions that no letter has, for your teacher."
      >
        <ExchangeForm
          items={own.map((one) => ({ id: one.id, name: classTitle(one), detail: one.text }))}
          onSave={() => saveQuestions(student, own)}
          sendLabel={null}
          onSend={undefined}
          label="Save file of questions"
          nextStep="Give it to your teacher, who opens it under Register."
          emptyText="No question waits to be given to a teacher."
        />
      </ExchangeSection>
    </ExchangeDialog>
  );
}
