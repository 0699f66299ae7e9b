'use client';

import { useState } from 'react';
import {
  activityShape,
  emptyActivity,
  type ActivityContent,
} from '@/components/activity/model/activity-form';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { madeText } from '@/components/exchange/exchange-copy';
import { useRecipient } from '@/components/exchange/recipient-choice';
import { usePersonName } from '@/components/page/person-name';
import { useSends } from '@/components/session/use-current-record';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { FormDraft } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import type { OwnActivity } from '@/lib/store/use-list';
import { savedMessage } from '@/lib/store/write-with-undo';
import { dayOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { ActivityForm, type ActivityContext } from './activity-form';

export interface ActivityDialogProps extends ActivityContext {
  student: ReviewStudent;
  /** The published keys of the teachers. */
  keys: readonly FacultyKey[];
}

/** Submits an activity for approval. Saves a draft until it is submitted or discarded. */
export function ActivityDialog({ onClose, ...props }: ActivityDialogProps & LazyDialogProps) {
  return (
    <Dialog title="Submit for Approval" onClose={onClose}>
      <Submission {...props} />
    </Dialog>
  );
}

function Submission({ student, keys, ...context }: ActivityDialogProps) {
  const close = useCloseDialog();
  const by = usePersonName();
  const canSend = useSends();
  const [isSending, setIsSending] = useState(true);
  const { recipient, choice } = useRecipient(keys);

  const submit = async (content: ActivityContent, draft: FormDraft) => {
    const { evidence } = activityShape.read(content);
    const [added, ...others] = submitActivityChanges(
      content.values,
      evidence,
      dayOf(new Date()),
      by,
    );
    await workspace.write([added!, ...others, draft.removal()]);
    const name = `Saved on this device: “${content.values.name.trim()}”`;
    if (!canSend) {
      close();
      showToast(savedMessage(`${name} is waiting for approval. Nothing was sent to a server.`));
      return;
    }
    const own = isSending && ownActivity(added!.id);
    const sent = own ? await sendRequest(student, [own], recipient, 'send') : null;
    close();
    if (!sent) showToast(savedMessage(`${name}. It is not sent yet.`));
    else if ('name' in sent) showToast(savedMessage(`${name}. ${madeText(sent)}`));
    else showToast(`${name}, but not sent: ${sent.problems.join(' ')}`, { urgent: true });
  };
  return (
    <ActivityForm
      {...context}
      start={emptyActivity}
      needsEvidence
      submitLabel="Submit for Approval"
      onSave={submit}
    >
      {canSend && (
        <>
          <Checkbox
            label="Send it to the faculty"
            detail="Makes a file and opens an email or your apps to share it. Without this, it is only saved here until you send it under Exchange files."
            checked={isSending}
            onChange={setIsSending}
          />
          {isSending && choice}
        </>
      )}
      <p className="text-small text-muted">
        {canSend && isSending
          ? 'This is saved on this device, too. No server gets it: you send the file yourself.'
          : 'This is saved on this device only. Nothing is sent to a server.'}
      </p>
    </ActivityForm>
  );
}

/** An activity that was just submitted, as it is stored. */
function ownActivity(id: string): OwnActivity | null {
  const stored = workspace.records('activities').get(id);
  return stored?.origin === 'device'
    ? { ...stored.fields, id, origin: 'device', changed: true }
    : null;
}
