'use client';

import { newLetters } from '@/components/drop/model/letter';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { useRecords } from '@/lib/store/use-records';
import type { QuestionListProps } from './question-list';

const loadList = async () => (await import('./question-list')).QuestionList;

/** The questions of students. The code loads once there is one. */
export function QuestionArea(props: QuestionListProps) {
  const letters = useRecords('letters');
  const questions = useRecords('questions');
  const isNeeded = questions.size > 0 || newLetters(letters.values(), 'question').length > 0;
  const { Component: List } = useLazyWhen(loadList, isNeeded);
  return List && <List {...props} />;
}
