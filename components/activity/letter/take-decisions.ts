import { decisionOf } from '@/components/activity/model/activity-history';
import { planDecisions, readDecisions } from '@/components/activity/model/decision-file';
import { hasVersion, lettersAbout } from '@/components/drop/model/letter';
import { ExchangeError, NewerFileError } from '@/components/exchange/model/problem';
import { fromLetter } from '@/components/exchange/model/file';
import { replyDecryptionKeys } from '@/components/exchange/reply-key';
import type { OutLetter } from '@/lib/drop/letters';
import { currentRecord } from '@/lib/record/current';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { mergeRecords, type Overlay } from '@/lib/store/merge';
import type { Change } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { formatCount } from '@/lib/text/count';
import { showToast } from '@/lib/toast/toast';

/** The record of the student who is signed in. */
function ownRecord() {
  const { record } = currentRecord.snapshot();
  return record?.kind === 'student' ? record : null;
}

/** The student's activities, with the changes on this device. */
function ownActivities(): OwnActivity[] {
  const overlays: unknown = workspace.records('activities');
  const published = ownRecord()?.activities.items ?? [];
  return mergeRecords(published, overlays as ReadonlyMap<string, Overlay<object>>) as OwnActivity[];
}

/**
 * Returns true if a teacher has something to decide in a letter: an activity that waits, in the version that waits or in the last
 * letter about it.
 */
export function isOpen(letter: OutLetter): boolean {
  const letters = lettersAbout(workspace.records('letters').values());
  return ownActivities().some(
    ({ id, status, withdrawn, history = [] }) =>
      status === 'Pending' &&
      !withdrawn &&
      !decisionOf(history) &&
      letter.about.includes(id) &&
      (letters.get(id)?.id === letter.id || hasVersion(letter, history.at(-1)?.at ?? '')),
  );
}

/**
 * Reads the decisions that answer a letter, as from a file, and returns the changes that record them. Null if they cannot
 * be taken; a toast says why. Throws while no record is open, and if the file is of a newer release: then it is read later.
 */
export async function takeDecisions(
  file: File,
  { id, with: teacher }: OutLetter,
  signedOnly: boolean,
): Promise<Change[] | null> {
  const record = ownRecord();
  if (!record) throw new Error('No record is open.');
  try {
    const decryptionKeys = await replyDecryptionKeys();
    const reading = { keys: record.keys.items, decryptionKeys, signedOnly };
    const opened = await readDecisions(file, record.student, reading);
    const name = record.drop?.find((box) => isSameId(box.teacher, teacher))?.name;
    const answer = fromLetter(opened, { id, from: teacher, name });
    return [...(await planDecisions([answer], ownActivities())).changes];
  } catch (error) {
    if (!(error instanceof ExchangeError) || error instanceof NewerFileError) throw error;
    showToast(`A letter from a teacher could not be used. ${error.problems[0]}`, { urgent: true });
    return null;
  }
}

/** Says which decisions were recorded. */
export function announceDecisions(changes: readonly Change[]): void {
  const titles = changes.flatMap(({ store, to }) =>
    store === 'events' ? [(to(null) as { title: string }).title] : [],
  );
  if (titles.length === 0) return;
  const several = `${formatCount(titles.length)} decisions arrived`;
  showToast(`${titles.length > 2 ? several : titles.join('. ')}.`);
}
