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
  writeCollegeIn,
} from './college-in';

const names = Array.from({ length: 30 }, (_, index) => `s${index + 100}`);
const roster = oneRoster(names);
const corrected = { ...roster, 'users.csv': roster['users.csv']!.replace(',25S100,', ',25S900,') };
const attendance = csv('Roll Number,Date,Section,Status', '25S100,2026-09-01,s1,P');

const { items } = students[0]!.activities;

/** A college in which a student with an activity has another roll number now. */
async function writeCorrected(): Promise<string> {
  const folder = writeCollegeIn({ 'roster.zip': roster, 'attendance.csv': attendance });
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
  replaceExports(folder, { 'roster.zip': corrected });
  return folder;
}

test('A corrected roll number is asked about, and nothing is written without an answer', async () => {
  const folder = await writeCorrected();
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 3,
    text: expect.stringContaining('--same-person "25S100=25S900"'),
  });
  expect(existsSync(join(folder, 'records/students/25S100.json'))).toBe(true);
});

test.each(['with an option', 'in a terminal'])(
  'What only the portal has follows the person after an answer %s',
  async (way) => {
    const folder = await writeCorrected();
    const terminal = {
      say: () => undefined,
      ask: () => Promise.resolve('y'),
      close: () => undefined,
    };
    const options =
      way === 'with an option'
        ? { samePeople: new Map([['25S100=25S900', true]]) }
        : { openTerminal: () => terminal };
    expect(await run(folder, 'import', options)).toMatchObject({ exitCode: 0 });
    const student = readStudent(folder, '25S900');
    expect(student).toMatchObject({ activities: { items }, student: { rollNumber: '25S900' } });
    expect(student.attendance.months).toMatchObject([{ total: 1 }]);
    const row = readTeacher(folder, 'T100').register.items.find(
      ({ rollNumber }) => rollNumber === '25S900',
    );
    expect(row?.activities).toEqual(items);
    for (const kept of ['records', 'left'])
      expect(existsSync(join(folder, kept, 'students/25S100.json'))).toBe(false);
    for (const name of ['imports.json', 'state/saved.jsonl'])
      expect(readFileSync(join(folder, name), 'utf8')).not.toContain('25S100');
    expect(readFileSync(join(folder, 'journal.json'), 'utf8')).not.toContain('25S100.json');
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
  },
);

test('Files that still have the earlier roll number are of the same person, also in later imports', async () => {
  const marks = csv(`Roll No,Section,Exam,Marks Obtained,Max Marks
    25S100,CS301 A,Mid-term,38,50
    25S101,CS301 A,Mid-term,31,50`);
  const others = { 'attendance.csv': attendance, 'marks.csv': marks };
  const folder = writeCollegeIn({ 'roster.zip': roster, ...others });
  await run(folder);
  replaceExports(folder, { 'roster.zip': corrected, ...others });
  const samePeople = new Map([['25S100=25S900', true]]);
  for (const options of [{ samePeople }, {}]) {
    const { exitCode, text } = await run(folder, 'import', options);
    expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
    expect(readStudent(folder, '25S900')).toMatchObject({
      assignments: { items: [{ name: 'Mid-term', score: 38 }] },
      attendance: { months: [{ total: 1 }] },
    });
  }
});

test('Another person starts with an empty record, and the old one has left', async () => {
  const folder = await writeCorrected();
  const samePeople = new Map([['25S100=25S900', false]]);
  expect(await run(folder, 'import', { samePeople })).toMatchObject({ exitCode: 0 });
  expect(readStudent(folder, '25S900').activities.items).toEqual([]);
  expect(existsSync(join(folder, 'left/students/25S100.json'))).toBe(true);
});
