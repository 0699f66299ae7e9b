import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropsOf } from '@/__tests__/drops-of';
import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { boxNames, pairKey } from '@/lib/drop/names';
import { fromBase64Url, toBase64Url } from '@/lib/file/base64';
import { sealedPath } from '@/lib/record/derivation';
import { deriveAccess } from '@/lib/record/derive';
import { openRecord } from '@/lib/record/open';
import { normalizeId } from '@/lib/record/person';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { teacherPuts } from '@/tools/college/drop/access';
import { accessCodeOf } from '@/tools/college/access-code';
import { readCollege } from '@/tools/college/college';
import { generationOf } from '@/tools/college/generations';
import { personOf, recordPathOf, type PersonRecord } from '@/tools/college/person-of';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { sealCollege, type SealOptions } from '@/tools/college/seal/seal-college';
import { fixturePublic } from '@/__tests__/fixture/folder';
import { college, firstStudent, noProgress, records, writeCollege } from '../college-folder';

const teacher = records.find(({ kind }) => kind === 'teacher') as TeacherRecord;
const students = records.filter(({ kind }) => kind === 'student');

const seal = (folder: string, options: Partial<SealOptions> = {}) =>
  sealCollege(folder, {
    ...{ progress: noProgress, publicDir: fixturePublic, dropBox: true, today: '2026-11-02' },
    ...options,
  });

async function sealedCollege(): Promise<string> {
  const folder = writeCollege();
  await seal(folder);
  return folder;
}

/** What the published record of a person says about the drop box. */
async function dropIn<T extends TeacherDrop | StudentDrop[]>(
  folder: string,
  record: PersonRecord,
): Promise<T | undefined> {
  const { id, secret, generations } = readCollege(folder);
  const person = personOf(record);
  const code = accessCodeOf(secret, person, generationOf(generations, person));
  const { name, key } = await deriveAccess(code, id, person);
  const sealed = readFileSync(join(folder, 'sealed', sealedPath(name)), 'utf8');
  return (await openRecord(sealed, key, person)).drop as T | undefined;
}

const teacherDropIn = async (folder: string) => (await dropIn<TeacherDrop>(folder, teacher))!;
const studentDropIn = async (folder: string) =>
  (await dropIn<StudentDrop[]>(folder, firstStudent))!;

/** What the teacher's device derives for a student. */
async function expected({ key, generations, college: id }: TeacherDrop, rollNumber: string) {
  const boxKey = fromBase64Url(key);
  const { outGet: get } = await boxNames(boxKey, id);
  const generation = generations?.[normalizeId(rollNumber)] ?? 1;
  return { get, key: toBase64Url(await pairKey(boxKey, id, rollNumber, generation)) };
}

const sectionOf = (record: PersonRecord) =>
  teacher.register.items.find(({ rollNumber }) => normalizeId(rollNumber) === personOf(record).id)
    ?.section;
const ownSection = sectionOf(firstStudent)!;

const keyOf = ({ sections = [] }: TeacherDrop, section: string) =>
  sections.find((one) => one.section === section)!.key;

/** The names to write to the teacher that the server has: first that of now. */
const putsOf = (folder: string, today = '2026-11-02') =>
  teacherPuts(readCollege(folder), personOf(teacher).id, today);

function removeFromRegister(folder: string, isRemoved: (id: string) => boolean = () => true): void {
  const items = teacher.register.items.filter(
    ({ rollNumber }) => !isRemoved(normalizeId(rollNumber)),
  );
  const register = { ...teacher.register, items };
  const file = join(folder, 'records', recordPathOf(teacher));
  writeFileSync(file, JSON.stringify({ ...teacher, register }));
}

test('without a drop box, records say nothing about it', async () => {
  const folder = writeCollege();
  await seal(folder, { dropBox: false });
  expect(await dropIn(folder, teacher)).toBeUndefined();
  expect(await dropIn(folder, firstStudent)).toBeUndefined();
});

test('a student and a teacher get the same names and the same key', async () => {
  const folder = await sealedCollege();
  const own = await studentDropIn(folder);
  expect(own).toEqual([
    {
      teacher: personOf(teacher).id,
      name: teacher.facultyProfile.name,
      ...(await expected(await teacherDropIn(folder), firstStudent.student.rollNumber)),
      put: putsOf(folder)[0],
      sections: [{ section: ownSection, key: keyOf(await teacherDropIn(folder), ownSection) }],
      office: { put: expect.stringMatching(/^[0-9a-f]{32}$/), key: expect.any(String) },
    },
  ]);
  // A student who fills the box keeps no decision of a teacher from the office.
  expect(own![0]!.office!.put).not.toBe((await teacherDropIn(folder)).office.put);
  expect(Object.keys(await teacherDropIn(folder)).sort()).toEqual([
    ...['college', 'key', 'office', 'sections'],
  ]);
});

test('a section has another key after a new card of a student in it, and students have the key before, too', async () => {
  const folder = await sealedCollege();
  const before = keyOf(await teacherDropIn(folder), ownSection);
  revoke(folder, findRevocable(folder, firstStudent.student.rollNumber));
  await seal(folder);
  const after = keyOf(await teacherDropIn(folder), ownSection);
  expect(after).not.toBe(before);
  const keys = [after, before].map((key) => ({ section: ownSection, key }));
  for (const one of students.filter((record) => sectionOf(record) === ownSection))
    expect((await dropIn<StudentDrop[]>(folder, one))?.[0]?.sections).toEqual(keys);
});

