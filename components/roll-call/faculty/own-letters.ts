import { ownSections, sectionsIn } from '@/components/drop/model/section';
import type { RollCall } from '@/components/roll-call/model/roll-call';
import { versionOf } from '@/components/roll-call/model/roll-call';
import { continued, rollCallsIn } from '@/components/roll-call/model/roll-letter';
import type { TeacherDrop } from '@/lib/drop/access';
import { openLetter } from '@/lib/drop/letter';
import { readLines } from '@/lib/drop/lines';
import { boxNames, dayName, importPairKey } from '@/lib/drop/names';
import { maxOfDay, pairKeyOf } from '@/lib/drop/queue';
import { fetchLetter } from '@/lib/drop/transport';
import { fromBase64Url } from '@/lib/file/base64';
import { currentRecord } from '@/lib/record/current';
import { workspace } from '@/lib/store/device';

/**
 * Reads the teacher's own letters to a section about a day, and continues from the registers that another device sent.
 * Nothing happens without a drop box or a connection, or once the signal is aborted.
 */
export async function readOwnLetters(
  section: string,
  day: string,
  signal: AbortSignal,
): Promise<void> {
  const { record } = currentRecord.snapshot();
  if (record?.kind !== 'teacher' || !record.drop) return;
  const students = record.register.items.map(({ rollNumber }) => rollNumber);
  for (const own of sectionsIn(section, ownSections(record)))
    for (let n = 0; n < maxOfDay; n++) {
      const found = await readLetter(record.drop, { section: own, day, n }, students);
      if (!found || signal.aborted) break;
      const changes = continued(found, workspace.records('rollCalls'));
      if (changes.length > 0) await workspace.write(changes);
    }
}

/** The registers in a letter that this device does not know; null if there is no such letter. */
async function readLetter(
  drop: TeacherDrop,
  { section, day, n }: { section: string; day: string; n: number },
  students: readonly string[],
): Promise<RollCall[] | null> {
  const bytes = drop.sections?.find((one) => one.section === section)?.key;
  if (!bytes) return null;
  const key = await importPairKey(fromBase64Url(bytes));
  const name = await dayName(key, day, n);
  // A letter that this device sent or has read already.
  const isOwn = [...workspace.records('letters').values()].some((one) =>
    one.direction === 'out' ? one.name === name && one.state === 'sent' : one.id === name,
  );
  if (isOwn) return [];
  const boxKey = fromBase64Url(drop.key);
  const { outGet } = await boxNames(boxKey, drop.college);
  const there = await fetchLetter(null, 'get', outGet, name);
  if (!('found' in there)) return null;
  const letter = await openLetter(key, 'out', name, there.found).catch(() => null);
  if (letter?.kind !== 'attendance' || !letter.file) return [];
  const { head, lineOf } = readLines(name, letter.file);
  const lines = new Map<string, string>();
  for (const student of new Set(students)) {
    const line = await lineOf(await pairKeyOf(drop, boxKey, student));
    if (line !== null) lines.set(student, line);
  }
  const known = workspace.records('rollCalls');
  return rollCallsIn(head, lines).filter((one) => {
    const own = known.get(one.id);
    return !own || versionOf(own) !== versionOf(one);
  });
}
