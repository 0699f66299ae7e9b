'use client';

import { useCallback } from 'react';
import { sendLetter } from '@/components/activity/letter/send-letter';
import { planDecisions, readDecisions } from '@/components/activity/model/decision-file';
import { requestable } from '@/components/activity/model/request-file';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { lettersAbout } from '@/components/drop/model/letter';
import { useBox } from '@/components/drop/use-box';
import { useBoxes } from '@/components/drop/use-boxes';
import { ExchangeDialog } from '@/components/exchange/exchange-dialog';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import type { OpenedFile } from '@/components/exchange/model/file';
import { OpenFiles } from '@/components/exchange/open-files';
import { useRecipient } from '@/components/exchange/recipient-choice';
import { replyDecryptionKeys } from '@/components/exchange/reply-key';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import { useList, type OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatSize } from '@/lib/text/file-size';

export interface ActivityExchangeDialogProps {
  activities: readonly Activity[];
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  /** True if the college accepts only decisions that are signed with a published key. */
  signedOnly?: boolean;
}

/** Imports the decisions of the faculty from files. */
export function DecisionImportDialog({
  student,
  keys,
  signedOnly = false,
  onClose,
  ...rest
}: ActivityExchangeDialogProps & LazyDialogProps) {
  const activities = useList('activities', rest.activities);
  const plan = useCallback(
    (files: readonly OpenedFile<'decisions'>[]) => planDecisions(files, activities),
    [activities],
  );
  const read = async (file: File) => {
    const decryptionKeys = await replyDecryptionKeys();
    return readDecisions(file, student, { keys, decryptionKeys, signedOnly });
  };
  return (
    <ExchangeDialog title="Import decisions" onClose={onClose}>
      <p className="mb-3 text-note text-muted">
        The decisions of the faculty come back as a file.{' '}
        {signedOnly && 'The college accepts only signed ones.'}
      </p>
      <OpenFiles kind="decisions" read={read} plan={plan} />
    </ExchangeDialog>
  );
}

/** Sends pending activities again, in a letter or as a file for faculty on another device. */
export function SendAgainDialog({
  student,
  keys,
  onClose,
  ...rest
}: ActivityExchangeDialogProps & LazyDialogProps) {
  const activities = useList('activities', rest.activities);
  const hasBoxes = useBoxes().length > 0;
  return (
    <ExchangeDialog title="Send again" onClose={onClose}>
      <p className="mb-3 text-note text-muted">
        {hasBoxes
          ? 'Your submissions with their evidence, in a letter to a teacher or as a file that you give them yourself.'
          : 'A file of your submissions with their evidence. You give it to your teacher yourself.'}
      </p>
      <RequestForm student={student} waiting={requestable(activities)} keys={keys} />
    </ExchangeDialog>
  );
}

interface RequestFormProps {
  student: ReviewStudent;
  /** The activities waiting for a decision. */
  waiting: readonly OwnActivity[];
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

const otherwise = [{ value: '', text: 'Nobody: save a file' }];

/** Saves the waiting activities as a request file, or sends those that no letter has. */
export function RequestForm({ student, waiting, keys }: RequestFormProps) {
  const { recipient, choice } = useRecipient(keys);
  const { box, field } = useBox({ id: 'request-box', otherwise });
  const letters = lettersAbout(useRecords('letters').values());
  const unsent = waiting.filter(({ id }) => (letters.get(id)?.state ?? 'failed') === 'failed');
  return (
    <ExchangeForm
      items={waiting.map(({ id, name, category, evidence }) => ({
        id,
        name,
        detail: `${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`,
      }))}
      onSave={() => sendRequest(student, waiting, recipient)}
      sendLabel={box && unsent.length > 0 && `Send to ${box.name}`}
      onSend={box && (() => sendLetter({ student, box, chosen: unsent }))}
      label="Save request file"
      nextStep={`Give it to ${recipient?.name ?? 'the faculty'} by email or USB stick. They open it under Student Profiles, Exchange files, and give you a decision file back.`}
      emptyText="None of your activities is waiting for a decision. Submit one for approval first."
    >
      {field}
      {choice}
    </ExchangeForm>
  );
}
