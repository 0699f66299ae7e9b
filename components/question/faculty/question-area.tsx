'use client';

import { newLetters } from '@/components/drop/model/letter';
import { useHasDrop } from '@/components/drop/use-boxes';
import { cornerLinkClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { useRecords } from '@/lib/store/use-records';
import type { QuestionListProps } from './question-list';

const loadList = async () => (await import('./question-list')).QuestionList;
const loadFiles = async () => (await import('./question-files-dialog')).QuestionFilesDialog;

/** The questions of students, and the files with them. The code loads once there is a question. */
export function QuestionArea(props: QuestionListProps) {
  const hasDrop = useHasDrop();
  const letters = useRecords('letters');
  const questions = useRecords('questions');
  const isNeeded = questions.size > 0 || newLetters(letters.values(), 'question').length > 0;
  const { Component: List } = useLazyWhen(loadList, isNeeded);
  return (
    <>
      {List && <List {...props} />}
      {(isNeeded || !hasDrop) && (
        <p>
          <LazyDialogButton
            load={loadFiles}
            props={{ by: props.by }}
            className={`${cornerLinkClass} pointer-coarse:min-h-11`}
          >
            Files with questions and answers
          </LazyDialogButton>
        </p>
      )}
    </>
  );
}
