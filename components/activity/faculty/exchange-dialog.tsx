'use client';

import { useCallback } from 'react';
import { planRequests, readRequest } from '@/components/activity/model/request-file';
import { senderNote } from '@/components/activity/model/sender-note';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { decryptionKeysOf } from '@/components/exchange/model/encryption-key';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { workspace } from '@/lib/store/device';
import { useRecords } from '@/lib/store/use-records';
import { DecisionFiles } from './decision-files';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const copy = {
  label: 'Request files',
  hint: 'JSON files from students. Choose them or drop them here. You see what is in them before anything changes.',
  verb: 'Add',
  done: 'added',
  entry: ['submission', 'submissions'],
} as const;

/** Imports the request files of students and saves decision files for them. */
export function ExchangeDialog({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  const { students, rows: certificates, student, by, employeeId, issuer } = content;
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
  const read = async (file: File) => {
    const [key] = await workspace.all('keys');
    return readRequest(file, decryptionKeysOf(key));
  };
  return (
    <Dialog title="Exchange files with students" onClose={onClose} steady>
      <ExchangeSection
        title="Open request files"
        text="Submissions of students on other devices. Once added, they appear in Student Profiles with their evidence."
      >
        <ExchangeOpen copy={copy} read={read} plan={plan} />
      </ExchangeSection>
      <ExchangeSection
        title="Save decision files"
        text="Your decisions go back as one file for each student. Nothing is sent. You give them the file yourself."
      >
        {content.signedOnly && (
          <p className="text-note font-semibold">
            The college accepts only decisions that are signed with a published key.
          </p>
        )}
        <DecisionFiles by={{ name: by, employeeId }} submissions={submissions} issuer={issuer} />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
