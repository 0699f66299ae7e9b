'use client';

import { useCallback } from 'react';
import { planDecisions, readDecisions } from '@/components/activity/model/decision-file';
import type { ReviewStudent } from '@/components/activity/model/review';
import { requestable } from '@/components/activity/model/request-file';
import { useBoxes } from '@/components/drop/use-boxes';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { replyDecryptionKeys } from '@/components/exchange/reply-key';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import { useActivities } from '@/lib/store/use-list';
import { RequestForm } from './request-form';

export interface ExchangeDialogProps {
  activities: readonly Activity[];
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  /** Whether the college accepts only decisions that are signed with a published key. */
  signedOnly?: boolean;
}

const copy = {
  label: 'Decision files',
  hint: 'JSON files from the faculty. Choose them or drop them here. You see what is in them before anything changes.',
  verb: 'Record',
  done: 'recorded',
  entry: ['decision', 'decisions'],
} as const;

/** Saves pending activities as a file for faculty on another device, and imports their decisions. */
export function ExchangeDialog({
  student,
  keys,
  signedOnly = false,
  onClose,
  ...rest
}: ExchangeDialogProps & LazyDialogProps) {
  const activities = useActivities(rest.activities);
  const hasBoxes = useBoxes().length > 0;
  const plan = useCallback(
    (files: readonly OpenedFile<'decisions'>[]) => planDecisions(files, activities),
    [activities],
  );
  const read = async (file: File) => {
    const decryptionKeys = await replyDecryptionKeys();
    return readDecisions(file, student, { keys, decryptionKeys, signedOnly });
  };
  return (
    <Dialog title="Exchange files with the faculty" onClose={onClose} steady>
      <ExchangeSection
        title="Ask the faculty"
        text={
          hasBoxes
            ? 'Your submissions with their evidence, in a letter to a teacher or as a file that you give them yourself.'
            : 'A file of your submissions with their evidence, for faculty on other devices. Nothing is sent. You give them the file yourself.'
        }
      >
        <RequestForm student={student} waiting={requestable(activities)} keys={keys} />
      </ExchangeSection>
      <ExchangeSection
        title="Import decisions"
        text={`The decisions of the faculty come back as a file. ${signedOnly ? 'The college accepts only signed ones.' : ''}`.trim()}
      >
        <ExchangeOpen copy={copy} read={read} plan={plan} />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
