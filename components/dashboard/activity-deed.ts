import { deleteActivity, resubmitActivity, withdrawActivity } from '@/lib/activity-write';
import { workspace } from '@/lib/workspace/device';
import type { OwnActivity } from '@/lib/workspace/use-list';
import { writeAndSay } from '@/lib/workspace/write-and-say';

/** Takes a waiting activity back, on this device. */
export function withdrawHere(activity: OwnActivity, by: string): Promise<void> {
  return writeAndSay(
    withdrawActivity(activity, by),
    `“${activity.name}” is withdrawn, on this device.`,
  );
}

/** Submits a withdrawn activity again, on this device. */
export function resubmitHere(activity: OwnActivity, by: string): Promise<void> {
  const text = `Saved on this device: “${activity.name}” waits for approval again. Nothing was sent to a server.`;
  return writeAndSay(resubmitActivity(activity, by), text);
}

/** Deletes an activity from this device. */
export async function deleteHere(activity: OwnActivity): Promise<void> {
  await workspace.load('drafts');
  await writeAndSay(
    deleteActivity(activity, workspace.records('drafts')),
    `“${activity.name}” is deleted from this device.`,
  );
}
