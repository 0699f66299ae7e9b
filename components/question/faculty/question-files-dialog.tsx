import { useCallback, useState } from 'react';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { saveExchange, type SaveResult } from '@/components/exchange/exchange-save';
import { ExchangeSaved } from '@/components/exchange/exchange-saved';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Payload } from '@/components/exchange/model/payload';
import { OpenFiles } from '@/components/exchange/open-files';
import { SigningNote } from '@/components/exchange/signing-note';
import { answersOf, type Question } from '@/components/question/model/question';
import { planQuestions, readQuestions } from '@/components/question/model/question-file';
import { Button } from '@/components/ui/button';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { groupByPerson } from '@/lib/record/person';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { answerFile } from './answer';

interface QuestionFilesDialogProps {
  by: Payload<'answer'>['by'];
}

/** Opens files with questions, and saves the answers to each student as a file that the office can have as well. */
export function QuestionFilesDialog({ by, onClose }: QuestionFilesDialogProps & LazyDialogProps) {
  const questions = useRecords('questions');
  const key = useRecords('keys').get('signing') ?? null;
  const [saved, setSaved] = useState<SaveResult | null>(null);
  const plan = useCallback(
    (files: readonly OpenedFile<'question'>[]) => planQuestions(files, questions),
    [questions],
  );
  const answered = [...questions.values()].filter((one) => answersOf(one).length > 0);
  const students = [...groupByPerson(answered, ({ student }) => student.rollNumber).values()];
  const save = async (own: readonly [Question, ...Question[]]) =>
    setSaved(await saveExchange(answerFile(by, own[0].student, own)));
  return (
    <ExchangeDialog title="Files with questions and answers" onClose={onClose}>
      <ExchangeSection title="Open questions" text="A student without a drop box gives you a file.">
        <OpenFiles kind="question" read={(file) => readQuestions(file)} plan={plan} />
      </ExchangeSection>
      <ExchangeSection
        title="Save answers"
        text="The student opens the file under Every class. Give it to the office, too, if you passed a question on or agreed about a day that the college’s record has."
      >
        {students.length === 0 && <p className="text-note">You have not answered a question.</p>}
        {students.length > 0 && <SigningNote signer={key} />}
        <ul className="divide-y divide-line">
          {students.map((own) => (
            <li
              key={own[0].student.rollNumber}
              className="flex flex-wrap items-center justify-between gap-2 py-2 text-note"
            >
              <span className="wrap-anywhere">
                <bdi>{own[0].student.name}</bdi>: {countText(own.length, ['answer', 'answers'])}
              </span>
              <Button
                aria-label={`Save answers for ${own[0].student.name}`}
                onClick={() => void save(own)}
              >
                Save file
              </Button>
            </li>
          ))}
        </ul>
        <ExchangeSaved
          saved={saved}
          nextStep="Give it to the student and, if needed, to the office."
        />
      </ExchangeSection>
    </ExchangeDialog>
  );
}
