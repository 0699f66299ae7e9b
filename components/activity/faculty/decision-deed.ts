import {
  decide,
  decidedName,
  decidedText,
  forgetReasons,
  undecided,
  type Decision,
} from '@/components/activity/model/decision';
import { deskName, deskTitle, type DeskRow } from '@/components/activity/model/desk';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';
import { writeAndSay } from '@/lib/store/write-and-say';

/** Decides on rows, on this device, removes the drafts of their reasons, and says so with the way to undo it. */
export async function decideHere(
  rows: readonly DeskRow[],
  decision: Decision,
  draft: readonly Change[] = [],
): Promise<void> {
  const changed = undecided(rows, decision.what);
  if (changed.length === 0) return;
  await workspace.load('drafts');
  const moot = forgetReasons(workspace.records('drafts'), changed);
  await writeAndSay(
    [...decide(changed, decision), ...draft, ...moot],
    decidedText(changed.map(deskTitle), decision.what),
    { undoes: decidedName(changed.map(deskName), decision.what) },
  );
}

/** Deletes a submission that came by file, with its evidence and what was decided on it here. */
export async function deleteSubmission(row: DeskRow): Promise<void> {
  const name = `${deskTitle(row)} of ${row.student}`;
  await workspace.load('drafts');
  const moot = forgetReasons(workspace.records('drafts'), [row]);
  await deleteWithUndo([remove('submissions', row.id), ...moot], {
    name,
    text: `${name} is deleted from this device.`,
  });
}
