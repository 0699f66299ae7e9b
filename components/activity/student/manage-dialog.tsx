'use client';

import { useMemo, useState } from 'react';
import { decisionOf, stepsOf } from '@/components/activity/model/activity-history';
import type { ActivityState, ActivityStep } from '@/components/activity/model/activity-state';
import {
  needsReapproval,
  editActivityChanges,
  submitActivityChanges,
} from '@/components/activity/model/activity-write';
import type { ReviewStudent } from '@/components/activity/model/review';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { useSigners } from '@/components/activity/shared/use-signers';
import { SavedCredential } from '@/components/credential/saved-credential';
import { useLast } from '@/components/form/use-last';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { type ActivityContext, ActivityForm } from './activity-form';
import { ManageNext } from './manage-next';
import { CheckIcon } from '@heroicons/react/16/solid';
import {
  activityShape,
  type ActivityContent,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import { usePersonName } from '@/components/page/person-name';
import { type FormDraft, formName } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import { workspace } from '@/lib/store/device';
import { savedMessage } from '@/lib/store/write-with-undo';
import { dayOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { DraftHint } from '@/components/form/draft-hint';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button, cornerLinkClass } from '@/components/ui/button';
import { deleteActivity, withdrawActivity, confirmDeleteText } from './activity-changes';

interface ManageActionsProps {
  activity: OwnActivity;
  /** The label of the edit button; null if there is one above. Editing may need approval again. */
  editLabel: string | null;
  onEdit: () => void;
}

/** The actions on an activity. Deleting asks for confirmation. */
function ManageActions({ activity, editLabel, onEdit }: ManageActionsProps) {
  const close = useCloseDialog();
  const by = usePersonName();
  const [asked, setAsked] = useState(false);
  const run = (action: (activity: OwnActivity, by: string) => Promise<void>) => () =>
    void action(activity, by).then(close, () => {});
  if (asked)
    return (
      <ConfirmDelete onDelete={run(deleteActivity)} onCancel={() => setAsked(false)}>
        <p>{confirmDeleteText(activity)}</p>
      </ConfirmDelete>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <DraftHint form={formName('activity', activity.id)} />
      {editLabel && <Button onClick={onEdit}>{editLabel}</Button>}
      {activity.status === 'Pending' && <Button onClick={run(withdrawActivity)}>Withdraw</Button>}
      <button
        type="button"
        onClick={() => setAsked(true)}
        className={`${cornerLinkClass} min-h-10 px-2`}
      >
        Delete…
      </button>
    </div>
  );
}

interface EditActivityProps {
  activity: OwnActivity;
  gone: boolean;
  published: Activity | undefined;
  isResubmission: boolean;
  context: ActivityContext;
}

/** The form of an activity that is changed, or submitted as a new one because it is gone. */
function EditActivity({ activity, gone, published, isResubmission, context }: EditActivityProps) {
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

const dots = {
  done: 'bg-brand text-on-brand border-brand',
  current: 'border-brand',
  open: 'border-control',
} as const;

/** The way of an activity from the student to the decision, with the step where it is. */
function ActivitySteps({ steps }: { steps: readonly ActivityStep[] }) {
  return (
    <ol aria-label="Where it is" className="grid grid-cols-4 text-note">
      {steps.map(({ name, detail, state }) => (
        <li
          key={name}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group grid content-start gap-1.5 pe-2"
        >
          <span className="flex items-center gap-2" aria-hidden="true">
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${dots[state]}`}
            >
              {state === 'done' && <CheckIcon className="size-4" />}
              {state === 'current' && <span className="size-2.5 rounded-full bg-brand" />}
            </span>
            <span
              className={`h-0.5 grow group-last:hidden ${state === 'done' ? 'bg-brand' : 'bg-line'}`}
            />
          </span>
          <span className={state === 'open' ? 'text-muted' : 'font-semibold'}>
            {name}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
          {detail && <span className="text-small text-muted">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

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
