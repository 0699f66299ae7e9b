import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { students } from '@/__tests__/fixture/demo-people';
import {
  csv,
  oneRoster,
  readStudent,
  readTeacher,
  replaceExports,
  run,
  snapshot,
  writeCollegeIn,
} from './college-in';

const names = Array.from({ length: 30 }, (_, index) => `s${index + 100}`);
const roster = oneRoster(names);
const corrected = {
  ...roster,
  'users.csv': roster['users.csv']!.replace('u-s100,', 'u-s900,').replace(',25S100,', ',25S900,'),
  'enrollments.csv': roster['enrollments.csv']!.replaceAll(',u-s100,', ',u-s900,'),
};
const attendance = csv('Roll Number,Date,Section,Status', '25S100,2026-09-01,s1,P');

const { items } = students[0]!.activities;

const writeSamePeople = (folder: string, samePeople: Record<string, string>) =>
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify({ version: 2, samePeople }));

/** A college in which a student with an activity has another roll number in the newest list. */
async function writeCorrected(): Promise<string> {
  const before = { '2026-09-01/roster.zip': roster, '2026-09-01/attendance.csv': attendance };
  const folder = writeCollegeIn(before);
  await run(folder);
  const student = join(folder, 'records/students/25S100.json');
  writeFileSync(
    student,
    JSON.stringify({ ...readStudent(folder, '25S100'), activities: { items } }),
  );
  const teacher = readTeacher(folder, 'T100');
  for (const row of teacher.register.items) if (row.rollNumber === '25S100') row.activities = items;
  writeFileSync(join(folder, 'records/teachers/T100.json'), JSON.stringify(teacher));
  writeFileSync(join(folder, 'imports.json'), '{ "25S100 a1": { "revision": "x" } }');
  replaceExports(folder, { ...before, '2026-09-02/roster.zip': corrected });
  return folder;
}

function expectMoved(folder: string): void {
  const student = readStudent(folder, '25S900');
  expect(student).toMatchObject({ activities: { items }, student: { rollNumber: '25S900' } });
  expect(student.attendance.months).toMatchObject([{ total: 1 }]);
  const rows = readTeacher(folder, 'T100').register.items;
  expect(rows.find(({ rollNumber }) => rollNumber === '25S900')?.activities).toEqual(items);
  expect(rows).toHaveLength(30);
  for (const kept of ['records', 'left'])
    expect(existsSync(join(folder, kept, 'students/25S100.json'))).toBe(false);
  for (const name of ['imports.json', 'journal.json'])
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain('25S100');
}

test('A corrected roll number is proposed', async () => {
  const folder = await writeCorrected();
  const { exitCode, text } = await run(folder, 'check');
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('most like it: 25S900'),
  });
});

test('What only the portal has follows the person, and earlier files go on with the earlier number', async () => {
  const folder = await writeCorrected();
  writeSamePeople(folder, { '25S100': '25S900' });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  expectMoved(folder);
  const before = snapshot(folder, 'records', 'journal.json');
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect(snapshot(folder, 'records', 'journal.json')).toEqual(before);
});

test('The line may be written after the import in which the person left', async () => {
  const folder = await writeCorrected();
  await run(folder);
  expect(readStudent(folder, '25S900').activities.items).toEqual([]);
  expect(existsSync(join(folder, 'left/students/25S100.json'))).toBe(true);
  writeSamePeople(folder, { '25S100': '25S900' });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expectMoved(folder);
});

test('Two people of one list are not made one', async () => {
  const folder = writeCollegeIn({ 'roster.zip': roster });
  writeSamePeople(folder, { '25S100': '25S101' });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('but one list has both'),
  });
  expect(readStudent(folder, '25S100').student.name).toBe('s100 Nair');
});
