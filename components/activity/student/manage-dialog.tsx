'use client';

import { useMemo, useState } from 'react';
import { decisionOf, stepsOf } from '@/components/activity/model/activity-history';
import type { ActivityState } from '@/components/activity/model/activity-state';
import { needsReapproval } from '@/components/activity/model/activity-write';
import type { ReviewStudent } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { useSigners } from '@/components/activity/shared/use-signers';
import { SavedCredential } from '@/components/credential/saved-credential';
import { useLast } from '@/components/form/use-last';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import type { ActivityContext } from './activity-form';
import { ActivitySteps } from './activity-steps';
import { EditActivity } from './edit-activity';
import { ManageActions } from './manage-actions';
import { ManageNext } from './manage-next';

export interface ManageDialogProps {
  /** Undefined once it is removed from the list, in this tab or another one. */
  activity: OwnActivity | undefined;
  /** The college's own record of the activity, if there is one. */
  published: Activity | undefined;
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  context: ActivityContext;
  /** Returns where the activity is, as its row says. */
  stateOf: (activity: Activity) => ActivityState;
  onClose: () => void;
}

/** Shows where one activity is, what can be done now, its record, and its edit form. */
export function ManageDialog(props: ManageDialogProps) {
  const { activity, published, student, keys, context, stateOf, onClose } = props;
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
  const state = shown && stateOf(shown);
  const edit = () => setEditing(true);
  return (
    <Dialog title={shown?.name ?? 'No longer here'} onClose={onClose}>
      {!shown || !state ? (
        <p>It is no longer in the list.</p>
      ) : editing ? (
        <EditActivity
          activity={shown}
          gone={!activity}
          published={published}
          isResubmission={isResubmission}
          context={context}
        />
      ) : (
        <div className="grid gap-6">
          <ActivityRecord activity={shown} steps={steps} signers={signers} line={state.line}>
            <ActivitySteps steps={state.steps} />
            <ManageNext
              activity={shown}
              place={state.place}
              student={student}
              keys={keys}
              onEdit={edit}
            />
          </ActivityRecord>
          {credential && <SavedCredential name={shown.name} credential={credential} />}
          <ManageActions
            activity={shown}
            editLabel={
              state.action === 'Edit and resubmit'
                ? null
                : isResubmission
                  ? 'Edit and resubmit'
                  : 'Edit'
            }
            onEdit={edit}
          />
        </div>
      )}
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
