import {
  activityShape,
  type ActivityContent,
  type ActivityValues,
} from '@/components/activity/model/activity-form';
import {
  editActivityChanges,
  submitActivityChanges,
} from '@/components/activity/model/activity-write';
import { usePersonName } from '@/components/page/person-name';
import { useCloseDialog } from '@/components/ui/dialog';
import type { Activity } from '@/lib/activity/activity';
import type { FormDraft } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import { workspace } from '@/lib/store/device';
import type { OwnActivity } from '@/lib/store/use-list';
import { savedMessage } from '@/lib/store/write-with-undo';
import { dayOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import { ActivityForm, type ActivityContext } from './activity-form';

interface EditActivityProps {
  activity: OwnActivity;
  gone: boolean;
  published: Activity | undefined;
  isResubmission: boolean;
  context: ActivityContext;
}

/** The form of an activity that is changed, or submitted as a new one because it is gone. */
export function EditActivity({
  activity,
  gone,
  published,
  isResubmission,
  context,
}: EditActivityProps) {
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
