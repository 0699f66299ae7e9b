import { fromLetter, readExchange, type LetterOf } from '@/components/exchange/model/file';
import { plausibleMoment, type Payload } from '@/components/exchange/model/payload';
import { receivedId, sentName } from '@/components/exchange/model/plan';
import type { Absence } from '@/components/roll-call/model/absence';
import { change, now, type Change } from '@/lib/store/record';

/** The content of a letter about days away. */
export function makeAbsence({ id, student, ...absence }: Absence): Payload<'absence'> {
  const madeAt = now();
  const { from, to, reason, text, withdrawn } = absence;
  const item = {
    ...{ absence: sentName(id), from, to, reason, text },
    at: plausibleMoment(absence.at, madeAt),
    withdrawn: withdrawn && plausibleMoment(withdrawn, madeAt),
  };
  return { madeAt, student, items: [item] };
}

/** The changes that store what a letter says about days away. One that was withdrawn stays so. Rejects with an ExchangeError. */
export async function absenceChanges(file: File, letter: LetterOf): Promise<Change[]> {
  const { payload } = fromLetter(await readExchange(file, 'absence', []), letter);
  const { student } = payload;
  return payload.items.map(({ absence, ...days }) => {
    const id = receivedId(student.rollNumber, absence);
    const came: Absence = { id, student, ...days, teachers: [] };
    return change('absences', id, (current) => (current?.withdrawn ? current : came));
  });
}
