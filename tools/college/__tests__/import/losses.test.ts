import { copyFolder } from '@/tools/command/__tests__/write-folder';
import {
  csv,
  oneRoster,
  readStudent,
  readTeacher,
  replaceExports,
  run,
  snapshot,
  writeCollegeIn,
  type Export,
} from './college-in';

const names = Array.from({ length: 20 }, (_, index) => `s${index + 100}`);
const all = oneRoster(names);
const ids = names.map((name) => `25${name.toUpperCase()}`);
const days = Array.from({ length: 10 }, (_, day) => `2026-09-${String(day + 1).padStart(2, '0')}`);

const attendance = days.flatMap((day) => ids.map((id) => `${id},${day},P`));
const marks = ids.map((id) => `${id},CS301 A,Mid-term,40,50`);
const files = {
  'attendance.csv': csv('Roll Number,Date,Status', ...attendance),
  'marks.csv': csv('Roll No,Section,Exam,Marks Obtained,Max Marks', ...marks),
  'exams.csv': csv(`Section,Exam,Exam Date,Start Time,End Time
    CS301 A,Final,2026-12-10,09:00,12:00
    CS302 A,Final,2026-12-11,09:00,12:00`),
  'timetable.csv': csv(`Section,Days,Start Time,End Time
    CS301 A,M,09:00,09:50
    CS301 A,W,09:00,09:50
    CS302 A,MW,10:00,10:50`),
};

const lines = (text: string, first: number, last?: number) =>
  text
    .split('\r\n')
    .filter(
      (line, index) =>
        index === 0 || (line !== '' && index >= first && index <= (last ?? Infinity)),
    )
    .join('\r\n');

const { 'enrollments.csv': enrolments = '', 'classes.csv': classes = '' } = all;
const withRoster = (changes: Record<string, string>): Export => ({
  'roster.zip': { ...all, ...changes },
  ...files,
});

const imported = writeCollegeIn(withRoster({}));
beforeAll(async () => expect(await run(imported)).toMatchObject({ exitCode: 0 }));

const withoutClasses = Object.fromEntries(
  Object.entries(all).filter(([name]) => name !== 'classes.csv'),
);

/** What is cut off, and what the error names. */
const cut: Record<string, [Export, RegExp]> = {
  'a third of the enrolments': [
    withRoster({ 'enrollments.csv': lines(enrolments, 1, 28) }),
    /1[45] of 42 enrolments.*\n.*\n.*|enrolments=\d+/s,
  ],
  'the header of the enrolments': [
    withRoster({ 'enrollments.csv': lines(enrolments, 1, 0) }),
    /42 of 42 enrolments/,
  ],
  'no sections': [{ 'roster.zip': withoutClasses, ...files }, /.*/],
  'one section': [withRoster({ 'classes.csv': lines(classes, 1, 1) }), /.*/],
  'half of the attendance': [
    {
      ...withRoster({}),
      'attendance.csv': csv(
        'Roll Number,Date,Status',
        ...attendance.filter((_, index) => index % 2 === 0),
      ),
    },
    /100 of 200 attendance/,
  ],
  'half of the marks': [
    {
      ...withRoster({}),
      'marks.csv': csv('Roll No,Section,Exam,Marks Obtained,Max Marks', ...marks.slice(10)),
    },
    /10 of 20 marks/,
  ],
  'half of the classes of a section': [
    { ...withRoster({}), 'timetable.csv': lines(files['timetable.csv'], 2) },
    /20 of 80 meetings/,
  ],
};

test.each(Object.entries(cut))(
  'Files with %s stop the import, and nothing is written',
  async (_, [next, message]) => {
    const folder = copyFolder(imported);
    const before = snapshot(folder, 'records', 'journal.json', 'state');
    replaceExports(folder, next);
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringMatching(message) });
    expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
  },
);

