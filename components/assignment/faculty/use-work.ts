import { useCallback } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { planHandins, readWork } from '@/components/assignment/model/handin-file';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** The texts of the form that imports work. */
export const workCopy = {
  label: 'Files of handed-in work',
  hint: 'JSON files from your students. Choose them or drop them here. You see what is in them before anything changes.',
  verb: 'Import',
  done: 'imported',
  entry: ['file of work', 'files of work'],
} as const;

/** Reads the work of students, from files and letters, and plans its import. */
export function useWork(items: readonly FacultyAssignment[], students: readonly ReviewStudent[]) {
  const assignments = useList('assignments', items);
  const received = useRecords('received');
  const handins = useRecords('handins');
  const plan = useCallback(
    (files: readonly OpenedFile<'handins'>[]) =>
      planHandins(files, { assignments, received, handins, students }),
    [assignments, received, handins, students],
  );
  return { read: readWork, plan };
}
