import { letterWith } from '@/components/drop/send-exchange';
import type { CredentialIssuer } from '@/components/credential/model/issuer';
import { saveExchange } from '@/components/exchange/exchange-save';
import type { SigningKey } from '@/components/exchange/model/signature';
import { makeAward, makeEvent, type EventSigner } from '@/components/event-list/model/event-file';
import {
  changeList,
  untold,
  type EventList,
  type EventRow,
} from '@/components/event-list/model/event-list';
import { changeLetter, office, type OutLetter } from '@/lib/drop/letters';
import { longestEventHold } from '@/lib/drop/queue';
import { sendNow } from '@/lib/drop/start';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import { now, remove, type Change, type Records } from '@/lib/store/record';
import { savedMessage } from '@/lib/store/write-with-undo';
import { announce } from '@/lib/toast/announce';
import { focusTrail } from '@/lib/toast/focus-trail';
import { showToast } from '@/lib/toast/toast';

/** What the pages of events need of the record and the college. */
export interface EventsProps {
  students: readonly RegisteredStudent[];
  rules: ActivityRules;
  by: EventSigner;
  issuer: CredentialIssuer;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

export interface EventSigning {
  by: EventSigner;
  issuer: CredentialIssuer;
  key: SigningKey;
}

/** Returns true for a letter of this device about a list. */
export const isAboutList =
  (id: string) =>
  (letter: Records['letters']): letter is OutLetter =>
    letter.direction === 'out' && letter.about.includes(id);

/** The letters that are still held back. */
export const heldLetters = (letters: readonly OutLetter[], at = Date.now()): OutLetter[] =>
  letters.filter(({ state, notBefore = '' }) => state === 'waiting' && Date.parse(notBefore) > at);

/**
 * Signs what a list has that was not signed yet. With a drop box, letters to the teacher's students and to the office are
 * held back for ten minutes; otherwise the browser saves a file for the office. Throws if nothing can be stored.
 */
export async function signEvent(
  list: EventList,
  rows: readonly EventRow[],
  { by, issuer, key }: EventSigning,
): Promise<void> {
  const from = focusTrail();
  const at = now();
  const people = untold(rows);
  const making = {
    kind: 'event',
    whom: by.employeeId,
    payload: makeEvent(by, list, rows, at),
    key,
  } as const;
  const version = {
    ...{ at, keyId: key.keyId },
    people: people.map(({ rollNumber, state }): [string, EventRow['state']] => [rollNumber, state]),
  };
  const changes: Change[] = [
    changeList(list.id, at, (current) => ({ ...current, signed: [...current.signed, version] })),
  ];
  const hasDrop = currentRecord.snapshot().record?.drop !== undefined;
  const failed = (problems: readonly string[]) =>
    showToast(`Not signed. ${problems.join(' ')}`, { urgent: true });
  if (!hasDrop) {
    const saved = await saveExchange(making);
    if ('problems' in saved) return void failed(saved.problems);
  } else {
    const about = [list.id];
    const notBefore = new Date(Date.parse(at) + longestEventHold).toISOString();
    const toOffice = await letterWith(making, { with: office, about, notBefore });
    if ('problems' in toOffice) return void failed(toOffice.problems);
    changes.push(...toOffice.changes);
    for (const row of people) {
      const { student } = row;
      if (!student) continue;
      const payload = await makeAward(by, list, { ...row, student }, at, { key, issuer });
      const { rollNumber } = student;
      const award = await letterWith(
        { kind: 'award', whom: rollNumber, payload, key },
        { with: rollNumber, about, notBefore },
      );
      if ('problems' in award) return void failed(award.problems);
      changes.push(...award.changes);
    }
  }
  await workspace.write(changes);
  if (hasDrop) void sendNow();
  const text = hasDrop
    ? 'Signed. It goes out in 10 minutes.'
    : 'Signed, and the file was given to your browser to save. Give it to the office.';
  showToast(savedMessage(text), {
    from,
    action: { label: 'Undo', undoes: 'Signature', run: () => undoSignature(list.id) },
  });
}

/** Takes the last signature back, unless its letters are sent already. */
export async function undoSignature(id: string): Promise<void> {
  const list = await workspace.read('eventLists', id);
  const last = list?.signed.at(-1);
  if (!last) return;
  const own = (await workspace.all('letters')).filter(isAboutList(id));
  const letters = own.filter(({ at }) => at >= last.at);
  if (letters.some((one) => one.state !== 'waiting' || one.name)) {
    showToast('It is sent already. Take people out with a reason, and sign again.', {
      urgent: true,
    });
    return;
  }
  await workspace.write([
    changeList(id, now(), (current) => ({
      ...current,
      signed: current.signed.filter(({ at }) => at !== last.at),
    })),
    ...letters.map((one) => remove('letters', one.id)),
  ]);
  announce('Undone: Signature');
}

/** Sends what is held back about a list now. */
export async function sendHeldEvent(id: string): Promise<void> {
  const letters = heldLetters((await workspace.all('letters')).filter(isAboutList(id)));
  await workspace.write(
    letters.map((one) =>
      changeLetter(one.id, 'out', ({ state }) =>
        state === 'waiting' ? { notBefore: undefined } : {},
      ),
    ),
  );
  await sendNow();
}
