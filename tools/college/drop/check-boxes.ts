import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pairInfo, tagIn, importPairKey, tagsOf, weeksBack } from '@/lib/drop/names';
import { personKinds, type PersonKind } from '@/lib/record/person';
import { formatSize } from '@/lib/text/file-size';
import { pluralize } from '@/tools/file/pluralize';
import type { College } from '../college';
import { officeBox, teacherBoxKey } from './access';
import { served } from './boxes';
import { boxNamesOf, deriveFromBox } from './derive';
import { sendersOf } from './office-letters';

/** A box that is checked. Of an outbox, nobody knows whose letters are in it. */
interface CheckedBox {
  title: string;
  put: string;
  /** The tags of those who may write to it. */
  tags?: () => Promise<ReadonlySet<string>>;
}

/** Deletes the letters that nobody wrote who may write, and returns a line for each box that has letters, the largest first. */
export async function checkBoxes(
  folder: string,
  college: College,
  people: Readonly<Record<PersonKind, readonly string[]>>,
  now: Date,
): Promise<string[]> {
  const found: { line: string; size: number }[] = [];
  for (const { title, put, tags } of boxesToCheck(college, people, now)) {
    const box = join(served(folder, 'put'), put);
    const letters = existsSync(box) ? readdirSync(box).filter((name) => letter.test(name)) : [];
    if (letters.length === 0) continue;
    const known = await tags?.();
    const left = letters.filter((name) => !known || known.has(tagIn(name)));
    const foreign = letters.filter((name) => known && !known.has(tagIn(name)));
    for (const name of foreign) rmSync(join(box, name));
    const size = left.reduce((sum, name) => sum + statSync(join(box, name)).size, 0);
    const deleted = foreign.length > 0 ? `, ${foreign.length} of nobody deleted` : '';
    const line = `boxes: ${title}: ${pluralize(left.length, 'letter')}, ${formatSize(size)}${deleted}`;
    found.push({ line, size });
  }
  return found.sort((one, other) => other.size - one.size).map(({ line }) => line);
}

const letter = /^[0-9a-f]{64}\.jwe$/;

function boxesToCheck(
  college: College,
  people: Readonly<Record<PersonKind, readonly string[]>>,
  now: Date,
): CheckedBox[] {
  const ofTeachers = people.teacher.flatMap((id) => {
    const boxKey = teacherBoxKey(college, id);
    const { inPut, outPut } = boxNamesOf(college, boxKey);
    const tags = () => tagsOfStudents(college, id, boxKey, now);
    return [
      { title: `letters to ${id}`, put: inPut, tags },
      { title: `letters of ${id}`, put: outPut },
    ];
  });
  const ofOffice = personKinds.map((kind) => ({
    title: `letters of ${kind}s to the office`,
    put: officeBox(college, kind),
    tags: async () => new Set((await sendersOf(college, kind, people[kind], now)).keys()),
  }));
  return [...ofTeachers, ...ofOffice];
}

/** The tags of the students who are in the sections of a teacher since the records were sealed last. */
async function tagsOfStudents(college: College, id: string, boxKey: Buffer, now: Date) {
  const tags = new Set<string>();
  for (const { students } of Object.values(college.sections?.[id] ?? {}))
    for (const [student, generation] of Object.entries(students)) {
      const bytes = deriveFromBox(college, boxKey, pairInfo(student, generation));
      const key = await importPairKey(new Uint8Array(bytes));
      for (const tag of await tagsOf(key, weeksBack(now))) tags.add(tag);
    }
  return tags;
}
