import { deleteActivity, resubmitActivity, withdrawActivity } from '@/lib/activity-write';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import type { Change } from '@/lib/workspace/record';
import type { OwnActivity } from '@/lib/workspace/use-list';

/** Makes changes and says so, with the way to undo them. */
async function make(changes: readonly Change[], text: string): Promise<void> {
  const undo = await workspace.write(changes);
  say(text, { action: { label: 'Undo', run: () => void undo().catch(() => {}) } });
}

/** Takes a waiting activity back, on this device. */
export function withdrawHere(activity: OwnActivity): Promise<void> {
  return make(withdrawActivity(activity), `“${activity.name}” is withdrawn, on this device.`);
}

/** Submits a withdrawn activity again, on this device. */
export function resubmitHere(activity: OwnActivity): Promise<void> {
  const text = `Saved on this device: “${activity.name}” waits for approval again. Nothing was sent to a server.`;
  return make(resubmitActivity(activity), text);
}

/** Deletes an activity from this device. */
export async function deleteHere(activity: OwnActivity): Promise<void> {
  await workspace.load('drafts');
  const around = {
    activities: workspace.records('activities'),
    drafts: workspace.records('drafts'),
  };
  await make(deleteActivity(activity, around), `“${activity.name}” is deleted from this device.`);
}
