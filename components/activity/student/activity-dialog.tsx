'use client';

import {
  activityShape,
  emptyActivity,
  type ActivityContent,
} from '@/components/activity/model/activity-form';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { usePersonName } from '@/components/page/person-name';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { FormDraft } from '@/lib/form/form-draft';
import { workspace } from '@/lib/store/device';
import { savedMessage } from '@/lib/store/write-with-undo';
import { dayOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { ActivityForm, type ActivityContext } from './activity-form';

/** Submits an activity for approval. Saves a draft until it is submitted or discarded. */
export function ActivityDialog({ onClose, ...context }: ActivityContext & LazyDialogProps) {
  return (
    <Dialog title="Submit for Approval" onClose={onClose}>
      <Submission {...context} />
    </Dialog>
  );
}

function Submission(context: ActivityContext) {
  const close = useCloseDialog();
  const by = usePersonName();
  const submit = async (content: ActivityContent, draft: FormDraft) => {
    const { evidence } = activityShape.read(content);
    await workspace.write([
      ...submitActivityChanges(content.values, evidence, dayOf(new Date()), by),
      draft.removal(),
    ]);
    close();
    showToast(
      savedMessage(
        `Saved on this device: “${content.values.name.trim()}” is waiting for approval. Nothing was sent to a server.`,
      ),
    );
  };
  return (
    <ActivityForm
      {...context}
      start={emptyActivity}
      needsEvidence
      submitLabel="Submit for Approval"
      onSave={submit}
    />
  );
}
