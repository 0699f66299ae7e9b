import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { students } from '@/__tests__/fixture/demo-people';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import { filesBelow } from '@/tools/file/files-below';
import {
  addExports,
  csv,
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

const list = (ids: readonly string[]) =>
  csv('Roll No,Name,Section', ...ids.map((id) => `${id},N ${id},CSE-A`));

test('The same files on another day touch no file', async () => {
  const folder = copyFolder(imported);
  const before = snapshot(folder, 'records', 'journal.json', 'before');
  const later = new Date('2026-10-01T10:00:00Z');
  expect(await run(folder, 'import', { now: later })).toMatchObject({ exitCode: 0 });
  expect(snapshot(folder, 'records', 'journal.json', 'before')).toEqual(before);
});

test('The same files in two colleges give the same bytes, whenever they were written and imported', async () => {
  const [one, other] = [writeCollegeIn(exportOf(names)), writeCollegeIn(exportOf(names))];
  for (const [folder, day] of [
    [one, '2026-09-01'],
    [other, '2026-11-30'],
  ] as const) {
    const time = new Date(`${day}T10:00:00Z`);
    utimesSync(join(folder, 'in/roster.zip'), time, time);
    await run(folder, 'import', { now: time });
  }
  const contents = (folder: string) =>
    filesBelow(folder)
      .filter((path) => !path.startsWith('before/'))
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]);
  expect(contents(one)).toEqual(contents(other));
});

test('After the last day of a term, its subjects are no subjects of a student', async () => {
  const files = oneRoster(['asha']);
  const terms = files['academicSessions.csv']!.replace('2026-12-21', '2026-09-16');
  const roster = { ...files, 'academicSessions.csv': terms };
  const folder = writeCollegeIn({});
  const subjectsOn = async (day: string) => {
    replaceExports(folder, { [`${day} roster.zip`]: roster });
    expect((await run(folder)).exitCode).toBe(0);
    return readStudent(folder, '25ASHA').subjects.items.map(({ code }) => code);
  };
  expect(await subjectsOn('2026-09-15')).toEqual(['CS301', 'CS302']);
  expect(await subjectsOn('2026-09-16')).toEqual([]);
  expect(readFileSync(join(folder, 'import.csv'), 'utf8')).toContain('All terms are over');
});

test('Who is not in the newest list leaves, and comes back with everything', async () => {
  const folder = copyFolder(imported);
  const file = join(folder, 'records/students/25S100.json');
  const { activities } = students[0]!;
  const record = { ...readStudent(folder, '25S100'), activities };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  replaceExports(folder, {
    '2026-09-01/roster.zip': oneRoster(names),
    '2026-10-01/roster.zip': oneRoster(names.slice(1)),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({ exitCode: 0, text: expect.stringContaining('1 left') });
  expect(existsSync(file)).toBe(false);
  expect(existsSync(join(folder, 'left/students/25S100.json'))).toBe(true);
  expect(readTeacher(folder, 'T100').register.items).toHaveLength(49);
  const journal = () =>
    JSON.parse(readFileSync(join(folder, 'journal.json'), 'utf8')) as Record<'left', object>;
  expect(journal().left).toEqual({ 'students/25S100.json': '2026-09-14' });

  addExports(folder, { '2026-10-02/roster.zip': oneRoster(names) });
  expect((await run(folder)).text).toContain('1 new');
  expect(existsSync(join(folder, 'left/students/25S100.json'))).toBe(false);
  expect(journal().left).toEqual({});
  expect(readStudent(folder, '25S100')).toMatchObject({
    activities,
    sections: ['CS301 A', 'CS302 A'],
  });
  const row = readTeacher(folder, 'T100').register.items.find((one) => one.rollNumber === '25S100');
  expect(row?.activities).toEqual(activities.items);
});

test('Marks and attendance of somebody who has left are passed over', async () => {
  const folder = writeCollegeIn({
    '2026-08-01/students.csv': list(['25CS001', '25CS002']),
    '2026-08-03/attendance.csv': csv(
      'Roll No,Date,Status',
      '25CS001,2026-08-03,P',
      '25CS002,2026-08-03,P',
    ),
    '2026-08-04/marks.csv': csv(`Roll No,Subject,Exam,Marks Obtained,Max Marks
      25CS001,Physics,Quiz,9,10
      25CS002,Physics,Quiz,8,10`),
    '2026-08-05/students.csv': list(['25CS001']),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  expect(existsSync(join(folder, 'records/students/25CS002.json'))).toBe(false);
  expect(readStudent(folder, '25CS001').attendance.months).toMatchObject([{ total: 1 }]);
});

test('Lists of the newest date together are the list, and join the sections of a person', async () => {
  const folder = writeCollegeIn({
    '2026-08-01/students.csv': csv('Roll No,Name,Section,City', '25CS001,Asha Rao,CSE-A,Pune'),
    '2026-09-01/students 1.csv': csv(
      'Roll No,Name,Section',
      '25CS001,Asha Rao,CSE-B',
      '25CS001,Asha Rao,NSS',
    ),
    '2026-09-01/students 2.csv': csv('Roll No,Name,Section', '25CS002,Meera Nair,CSE-B'),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  expect(readStudent(folder, '25CS001')).toMatchObject({
    sections: ['CSE-B', 'NSS'],
    student: { city: 'Pune' },
  });
  expect(readStudent(folder, '25CS002').sections).toEqual(['CSE-B']);
});

test('A list without a date beside a dated one is named, and does not say who is there', async () => {
  const folder = writeCollegeIn({
    'students.csv': list(['25CS001', '25CS002']),
    '2026-09-01/students.csv': list(['25CS001']),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('This list has no date, so another list with a date counts.'),
  });
  expect(existsSync(join(folder, 'records/students/25CS002.json'))).toBe(false);
});

test('A file that the mapping calls an addition adds to the list', async () => {
  const folder = writeCollegeIn({
    '2026-09-01/students.csv': list(['25CS001']),
    '2026-09-02/new students.csv': list(['25CS002']),
  });
  const mapping = { version: 2, additions: ['2026-09-02/new students.csv'] };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  for (const id of ['25CS001', '25CS002'])
    expect(readStudent(folder, id).sections).toEqual(['CSE-A']);
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
