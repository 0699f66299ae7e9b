import { useState } from 'react';
import { DraftHint } from '@/components/form/draft-hint';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { usePersonName } from '@/components/page/person-name';
import { Button, cornerLinkClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { formName } from '@/lib/form/form-draft';
import type { OwnActivity } from '@/lib/store/use-list';
import { deleteActivity, withdrawActivity, confirmDeleteText } from './activity-changes';

interface ManageActionsProps {
  activity: OwnActivity;
  /** The label of the edit button; null if there is one above. Editing may need approval again. */
  editLabel: string | null;
  onEdit: () => void;
}

/** The actions on an activity. Deleting asks for confirmation. */
export function ManageActions({ activity, editLabel, onEdit }: ManageActionsProps) {
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
