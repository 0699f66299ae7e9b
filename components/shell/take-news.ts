import { planAssignments } from '@/components/assignment/model/assignment-file';
import { planAwards } from '@/components/event-list/model/award';
import type { Plan } from '@/components/exchange/model/plan';
import { ExchangeError, NewerFileError } from '@/components/exchange/model/problem';
import { fromLetter, readExchange, type LetterOf } from '@/components/exchange/model/file';
import { planChanges } from '@/components/schedule/model/change-file';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import type { Letter } from '@/lib/drop/letter';
import { currentRecord } from '@/lib/record/current';
import { isSameId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import type { Change } from '@/lib/store/record';
import { showToast } from '@/lib/toast/toast';
import { countText } from '@/lib/text/count';

const stores = ['activities', 'assignments', 'cancellations'] as const;

/**
 * Imports what a teacher sent, as from a file: assignments or classes that changed, for a section, or what an event gives
 * this student. A toast says what arrived, or why it cannot be used. Throws while no record is open: then the letter is read
 * later.
 */
export async function takeNews(
  letter: Letter,
  remembered: (isTaken: boolean) => Change,
  teacher: string,
  signedOnly: boolean,
): Promise<void> {
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'student') throw new Error('No record is open.');
  await Promise.all(stores.map((store) => workspace.load(store)));
  if (stores.some((store) => workspace.unreadable().has(store)))
    throw new Error('What is stored cannot be read.');
  try {
    const name = record.drop?.find((one) => isSameId(one.teacher, teacher))?.name;
    const plan = await planOf(letter, { id: letter.id, from: teacher, name }, record, signedOnly);
    await workspace.write([...plan.changes, remembered(true)]);
    announce(name ?? teacher, plan);
  } catch (error) {
    if (error instanceof NewerFileError) throw new EncryptionError('newer');
    if (!(error instanceof ExchangeError)) throw error;
    await workspace.write([remembered(false)]);
    showToast(`A letter from a teacher could not be used. ${error.problems[0]}`, { urgent: true });
  }
}

async function planOf(
  { kind, file = '' }: Letter,
  sender: LetterOf,
  record: StudentRecord,
  signedOnly: boolean,
): Promise<Plan> {
  const {
    assignments,
    sections,
    timetable,
    keys: { items: keys },
  } = record;
  const source = new File([file], `${kind}.json`, { type: 'application/json' });
  if (kind === 'changes') {
    const opened = fromLetter(await readExchange(source, kind, keys), sender);
    const meetings = timetable?.meetings.map(({ id }) => id) ?? [];
    return planChanges([opened], workspace.records('cancellations'), meetings);
  }
  if (kind === 'award') {
    const opened = fromLetter(await readExchange(source, kind, keys), sender);
    return planAwards(opened, {
      ...{ student: record.student, published: record.activities.items, signedOnly },
      stored: workspace.records('activities'),
    });
  }
  const opened = fromLetter(await readExchange(source, 'assignments', keys), sender);
  const listed = assignments.items.map(({ id }) => id);
  const stored = workspace.records('assignments');
  return planAssignments([opened], stored, { listed, sections });
}

function announce(by: string, { entries }: Plan): void {
  const taken = entries.filter((entry) => entry.taken);
  const texts = taken.map(({ title, detail }) => `${title}, ${detail}`);
  const several = countText(taken.length, ['new entry', 'new entries']);
  if (taken.length > 0) showToast(`From ${by}: ${taken.length > 2 ? several : texts.join('; ')}.`);
}
