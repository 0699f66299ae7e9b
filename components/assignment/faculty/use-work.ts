import { useCallback } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import { planHandins, readWork } from '@/components/assignment/model/handin-file';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { FacultyAssignment } from '@/content/schema/faculty/assignment';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

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