test('the helper of other tests derives what is published', async () => {
  const folder = await sealedCollege();
  const drops = dropsOf(college, records, '2026-11-02');
  for (const record of records) expect(await dropIn(folder, record)).toEqual(drops.get(record));
});

test('setting up and removing the drop box writes the records again, and a second run nothing', async () => {
  const folder = writeCollege();
  await seal(folder, { dropBox: false });
  expect(await seal(folder)).toMatchObject({ changed: 5 });
  expect(await seal(folder)).toMatchObject({ changed: 0 });
  expect(await seal(folder, { dropBox: false })).toMatchObject({ changed: 5 });
});

test("a student's new card has a new key, which the teacher's device derives as well", async () => {
  const folder = await sealedCollege();
  const [before] = await studentDropIn(folder);
  revoke(folder, findRevocable(folder, firstStudent.student.rollNumber));
  // The section has another key, and the teacher and the office have other names to write to.
  expect(await seal(folder)).toMatchObject({ changed: 5 });
  const [after] = await studentDropIn(folder);
  expect(after!.get).toBe(before!.get);
  expect(after!.put).not.toBe(before!.put);
  expect(after!.office!.put).not.toBe(before!.office!.put);
  expect(after!.key).not.toBe(before!.key);
  expect(after).toMatchObject(
    await expected(await teacherDropIn(folder), firstStudent.student.rollNumber),
  );
});

test("a teacher's new card has new boxes, and the key of the old ones for thirty days", async () => {
  const folder = await sealedCollege();
  const before = await teacherDropIn(folder);
  revoke(folder, findRevocable(folder, teacher.facultyProfile.employeeId));
  expect(await seal(folder)).toMatchObject({ changed: 5 });
  const after = await teacherDropIn(folder);
  expect(after.previous).toBe(before.key);
  expect(after.key).not.toBe(before.key);
  expect(after.office.put).not.toBe(before.office.put);
  expect(after.office.key).not.toBe(before.office.key);
  const rollNumber = firstStudent.student.rollNumber;
  expect((await studentDropIn(folder))[0]).toMatchObject(await expected(after, rollNumber));

  // A month has other names to write.
  expect(await seal(folder, { today: '2026-12-01' })).toMatchObject({ changed: 5 });
  expect((await teacherDropIn(folder)).previous).toBe(before.key);
  expect(await seal(folder, { today: '2026-12-02' })).toMatchObject({ changed: 1 });
  expect((await teacherDropIn(folder)).previous).toBeUndefined();
});

const idOf = (record: PersonRecord) => personOf(record).id;
const others = students.filter(
  (record) => record !== firstStudent && sectionOf(record) === ownSection,
);

test('the key of a section never comes back, whoever leaves it', async () => {
  const folder = await sealedCollege();
  const keys = [keyOf(await teacherDropIn(folder), ownSection)];
  revoke(folder, findRevocable(folder, firstStudent.student.rollNumber));
  await seal(folder);
  keys.push(keyOf(await teacherDropIn(folder), ownSection));
  removeFromRegister(folder, (id) => id === idOf(firstStudent));
  await seal(folder, { today: '2026-11-03' });
  keys.push(keyOf(await teacherDropIn(folder), ownSection));
  rmSync(join(folder, 'seal-state.json'));
  await seal(folder, { today: '2026-11-04' });
  expect(keyOf(await teacherDropIn(folder), ownSection)).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});

test('who stays in a section has the key before for thirty days', async () => {
  const folder = await sealedCollege();
  expect(others.length).toBeGreaterThan(0);
  const before = keyOf(await teacherDropIn(folder), ownSection);
  removeFromRegister(folder, (id) => id === idOf(firstStudent));
  await seal(folder, { today: '2026-11-03' });
  const after = keyOf(await teacherDropIn(folder), ownSection);
  const own = async () =>
    (await dropIn<StudentDrop[]>(folder, others[0]!))![0]!.sections!.map(({ key }) => key);
  expect(await own()).toEqual([after, before]);
  await seal(folder, { today: '2026-12-02' });
  expect(await own()).toEqual([after, before]);
  await seal(folder, { today: '2026-12-03' });
  expect(await own()).toEqual([after]);
});

test('the name to write to a teacher is another one after a new card, after somebody left, and each month', async () => {
  const folder = await sealedCollege();
  const putIn = async () => (await dropIn<StudentDrop[]>(folder, others[0]!))![0]!.put;
  const puts = [await putIn()];
  const next = async (today: string) => {
    const ready = putsOf(folder, '2026-11-30');
    await seal(folder, { today });
    puts.push(await putIn());
    expect(puts.at(-1)).toBe(putsOf(folder, today)[0]);
    // The server has the name before a record has it.
    expect(ready).toContain(puts.at(-1));
  };
  revoke(folder, findRevocable(folder, firstStudent.student.rollNumber));
  await next('2026-11-02');
  removeFromRegister(folder, (id) => id === idOf(firstStudent));
  await next('2026-11-03');
  await next('2026-12-01');
  expect(new Set(puts).size).toBe(4);
});

test('without the file of replaced cards, nothing is sealed and no command runs', async () => {
  const folder = await sealedCollege();
  rmSync(join(folder, 'generations.json'));
  expect(() => readCollege(folder)).toThrow(
    /generations\.json does not exist\. Restore it from a backup/,
  );
  await expect(seal(folder)).rejects.toThrow('Restore it from a backup');
});
