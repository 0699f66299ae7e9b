'use client';

import { useMemo, useState } from 'react';
import { sendLetter } from '@/components/activity/letter/send-letter';
import { isUnsent } from '@/components/activity/model/activity';
import {
  activityShape,
  type ActivityContent,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import { decisionOf, stepsOf } from '@/components/activity/model/activity-history';
import {
  needsReapproval,
  editActivityChanges,
  submitActivityChanges,
} from '@/components/activity/model/activity-write';
import type { ReviewStudent } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { useSigners } from '@/components/activity/shared/use-signers';
import { SavedCredential } from '@/components/credential/saved-credential';
import { Sending } from '@/components/drop/sending';
import { useLast } from '@/components/form/use-last';
import { usePersonName } from '@/components/page/person-name';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import type { FormDraft } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import { workspace } from '@/lib/store/device';
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { savedMessage } from '@/lib/store/write-with-undo';
import { dayOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { ActivityForm, type ActivityContext } from './activity-form';
import { ManageActions } from './manage-actions';

export interface ManageDialogProps {
  /** Undefined once it is removed from the list, in this tab or another one. */
  activity: OwnActivity | undefined;
  /** The college's own record of the activity, if there is one. */
  published: Activity | undefined;
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  context: ActivityContext;
  onClose: () => void;
}

/** The record of one activity, with its actions and edit form. */
export function ManageDialog(props: ManageDialogProps) {
  const { activity, published, student, keys, context, onClose } = props;
  const [editing, setEditing] = useState(false);
  const last = useLast(activity);
  const shown = editing ? last : activity;
  const steps = shown ? stepsOf(shown, published) : [];
  const signers = useSigners(
    useMemo(() => (shown ? [shown] : []), [shown]),
    student,
    keys,
  );
  const source = decisionOf(steps)?.source;
  const credential = signers.has(source) && source?.credential;
  const isResubmission = shown !== undefined && needsReapproval(shown, steps);
  return (
    <Dialog title={shown?.name ?? 'No longer here'} onClose={onClose}>
      {!shown ? (
        <p>It is no longer in the list.</p>
      ) : editing ? (
        <Editing
          activity={shown}
          gone={!activity}
          published={published}
          isResubmission={isResubmission}
          context={context}
        />
      ) : (
        <div className="grid gap-6">
          <ActivityRecord activity={shown} steps={steps} signers={signers} />
          <ActivityLetter activity={shown} student={student} />
          {credential && <SavedCredential name={shown.name} credential={credential} />}
          <ManageActions
            activity={shown}
            editLabel={isResubmission ? 'Edit and resubmit' : 'Edit'}
            onEdit={() => setEditing(true)}
          />
        </div>
      )}
    </Dialog>
  );
}

interface EditingProps {
  activity: OwnActivity;
  gone: boolean;
  published: Activity | undefined;
  isResubmission: boolean;
  context: ActivityContext;
}

function Editing({ activity, gone, published, isResubmission, context }: EditingProps) {
  const close = useCloseDialog();
  const by = usePersonName();
  const save = async (content: ActivityContent, draft: FormDraft<keyof ActivityValues>) => {
    const { values } = content;
    const merge = new FormMerge(activityShape, draft.opened(), content);
    const changes = gone
      ? submitActivityChanges(values, merge.filled.evidence, dayOf(new Date()), by)
      : editActivityChanges(activity, published, merge, by);
    await workspace.write([...changes, merge.with(draft.removal())]);
    if (merge.stopped) return merge;
    close();
    showToast(
      savedMessage(
        isResubmission || gone
          ? `“${values.name.trim()}” is waiting for approval${gone ? '' : ' again'}.`
          : `“${values.name.trim()}” is saved.`,
      ),
    );
  };
  return (
    <div className="grid gap-4">
      {activity.status === 'Approved' && !gone && (
        <p className="rounded-control bg-pending-fill px-4 py-3 text-note text-pending">
          This activity is approved. If you change it, it will need approval again.
        </p>
      )}
      <ActivityForm
        {...context}
        id={activity.id}
        start={activityShape.fill(activity)}
        gone={gone}
        needsEvidence={activity.origin === 'device' || gone}
        submitLabel={
          gone
            ? 'Submit as a new activity'
            : isResubmission
              ? 'Resubmit for approval'
              : 'Save changes'
        }
        onSave={save}
      />
    </div>
  );
}

interface ActivityLetterProps {
  activity: OwnActivity;
  student: ReviewStudent;
}

/** Where the last letter about an activity is, and what sends a version that is not sent. */
function ActivityLetter({ activity, student }: ActivityLetterProps) {
  const sent = useRecords('activities').get(activity.id)?.sent;
  return (
    <Sending
      kind="request"
      about={activity.id}
      mustSend={() => isUnsent(activity, sent)}
      onSend={(box) => sendLetter({ student, box, chosen: [activity] })}
    />
  );
}
