import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { students } from '@/__tests__/fixture/demo-people';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import { filesBelow } from '@/tools/file/files-below';
import {
  oneRoster,
  readStudent,
  readTeacher,
  replaceExports,
  run,
  snapshot,
  writeCollegeIn,
} from './college-in';

const names = Array.from({ length: 50 }, (_, index) => `s${index + 100}`);
const exportOf = (people: readonly string[]) => ({ 'roster.zip': oneRoster(people) });

const imported = writeCollegeIn(exportOf(names));
beforeAll(async () => expect(await run(imported)).toMatchObject({ exitCode: 0 }));

test('The same files twice touch no file', async () => {
  const folder = copyFolder(imported);
  const before = snapshot(folder, 'records', 'journal.json', 'state');
  const later = new Date('2026-10-01T10:00:00Z');
  expect(await run(folder, 'import', { now: later })).toMatchObject({ exitCode: 0 });
  expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
});

test('The same files in two colleges give the same bytes', async () => {
  const [one, other] = [writeCollegeIn(exportOf(names)), writeCollegeIn(exportOf(names))];
  const time = new Date('2026-09-01T10:00:00Z');
  for (const folder of [one, other]) {
    utimesSync(join(folder, 'in/roster.zip'), time, time);
    await run(folder);
  }
  const contents = (folder: string) =>
    filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), 'latin1')]);
  expect(contents(one)).toEqual(contents(other));
});

test('After the last day of a term, its subjects are no subjects of a student', async () => {
  const files = oneRoster(['asha']);
  const terms = files['academicSessions.csv']!.replace('2026-12-21', '2026-09-16');
  const roster = { 'roster.zip': { ...files, 'academicSessions.csv': terms } };
  const folder = writeCollegeIn({});
  const subjectsOn = async (day: string) => {
    replaceExports(folder, roster, new Date(`${day}T04:00:00Z`));
    expect((await run(folder)).exitCode).toBe(0);
    return readStudent(folder, '25ASHA').subjects.items.map(({ code }) => code);
  };
  expect(await subjectsOn('2026-09-15')).toEqual(['CS301', 'CS302']);
  expect(await subjectsOn('2026-09-16')).toEqual([]);
  expect(readFileSync(join(folder, 'report.csv'), 'utf8')).toContain('All terms are over');
});

test('Who is gone from the files leaves, and comes back with everything', async () => {
  const folder = copyFolder(imported);
  const file = join(folder, 'records/students/25S100.json');
  const { activities } = students[0]!;
  const record = { ...readStudent(folder, '25S100'), activities };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);

  replaceExports(folder, exportOf(names.slice(1)));
  expect((await run(folder)).text).toContain('1 left');
  expect(existsSync(file)).toBe(false);
  expect(existsSync(join(folder, 'left/students/25S100.json'))).toBe(true);
  expect(readTeacher(folder, 'T100').register.items).toHaveLength(49);
  const journal = () =>
    JSON.parse(readFileSync(join(folder, 'journal.json'), 'utf8')) as {
      records: Record<string, { left?: string; files: string[] }>;
    };
  expect(journal().records['students/25S100.json']?.left).toBe('2026-09-14');

  replaceExports(folder, exportOf(names));
  expect((await run(folder)).text).toContain('1 new');
  expect(existsSync(join(folder, 'left/students/25S100.json'))).toBe(false);
  expect(journal().records['students/25S100.json']).toMatchObject({
    files: expect.arrayContaining(['roster.zip/users.csv', 'roster.zip/enrollments.csv']),
  });
  expect(journal().records['students/25S100.json']?.left).toBeUndefined();
  expect(readStudent(folder, '25S100')).toMatchObject({
    activities,
    sections: ['CS301 A', 'CS302 A'],
  });
  const row = readTeacher(folder, 'T100').register.items.find((one) => one.rollNumber === '25S100');
  expect(row?.activities).toEqual(activities.items);
});

test('A register keeps what was decided, although it writes the roll number otherwise', async () => {
  const folder = copyFolder(imported);
  const teacher = readTeacher(folder, 'T100');
  const { items } = students[0]!.activities;
  const register = teacher.register.items.map((row) =>
    row.rollNumber === '25S100' ? { ...row, rollNumber: '25s100', activities: items } : row,
  );
  writeFileSync(
    join(folder, 'records/teachers/T100.json'),
    JSON.stringify({ ...teacher, register: { items: register } }),
  );
  replaceExports(folder, exportOf([...names, 's150']));
  await run(folder);
  const rows = readTeacher(folder, 'T100').register.items;
  expect(rows.find((row) => row.rollNumber === '25S100')?.activities).toEqual(items);
});

test('More than 5 % leaving stops the import until the number is confirmed', async () => {
  const folder = copyFolder(imported);
  replaceExports(folder, exportOf(names.slice(4)));
  const before = snapshot(folder, 'records', 'journal.json', 'state');
  const stopped = await run(folder);
  expect(stopped.exitCode).toBe(1);
  expect(stopped.text).toContain('--accept-removals 4');
  expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
  expect((await run(folder, 'import', { accepted: { people: 3 } })).exitCode).toBe(1);
  expect((await run(folder, 'import', { accepted: { people: 4 } })).text).toContain('4 left');
});

test('A list of students only says nothing about teachers', async () => {
  const folder = copyFolder(imported);
  replaceExports(folder, {
    'students.csv': [
      'Roll Number,Name',
      ...names.map((name) => `25${name.toUpperCase()},${name} Nair`),
      '',
    ].join('\n'),
  });
  const { text } = await run(folder);
  expect(text).toContain('0 left');
  expect(readTeacher(folder, 'T100').facultyProfile.name).toBe('Vikram Rao');
});

test('A correction made by hand survives', async () => {
  const folder = writeCollegeIn(exportOf(names));
  mkdirSync(join(folder, 'manual/students'), { recursive: true });
  const correction = { student: { name: 'Asha K. Nair' } };
  writeFileSync(join(folder, 'manual/students/25S100.json'), JSON.stringify(correction));
  await run(folder);
  await run(folder);
  expect(readStudent(folder, '25S100').student.name).toBe('Asha K. Nair');
  expect(readStudent(folder, '25S101').student.name).toBe('s101 Nair');
});

test('A correction of nobody is a warning, and one that is not JSON is an error', async () => {
  const folder = writeCollegeIn(exportOf(names));
  mkdirSync(join(folder, 'manual/students'), { recursive: true });
  writeFileSync(join(folder, 'manual/students/nobody.json'), '{}');
  expect((await run(folder)).exitCode).toBe(2);
  writeFileSync(join(folder, 'manual/students/nobody.json'), '{');
  expect((await run(folder)).exitCode).toBe(1);
});

test('A damaged journal stops the import', async () => {
  const folder = copyFolder(imported);
  writeFileSync(join(folder, 'journal.json'), '{"version":1');
  await expect(run(folder)).rejects.toThrow('journal.json is damaged');
});
