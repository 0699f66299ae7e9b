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
const grades = ids.map((id) => `${id},CS201,Spring 2026,3,A`);
const files = {
  'attendance.csv': csv('Roll Number,Date,Status', ...attendance),
  'marks.csv': csv('Roll No,Section,Exam,Marks Obtained,Max Marks', ...marks),
  'transcript.csv': csv('Roll No,Course Code,Term,Credits,Grade', ...grades),
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

const { 'enrollments.csv': enrolments = '', 'users.csv': users = '' } = all;
const withRoster = (changes: Record<string, string>): Export => ({
  'roster.zip': { ...all, ...changes },
  ...files,
});

const imported = writeCollegeIn(withRoster({}));
beforeAll(async () => expect(await run(imported)).toMatchObject({ exitCode: 0 }));

const without = (name: keyof typeof files): Export =>
  Object.fromEntries(Object.entries(withRoster({})).filter(([file]) => file !== name));

/** What is cut off, and what the error names. */
const cut: Record<string, [Export, RegExp]> = {
  'two of the students': [
    withRoster({ 'users.csv': lines(users, 1, 20), 'enrollments.csv': lines(enrolments, 1, 38) }),
    /would remove 2 of 20 students\. Nothing is written/,
  ],
  'a third of the enrolments': [
    withRoster({ 'enrollments.csv': lines(enrolments, 1, 28) }),
    /1[45] of 40 enrolments of [78] people/,
  ],
  'the header of the enrolments': [
    withRoster({ 'enrollments.csv': lines(enrolments, 1, 0) }),
    /40 of 40 enrolments of 20 people/,
  ],
  'half of the attendance': [
    {
      ...withRoster({}),
      'attendance.csv': csv(
        'Roll Number,Date,Status',
        ...attendance.filter((_, index) => index % 2 === 0),
      ),
    },
    /100 of 200 attendance figures of 10 people/,
  ],
  'half of the marks': [
    {
      ...withRoster({}),
      'marks.csv': csv('Roll No,Section,Exam,Marks Obtained,Max Marks', ...marks.slice(10)),
    },
    /10 of 20 marks of 10 people/,
  ],
  'half of the classes of a section': [
    { ...withRoster({}), 'timetable.csv': lines(files['timetable.csv'], 2) },
    /20 of 80 weekly classes of 20 people/,
  ],
  'all results': [
    without('transcript.csv'),
    /20 of 20 results.*\n.*Not there now: transcript\.csv/,
  ],
};

test.each(Object.entries(cut))(
  'Files without %s stop the import, and nothing is written',
  async (_, [next, message]) => {
    const folder = copyFolder(imported);
    const before = snapshot(folder, 'records', 'left', 'journal.json');
    replaceExports(folder, next);
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringMatching(message) });
    expect(snapshot(folder, 'records', 'left', 'journal.json')).toEqual(before);
  },
);

test('A few marks of one section are a fall, although they are few of all', async () => {
  const of = (section: string, count: number) =>
    ids.slice(0, count).map((id) => `${id},${section},Mid-term,40,50`);
  const quizzes = Array.from({ length: 12 }, (_, index) =>
    ids.map((id) => `${id},CS302 A,Quiz ${index},9,10`),
  ).flat();
  const table = (...rows: readonly string[]) => ({
    ...withRoster({}),
    'marks.csv': csv('Roll No,Section,Exam,Marks Obtained,Max Marks', ...rows, ...quizzes),
  });
  const folder = writeCollegeIn(table(...of('CS301 A', 20)));
  await run(folder);
  replaceExports(folder, table(...of('CS301 A', 15)));
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  replaceExports(folder, table(...of('CS301 A', 9)));
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 1,
    text: expect.stringContaining('6 of 15 marks of 6 people in CS301 A'),
  });
});

test('The code that the report names accepts this fall, and no other', async () => {
  const folder = copyFolder(imported);
  const withFirst = (count: number) => {
    const rows = enrolments.split('\r\n');
    const left = new RegExp(`u-s10[0-${count - 1}],student`);
    return withRoster({ 'enrollments.csv': rows.filter((row) => !left.test(row)).join('\r\n') });
  };
  replaceExports(folder, withFirst(5));
  const stopped = await run(folder, 'check');
  expect(stopped.text).toContain('10 of 40 enrolments of 5 people');
  const [, code] = /import --accept ([0-9a-f]{6})/.exec(stopped.text) ?? [];
  replaceExports(folder, withFirst(6));
  const other = await run(folder, 'import', { accept: code });
  expect({ ...other }).toEqual({
    exitCode: 1,
    text: expect.stringContaining(`The code ${code} is of something else.`),
  });
  replaceExports(folder, withFirst(5));
  expect(await run(folder, 'import', { accept: code })).toMatchObject({ exitCode: 0 });
  const student = readStudent(folder, '25S100');
  expect(student).toMatchObject({ subjects: { items: [] } });
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
