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
import { normalizeId } from '@/lib/record/person';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';
import { writeWithUndo } from '@/lib/store/write-with-undo';

type UndoOptions = NonNullable<Parameters<typeof writeWithUndo>[2]>;

interface DecideOptions extends Pick<UndoOptions, 'onMade' | 'onUndone'> {
  draft?: Change;
}

/** Decides on rows on this device, removes the drafts of their reasons, and shows a toast with Undo. */
export async function decideActivities(
  rows: readonly ReviewRow[],
  decision: Decision,
  { draft, ...options }: DecideOptions = {},
): Promise<void> {
  const changed = affectedRows(rows, decision.what);
  if (changed.length === 0) return;
  const hasDrop = currentRecord.snapshot().record?.drop !== undefined;
  const [revisions] = await Promise.all([revisionsOf(changed), workspace.load('drafts')]);
  const moot = removeReasonDrafts(workspace.records('drafts'), changed);
  await writeWithUndo(
    [...decide(changed, decision, revisions), ...(draft ? [draft] : []), ...moot],
    decidedText(changed.map(reviewTitle), decision.what, hasDrop ? 0 : fileCount(changed)),
    { undoes: decidedName(changed.map(reviewName), decision.what), ...options },
  );
}

/** The files with which decisions on these rows are given back: two for each student who is not on this device. */
const fileCount = (rows: readonly ReviewRow[]) =>
  2 *
  new Set(
    rows
      .filter(({ source }) => source === 'record' || source === 'submission')
      .map(({ rollNumber }) => normalizeId(rollNumber)),
  ).size;

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