test('What is lost is said with the files of the last import that are not there', async () => {
  const list = (from: number) =>
    csv('Roll No,Name', ...ids.slice(from, from + 10).map((id) => `${id},N ${id}`));
  const folder = writeCollegeIn({ 'students.csv': list(0), 'second year.csv': list(10) });
  await run(folder);
  replaceExports(folder, { 'students.csv': list(0) });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 1,
    text: expect.stringContaining('files that are not there now: second year.csv. If they have'),
  });
});

test('What is lost on purpose is named, and imported', async () => {
  const folder = copyFolder(imported);
  const rows = enrolments.split('\r\n').filter((row) => !/u-s10[0-4].*student/.test(row));
  replaceExports(folder, withRoster({ 'enrollments.csv': rows.join('\r\n') }));
  const stopped = await run(folder);
  expect(stopped.text).toContain('10 of 42 enrolments');
  expect(stopped.text).toContain('--accept-removals enrolments=10');
  expect((await run(folder, 'import', { accepted: { enrolments: 9 } })).exitCode).toBe(1);
  expect(await run(folder, 'import', { accepted: { enrolments: 10 } })).toMatchObject({
    exitCode: 0,
  });
  const student = readStudent(folder, '25S100');
  expect(student).toMatchObject({ subjects: { items: [] }, assignments: { items: [] } });
  expect([student.sections, student.timetable]).toEqual([undefined, undefined]);
  expect(readTeacher(folder, 'T100').register.items).toHaveLength(15);
});

test('A teacher who is out of all sections has no register', async () => {
  const folder = copyFolder(imported);
  const rows = enrolments.split('\r\n').filter((row) => !row.startsWith('e-t2'));
  replaceExports(folder, withRoster({ 'enrollments.csv': rows.join('\r\n') }));
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  const { register, classroom, classes: weekly, schedule } = readTeacher(folder, 'T200');
  expect([register.items, classroom.items, weekly.items, schedule]).toEqual([
    [],
    [],
    [],
    undefined,
  ]);
});

test('A list of people only leaves everybody in the sections', async () => {
  const folder = copyFolder(imported);
  const registers = readTeacher(folder, 'T100').register;
  replaceExports(folder, {
    'students.csv': csv('Roll Number,Name', ...ids.map((id) => `${id},N ${id}`)),
  });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect(readStudent(folder, '25S100').sections).toEqual(['CS301 A', 'CS302 A']);
  expect(readTeacher(folder, 'T100').register).toEqual(registers);
});

test('Registers that would name somebody who has left stop the import', async () => {
  const folder = copyFolder(imported);
  const before = snapshot(folder, 'records', 'left', 'journal.json');
  replaceExports(folder, {
    'students.csv': csv('Roll Number,Name', ...ids.slice(1).map((id) => `${id},N ${id}`)),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 1,
    text: expect.stringContaining('25S100 is in the register of CS301 A'),
  });
  expect(snapshot(folder, 'records', 'left', 'journal.json')).toEqual(before);
});

test('Sections without days or times are notes, and other rows are left out if the registrar says so', async () => {
  const arranged = ids.map(() => 'CS302 A,ARRANGED,,');
  const wrong = ids.slice(0, 3).map(() => 'CS302 A,Z?,9,10');
  const folder = writeCollegeIn({
    'roster.zip': all,
    'timetable.csv': csv('Section,Days,Start Time,End Time', 'CS301 A,MW,09:00,09:50', ...arranged),
  });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  replaceExports(folder, {
    'roster.zip': all,
    'time table.csv': csv('Section,Days,Start Time,End Time', 'CS301 A,MW,09:00,09:50', ...wrong),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 1,
    text: expect.stringContaining('--accept-removals "time table.csv=3"'),
  });
  const mistyped = await run(folder, 'import', { accepted: { 'timetable.csv': 3 } });
  expect(mistyped).toMatchObject({ exitCode: 1, text: expect.stringContaining('"timetable.csv"') });
  expect(mistyped.text).toMatch(/names a file that is not in college\/in.*time table\.csv/s);
  expect(await run(folder, 'import', { accepted: { 'time table.csv': 3 } })).toMatchObject({
    exitCode: 2,
  });
});
