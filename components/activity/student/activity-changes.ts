import {
  deleteActivityChanges,
  resubmitActivityChanges,
  withdrawActivityChanges,
} from '@/components/activity/model/activity-write';
import { restoreFocus } from '@/components/ui/restore-focus';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import type { OwnActivity } from '@/lib/store/use-list';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** For the focus, when the row with the pressed button is gone; the page behind a dialog takes none. */
const toPage = () => document.getElementById('main');

export async function withdrawActivity(activity: OwnActivity, by: string): Promise<void> {
  await workspace.load('events');
  return writeWithUndo(
    withdrawActivityChanges(activity, by, workspace.records('events')),
    `“${activity.name}” is withdrawn on this device.`,
  );
}

export async function resubmitActivity(activity: OwnActivity, by: string): Promise<void> {
  const text = `“${activity.name}” is waiting for approval again.`;
  await writeWithUndo(resubmitActivityChanges(activity, by), text);
  restoreFocus(toPage);
}

export async function deleteActivity(activity: OwnActivity, by: string): Promise<void> {
  await Promise.all([workspace.load('drafts'), workspace.load('events')]);
  const name = `“${activity.name}”`;
  const changes = deleteActivityChanges(
    activity,
    workspace.records('drafts'),
    workspace.records('events'),
    by,
  );
  await deleteWithUndo(changes, { name, text: `${name} is deleted from this device.` });
  restoreFocus(toPage);
}

/** The question before an activity is deleted. */
export function confirmDeleteText({ origin, name, evidence }: OwnActivity): string {
  if (origin === 'content')
    return `Remove “${name}” from your list on this device? The college's record does not change, and you can put it back below the list.`;
  return evidence
    ? `Delete “${name}” and its evidence, ${evidence.name}, from this device?`
    : `Delete “${name}” from this device?`;
}
