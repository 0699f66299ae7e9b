'use client';

import { usePersonName } from '@/components/portal/person-name';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { OnDemandPart } from '@/components/ui/on-demand';
import type { ActivityDraft } from '@/lib/activity-draft';
import { emptyActivity, type Filled } from '@/lib/activity-form';
import { draftId, submitActivity } from '@/lib/activity-write';
import { dayOf } from '@/lib/day';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import { saidOf } from '@/lib/workspace/write-and-say';
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
