'use client';

import { useState } from 'react';
import { ActivityRecord } from '@/components/portal/activity-record';
import { usePersonName } from '@/components/portal/person-name';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/content/schema/student/activity';
import { writeActivity, type ActivityValues } from '@/lib/activity-check';
import { stepsOf, type Step } from '@/lib/activity-history';
import { asksAnew, draftId, editActivity, type Evidence } from '@/lib/activity-write';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import type { OwnActivity } from '@/lib/workspace/use-list';
import { ActivityForm } from './activity-form';
import { ManageActions } from './manage-actions';

/** What the dialog of an activity is given. */
export interface ManageDialogProps {
  /** Undefined once it is taken out of the list, here or in another tab. */
  activity: OwnActivity | undefined;
  /** The college's own record of it, if there is one. */
  published: Activity | undefined;
  /** The published keys that decisions may be signed with. */
  keys: readonly FacultyKey[];
  onClose: () => void;
}

/** One activity with all that can be done about it. */
export function ManageDialog({ activity, published, keys, onClose }: ManageDialogProps) {
  const [editing, setEditing] = useState(() => draftOf(activity));
  const title = activity?.name ?? 'Not here any more';
  const steps = activity ? stepsOf(activity, published) : [];
  const anew = activity !== undefined && asksAnew(activity, steps);
  return (
    <Dialog title={title} onClose={onClose}>
      {!activity ? (
        <p>It is not in the list any more.</p>
      ) : editing ? (
        <Editing activity={activity} steps={steps} anew={anew} />
      ) : (
        <div className="grid gap-6">
          <ActivityRecord activity={activity} steps={steps} keys={keys} />
          <ManageActions
            activity={activity}
            editLabel={anew ? 'Edit and resubmit' : 'Edit'}
            onEdit={() => setEditing(true)}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Whether changes to this activity were begun and not finished. */
function draftOf(activity: OwnActivity | undefined): boolean {
  return activity !== undefined && workspace.records('drafts').has(draftId(activity.id));
}

interface EditingProps {
  activity: OwnActivity;
  steps: readonly Step[];
  anew: boolean;
}

function Editing({ activity, steps, anew }: EditingProps) {
  const close = useCloseDialog();
  const by = usePersonName();
  const evidence = activity.evidence ?? null;
  const save = async (values: ActivityValues, proof: Evidence | null) => {
    const filled = { values, evidence: proof };
    await workspace.write(editActivity(activity, steps, filled, by));
    close();
    say(
      anew
        ? `Saved on this device: “${values.name.trim()}” waits for approval again. Nothing was sent to a server.`
        : `Saved on this device: “${values.name.trim()}”. Nothing was sent to a server.`,
    );
  };
  return (
    <div className="grid gap-4">
      {activity.status === 'Approved' && (
        <p className="rounded-control bg-pending-fill px-4 py-3 text-note text-pending">
          This activity is approved. Once you change it, it will need approval again.
        </p>
      )}
      <ActivityForm
        draft={draftId(activity.id)}
        start={{ values: writeActivity(activity), evidence }}
        needsEvidence={activity.origin === 'device'}
        submitLabel={anew ? 'Resubmit for approval' : 'Save changes'}
        onSave={save}
      />
    </div>
  );
}
