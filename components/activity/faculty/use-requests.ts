import { useCallback } from 'react';
import { planRequests, readRequest } from '@/components/activity/model/request-file';
import { senderNote } from '@/components/activity/model/sender-note';
import { decryptionKeysOf } from '@/components/exchange/model/encryption';
import type { LetterOf, OpenedFile } from '@/components/exchange/model/file';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

/** Reads the requests of students, from files and letters, and plans their import. */
export function useRequests(content: ReviewContent) {
  const { students, rows: certificates, student } = content;
  const submissions = useRecords('submissions');
  const rows = useReviewQueue(content);
  const plan = useCallback(
    (files: readonly OpenedFile<'request'>[]) =>
      planRequests(files, {
        submissions,
        student,
        activities: rows.filter(({ source }) => source === 'activity'),
        noteOn: (sender) => senderNote(sender, students, certificates),
      }),
    [submissions, student, students, certificates, rows],
  );
  const read = async (file: File, letter?: LetterOf) => {
    const [key] = await workspace.all('keys');
    return readRequest(file, decryptionKeysOf(key), letter);
  };
  return { read, plan };
}
