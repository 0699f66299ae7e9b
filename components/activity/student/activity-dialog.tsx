'use client';

import type { ActivityDraft } from '@/components/activity/model/activity-draft';
import { emptyActivity, type Filled } from '@/components/activity/model/activity-form';
import { draftId, submitActivity } from '@/components/activity/model/activity-write';
import { usePersonName } from '@/components/page/person-name';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { OnDemandPart } from '@/components/ui/on-demand';
import { workspace } from '@/lib/store/device';
import { saidOf } from '@/lib/store/write-and-say';
import { dayOf } from '@/lib/time/day';
import { say } from '@/lib/toast/message';
import { ActivityForm } from './activity-form';

/** Submits an activity for approval; what was typed is kept until it is submitted or discarded. */
export function ActivityDialog({ onClose }: OnDemandPart) {
  return (
    <Dialog title="Submit for Approval" onClose={onClose}>
      <Submission />
    </Dialog>
  );
}

function Submission() {
  const close = useCloseDialog();
  const by = usePersonName();
  const submit = async ({ values, evidence }: Filled, draft: ActivityDraft) => {
    await workspace.write([
      ...submitActivity(values, evidence, dayOf(new Date()), by),
      draft.removal(),
    ]);
    close();
    say(
      saidOf(
        `Saved on this device: “${values.name.trim()}” waits for approval. Nothing was sent to a server.`,
      ),
    );
  };
  return (
    <ActivityForm
      draft={draftId()}
      start={emptyActivity}
      needsEvidence
      submitLabel="Submit for Approval"
      onSave={submit}
    />
  );
}
