import { ownSections } from '@/components/drop/model/section';
import {
  changeKind,
  classTitle,
  type Cancellation,
} from '@/components/schedule/model/class-cancel';
import {
  cancelClassChanges,
  type ClassDecision,
  restoreClassChanges,
} from '@/components/schedule/model/class-cancel-write';
import { useCurrentRecord } from '@/components/session/use-current-record';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { importWithRetry } from '@/lib/browser/new-release';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { savedMessage, writeWithUndo } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';

const done = {
  cancelled: 'cancelled',
  moved: 'moved',
  substituted: 'held by another teacher',
} as const;

/** Cancels or changes a class on a day and removes the draft of the form. */
export async function cancelClass(
  session: UpcomingClass,
  day: string,
  decision: ClassDecision,
  draft: Change,
): Promise<void> {
  const text = `${classTitle(session)} is ${done[changeKind(decision)]}.`;
  const changes = cancelClassChanges(session, day, decision);
  if (await saveAndSend(changes, [draft], text)) return;
  await writeWithUndo([...changes, draft], text);
}

export async function restoreClass(changed: Cancellation): Promise<void> {
  const { id, title } = changed;
  const how = changeKind(changed) === 'cancelled' ? 'on again' : 'as planned again';
  const [changes, text] = [restoreClassChanges(id), `${title} is ${how}.`];
  if (!(await saveAndSend(changes, [], text))) await writeWithUndo(changes, text);
}

/**
 * Makes the change of a class and sends it to the section in a letter, so that it cannot be undone: it can be changed
 * again. False if there is no drop box, or no letter can be made: then nothing is changed.
 */
async function saveAndSend(
  [change]: readonly Change[],
  others: readonly Change[],
  text: string,
): Promise<boolean> {
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'teacher' || !record.drop?.sections || !change) return false;
  const loaded = await importWithRetry(() => import('@/components/schedule/exchange/send-changes'));
  if (!loaded) return false;
  const { name, employeeId } = record.facultyProfile;
  await workspace.load('cancellations');
  const to = change.to as (stored: Cancellation | null) => Cancellation;
  const changed = to(workspace.records('cancellations').get(change.id) ?? null);
  let isStored = false;
  const sent = await loaded.sendChanges(
    { name, employeeId },
    [changed],
    [change, ...others],
    () => (isStored = true),
  );
  if (!isStored) return false;
  const outcome = 'letter' in sent ? sent.letter : `It is not sent: ${sent.problems.join(' ')}`;
  showToast(savedMessage(`${text} ${outcome}`));
  return true;
}

/** Returns where a changed class goes. */
export function useChangeNote(): string {
  const { record } = useCurrentRecord();
  return ownSections(record).length > 0
    ? 'Sent to the section in a letter. The college gets it as a file from “Export changes” on MyClassroom.'
    : 'Your students and the college get it as a file from “Export changes” on MyClassroom.';
}
