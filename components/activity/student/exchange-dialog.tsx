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
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { useRecipient } from '@/components/exchange/recipient-choice';
import { replyDecryptionKeys } from '@/components/exchange/reply-key';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import { useList, type OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { formatSize } from '@/lib/text/file-size';

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
  const activities = useList('activities', rest.activities);
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

interface RequestFormProps {
  student: ReviewStudent;
  /** The activities waiting for a decision. */
  waiting: readonly OwnActivity[];
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

const otherwise = [{ value: '', text: 'Nobody: save a file' }];

/** Chooses among the waiting activities, and sends them in a letter or saves a request file. */
export function RequestForm({ student, waiting, keys }: RequestFormProps) {
  const { recipient, choice } = useRecipient(keys);
  const { box, field } = useBox({ id: 'request-box', otherwise });
  const letters = lettersAbout(useRecords('letters').values());
  const chosenIn = (ids: ReadonlySet<string>) => waiting.filter(({ id }) => ids.has(id));
  return (
    <ExchangeForm
      items={waiting.map(({ id, name, category, evidence }) => ({
        id,
        name,
        isSent: letters.get(id)?.state !== 'failed' && letters.has(id),
        detail: `${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`,
      }))}
      onSave={(ids, deliver) => sendRequest(student, chosenIn(ids), recipient, deliver)}
      sendLabel={box && `Send to ${box.name}`}
      onSend={box && ((ids) => sendLetter({ student, box, chosen: chosenIn(ids) }))}
      label="Save request file"
      nextStep={`Give it to ${recipient?.name ?? 'the faculty'} by email or USB stick. They open it under Student Profiles, Exchange files, and give you a decision file back.`}
      emptyText="None of your activities is waiting for a decision. Submit one for approval first."
    >
      {field}
      {choice}
    </ExchangeForm>
  );
}
