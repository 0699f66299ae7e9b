import { useState } from 'react';
import { usePersonName } from '@/components/portal/person-name';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { draftId } from '@/lib/activity-write';
import { draftsOf } from '@/lib/form-draft';
import type { OwnActivity } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';
import { DraftHint } from '@/components/portal/draft-hint';
import { deleteHere, withdrawHere } from './activity-deed';

interface ManageActionsProps {
  activity: OwnActivity;
  /** What editing is called: it may ask for approval again. */
  editLabel: string;
  onEdit: () => void;
}

/** What can be done with an activity; deleting asks once more. */
export function ManageActions({ activity, editLabel, onEdit }: ManageActionsProps) {
  const close = useCloseDialog();
  const by = usePersonName();
  const [asked, setAsked] = useState(false);
  const drafts = draftsOf(useRecords('drafts'), draftId(activity.id));
  const run = (deed: (activity: OwnActivity, by: string) => Promise<void>) => () =>
    void deed(activity, by).then(close, () => {});
  if (asked)
    return (
      <div role="group" aria-label="Delete it?" className="grid gap-3">
        <p className="text-note">
          {activity.origin === 'device'
            ? `Delete “${activity.name}” and its evidence from this device?`
            : `Take “${activity.name}” off your list on this device? The college's own record stays as it is.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={run(deleteHere)} className={buttonClass('primary')}>
            Delete it
          </button>
          <button type="button" autoFocus onClick={() => setAsked(false)} className={buttonClass()}>
            Keep it
          </button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <DraftHint drafts={drafts} />
      <button type="button" onClick={onEdit} className={buttonClass('primary')}>
        {editLabel}
      </button>
      {activity.status === 'Pending' && (
        <button type="button" onClick={run(withdrawHere)} className={buttonClass()}>
          Withdraw
        </button>
      )}
      <button type="button" onClick={() => setAsked(true)} className={buttonClass()}>
        Delete
      </button>
    </div>
  );
}
