import { ownSections, sectionsIn } from '@/components/drop/model/section';
import { letterWith, withoutLetters } from '@/components/drop/send-exchange';
import type { Payload } from '@/components/exchange/model/payload';
import { isOther, type RollCall } from '@/components/roll-call/model/roll-call';
import { makeRollCalls } from '@/components/roll-call/model/roll-call-file';
import { linesOf } from '@/components/roll-call/model/roll-letter';
import { letterChanges, office } from '@/lib/drop/letters';
import { longestHold } from '@/lib/drop/queue';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';
import { remove, type Change } from '@/lib/store/record';

/** The letters that tell what was saved, and the changes that put them into the queue. */
export interface RegisterLetters {
  ids: readonly string[];
  changes: readonly Change[];
}

export const noLetters: RegisterLetters = { ids: [], changes: [] };

/**
 * The letters about registers that these changes save: to each section, with all registers of the day, and signed to the
 * office. They are held back while the save can be undone, and replace those that wait. None without a drop box.
 */
export async function registerLetters(
  saving: readonly Change[],
  by: Payload<'rollCall'>['by'],
): Promise<RegisterLetters> {
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'teacher' || !record.drop) return noLetters;
  const stored = new Map(workspace.records('rollCalls'));
  const saved = saving.flatMap((change) => {
    const current = stored.get(change.id) ?? null;
    const after = (change.to as (current: RollCall | null) => RollCall | null)(current);
    if (after) stored.set(change.id, after);
    return after && after !== current ? after : [];
  });
  const notBefore = new Date(Date.now() + longestHold).toISOString();
  const letters: RegisterLetters[] = [];
  for (const section of ownSections(record))
    for (const day of new Set(saved.filter(isOf(section)).map((one) => one.day))) {
      const all = [...stored.values()].filter((one) => one.day === day && isOf(section)(one));
      const own = all.filter(({ id, meeting }) => id.startsWith(`${meeting}:`) && !isOther(id));
      letters.push(await sectionLetter(section, day, own, notBefore));
    }
  const toOffice = saved.length > 0 ? await officeLetter(saved, by, notBefore) : noLetters;
  return [...letters, toOffice].reduce((one, other) => ({
    ids: [...one.ids, ...other.ids],
    changes: [...one.changes, ...other.changes],
  }));
}

const isOf = (section: string) => (one: RollCall) => sectionsIn(one.section, [section]).length > 0;

async function sectionLetter(
  section: string,
  day: string,
  rollCalls: readonly RollCall[],
  notBefore: string,
): Promise<RegisterLetters> {
  const file = new Blob([JSON.stringify(linesOf(rollCalls))], { type: 'application/json' });
  const about = rollCalls.map(({ id }) => id);
  const made = await letterChanges({
    ...{ kind: 'attendance', with: section, file, about, day, notBefore },
  });
  if ('problem' in made) return noLetters;
  const replaced = (await workspace.all('letters')).flatMap((one) =>
    one.direction === 'out' &&
    one.kind === 'attendance' &&
    one.with === section &&
    one.day === day &&
    (one.state === 'waiting' || one.state === 'failed')
      ? [remove('letters', one.id)]
      : [],
  );
  return { ids: [made.id], changes: [...replaced, ...made.changes] };
}

async function officeLetter(
  saved: readonly RollCall[],
  by: Payload<'rollCall'>['by'],
  notBefore: string,
): Promise<RegisterLetters> {
  const key = workspace.records('keys').get('signing');
  if (!key) return noLetters;
  const payload = makeRollCalls(by, saved);
  const made = await letterWith(
    { kind: 'rollCall', whom: by.employeeId, payload, key },
    { with: office, about: saved.map(({ id }) => id), notBefore },
  );
  if ('problems' in made) return noLetters;
  const replaced = await withoutLetters(saved, 'rollCall', ['waiting', 'failed']);
  return { ids: [made.id], changes: [...replaced, ...made.changes] };
}
