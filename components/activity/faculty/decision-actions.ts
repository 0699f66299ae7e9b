import {
  decide,
  decidedName,
  decidedText,
  removeReasonDrafts,
  revisionsOf,
  affectedRows,
  type Decision,
} from '@/components/activity/model/decision';
import { reviewName, reviewTitle, type ReviewRow } from '@/components/activity/model/review';
import { currentRecord } from '@/lib/record/current';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** Decides on rows on this device, removes the drafts of their reasons, and shows a toast with Undo. */
export async function decideActivities(
  rows: readonly ReviewRow[],
  decision: Decision,
  draft: readonly Change[] = [],
): Promise<void> {
  const changed = affectedRows(rows, decision.what);
  if (changed.length === 0) return;
  const hasDrop = currentRecord.snapshot().record?.drop !== undefined;
  const [revisions] = await Promise.all([revisionsOf(changed), workspace.load('drafts')]);
  const moot = removeReasonDrafts(workspace.records('drafts'), changed);
  await writeWithUndo(
    [...decide(changed, decision, revisions), ...draft, ...moot],
    decidedText(changed.map(reviewTitle), decision.what, hasDrop),
    { undoes: decidedName(changed.map(reviewName), decision.what) },
  );
}

/** Deletes a submission that came by file, with its evidence and decisions. */
export async function deleteSubmission(row: ReviewRow): Promise<void> {
  const name = `${reviewTitle(row)} of ${row.student}`;
  await workspace.load('drafts');
  const moot = removeReasonDrafts(workspace.records('drafts'), [row]);
  await deleteWithUndo([remove('submissions', row.id), ...moot], {
    name,
    text: `${name} is deleted from this device.`,
  });
}
