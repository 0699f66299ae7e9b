'use client';

import { useState } from 'react';
import { sendLetter } from '@/components/activity/letter/send-letter';
import {
  activityShape,
  emptyActivity,
  type ActivityContent,
} from '@/components/activity/model/activity-form';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import type { ReviewStudent } from '@/components/activity/model/review';
import { sendRequest } from '@/components/activity/shared/send-request';
import { useBox } from '@/components/drop/use-box';
import { madeText } from '@/components/exchange/exchange-save';
import { useRecipient } from '@/components/exchange/recipient-choice';
import { usePersonName } from '@/components/page/person-name';
import { useCurrentRecord, useSends } from '@/components/session/use-current-record';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { FormDraft } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { put, type Change, type Records } from '@/lib/store/record';
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
  const by = usePersonName();
  const { deliver, label, fields, note } = useDelivery(student, keys);
  const submit = (content: ActivityContent, draft: FormDraft) => {
    const { evidence } = activityShape.read(content);
    const today = dayOf(new Date());
    const [added, ...others] = submitActivityChanges(content.values, evidence, today, by);
    return deliver(added!, [...others, draft.removal()]);
  };
  return (
    <ActivityForm
      {...context}
      start={emptyActivity}
      needsEvidence
      submitLabel={label}
      onSave={submit}
    >
      {fields}
      <p className="text-small text-muted">{note}</p>
    </ActivityForm>
  );
}

const asFile = 'file';

const otherwise = [
  { value: '', text: 'Nobody yet: save it on this device' },
  { value: asFile, text: 'Somebody else: save a file' },
];

/** Returns how a new activity reaches a teacher: the fields that choose it, and what saves and sends the activity. */
function useDelivery(student: ReviewStudent, keys: readonly FacultyKey[]) {
  const close = useCloseDialog();
  const canSend = useSends();
  const isTour = useCurrentRecord().flag?.isTour;
  const [isFile, setIsFile] = useState(true);
  const { recipient, choice } = useRecipient(keys);
  const { value, box, field } = useBox({ id: 'activity-box', otherwise });
  const makesFile = canSend && (field ? value === asFile : isFile);

  const deliver = async (added: Change, others: readonly Change[]) => {
    const own = ownActivity(added);
    const name = `“${own.name}”`;
    let isStored = false;
    const onStored = () => {
      isStored = true;
      close();
    };
    const changes = [markSent(added, own), ...others];
    const letter = box && (await sendLetter({ student, box, chosen: [own], changes, onStored }));
    if (!isStored) await workspace.write([added, ...others]);
    const sent = letter ?? (makesFile ? await sendRequest(student, [own], recipient) : null);
    if (!isStored) close();
    if (!canSend) showToast(savedMessage(`${name} is waiting for approval.`));
    else if (!sent) showToast(savedMessage(`${name} is saved, not sent yet.`));
    else if ('problems' in sent)
      showToast(`${name} is saved, but not sent: ${sent.problems.join(' ')}`, { urgent: true });
    else
      showToast(savedMessage(`${name} is saved. ${'name' in sent ? madeText(sent) : sent.letter}`));
  };

  return {
    deliver,
    label: box ? `Send to ${box.name}` : 'Submit for Approval',
    fields: canSend && (
      <>
        {field || (
          <Checkbox
            label="Save a file for the faculty"
            detail="You give them the file yourself. Without this, it is only saved here until you save a file under Send again."
            checked={isFile}
            onChange={setIsFile}
          />
        )}
        {makesFile && choice}
      </>
    ),
    note: box
      ? isTour
        ? 'In the tour the letter stays in this tab.'
        : 'The college’s web server keeps the letter for some weeks.'
      : makesFile
        ? 'You give the file to the faculty yourself.'
        : '',
  };
}

type AddedActivity = Extract<Records['activities'], { origin: 'device' }>;

const addedBy = (added: Change) => added.to(null) as AddedActivity;

/** An activity as this change stores it. */
function ownActivity(added: Change): OwnActivity {
  const { id, fields } = addedBy(added);
  return { ...fields, id, origin: 'device', changed: true };
}

/** The same change with the mark that a letter has this version. */
function markSent(added: Change, { history }: OwnActivity): Change {
  return put('activities', { ...addedBy(added), sent: history?.at(-1)?.at });
}
