import { useEffect } from 'react';
import { newLetters } from '@/components/drop/model/letter';
import { useRecords } from '@/lib/store/use-records';

/** Takes the questions of students, and what they write about days away, as they come. */
export function TakeLetters({
  students,
}: {
  students: readonly { name: string; rollNumber: string }[];
}) {
  const letters = useRecords('letters');
  const arrived = (['question', 'absence'] as const).flatMap((kind) =>
    newLetters(letters.values(), kind),
  ).length;
  useEffect(() => {
    if (arrived === 0) return;
    // What cannot be stored has said so, and is tried again by the next page.
    void import('./take-questions').then((code) => code.takeQuestions(students)).catch(() => {});
  }, [arrived, students]);
  return null;
}
