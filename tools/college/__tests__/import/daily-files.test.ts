import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const names = ['asha', 'ravi', 'meena'];
const roster = { 'roster.zip': oneRoster(names) };
const rollNumbers = names.map((name) => `25${name.toUpperCase()}`);

const attendance = (days: readonly string[], status = 'P', sections = ['s1']) =>
  csv(
    'Roll Number,Date,Section,Status',
    ...days.flatMap((day) =>
      sections.flatMap((one) => rollNumbers.map((id) => `${id},${day},${one},${status}`)),
    ),
  );

const marks = (exam: string, score: number) =>
  csv(
    'Roll No,Section,Exam,Marks Obtained,Max Marks',
    ...rollNumbers.map((id) => `${id},CS301 A,${exam},${score},50`),
  );

/** Imports one set of files after the other, as a nightly script does. */
async function importEach(...nights: readonly Export[]): Promise<string> {
  const folder = writeCollegeIn({});
  for (const files of nights) {
    replaceExports(folder, { ...roster, ...files });
    expect(await run(folder)).toMatchObject({ exitCode: 0 });
  }
  return folder;
}

const presentIn = (folder: string) =>
  readStudent(folder, '25ASHA').attendance.months.map(
    ({ month, present, total }) => `${month} ${present}/${total}`,
  );

const marksIn = (folder: string) =>
  readStudent(folder, '25ASHA')
    .assignments.items.map(({ name, score }) => `${name} ${score}`)
    .toSorted();

const october = Array.from(
  { length: 20 },
  (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`,
);

test('The days that a file has again replace those days only', async () => {
  const folder = await importEach(
    { 'attendance.csv': attendance(october) },
    { 'attendance.csv': attendance(['2026-10-01', '2026-10-03'], 'A') },
  );
  // The 2nd is between the first and the last day of the file, which does not have it any longer.
  expect(presentIn(folder)).toEqual(['2026-10 17/19']);
});

test('Two names of a section are one', async () => {
  const folder = await importEach(
    { 'attendance.csv': attendance(october, 'P', ['s1']) },
    { 'again.csv': attendance(october, 'A', ['CS301 A']) },
  );
  expect(presentIn(folder)).toEqual(['2026-10 0/20']);
});

test('A file with only the final exam leaves the marks of the mid-term', async () => {
  const folder = await importEach(
    { 'marks.csv': marks('Mid-term', 38) },
    { 'marks.csv': marks('Final', 45) },
    { 'marks.csv': marks('Final', 46) },
  );
  expect(marksIn(folder)).toEqual(['Final 46', 'Mid-term 38']);
  expect(readTeacher(folder, 'T100').register.items[0]?.marks).toHaveLength(2);
});

test('The exams and the weekly classes of other sections stay', async () => {
  const exams = (section: string, title: string) =>
    csv(
      'Section,Exam,Exam Date,Start Time,End Time',
      `${section},${title},${title === 'Final' ? '2026-12-10' : '2026-10-20'},09:00,12:00`,
    );
  const classes = (section: string, time: string) =>
    csv('Section,Days,Start Time,End Time', `${section},MW,${time}:00,${time}:50`);
  const folder = await importEach(
    { 'exams.csv': exams('CS301 A', 'Mid-term'), 'timetable.csv': classes('CS301 A', '09') },
    { 'exams.csv': exams('CS302 A', 'Mid-term'), 'timetable.csv': classes('CS302 A', '11') },
    { 'exams.csv': exams('CS301 A', 'Final'), 'timetable.csv': classes('CS301 A', '08') },
  );
  const { timetable } = readStudent(folder, '25ASHA');
  expect(timetable?.exams?.map(({ section, day }) => `${section} ${day}`).toSorted()).toEqual([
    'CS301 A 2026-10-20',
    'CS301 A 2026-12-10',
    'CS302 A 2026-10-20',
  ]);
  expect(timetable?.meetings.map(({ section, start }) => `${section} ${start}`).toSorted()).toEqual(
    ['CS301 A 08:00', 'CS302 A 11:00'],
  );
});

test('A section that is split keeps the attendance from before', async () => {
  const { 'roster.zip': before } = roster;
  const split = {
    ...before,
    'classes.csv': before['classes.csv']!.replace('s1,,,CS301 A,,c1,A', 's9,,,CS301 A1,,c1,A1'),
    'enrollments.csv': before['enrollments.csv']!.replaceAll(',s1,', ',s9,'),
  };
  const folder = await importEach({ 'attendance.csv': attendance(october) });
  replaceExports(folder, {
    'roster.zip': split,
    'attendance.csv': attendance(['2026-10-21'], 'P', ['s9']),
  });
  expect(await run(folder, 'import', { accepted: { enrolments: 4 } })).toMatchObject({
    exitCode: 0,
  });
  const { attendance: whole, subjects } = readStudent(folder, '25ASHA');
  expect(whole.months).toMatchObject([{ total: 21 }]);
  expect(subjects.items[0]).toMatchObject({ section: 'CS301 A1', attendance: { total: 21 } });
});

test('The attendance of a new term replaces that of the term before', async () => {
  const { 'roster.zip': before } = roster;
  const next = before['academicSessions.csv']!.replace('2026-08-01', '2026-11-01');
  const folder = await importEach(
    { 'attendance.csv': attendance(october.slice(0, 10)) },
    { 'roster.zip': { ...before, 'academicSessions.csv': next } },
    {
      'roster.zip': { ...before, 'academicSessions.csv': next },
      'attendance.csv': attendance(['2026-11-03']),
    },
  );
  expect(presentIn(folder)).toEqual(['2026-11 1/1']);
});

test('A table that the mapping calls complete is everything', async () => {
  const folder = await importEach({ 'marks.csv': marks('Mid-term', 38) });
  writeFileSync(
    join(folder, 'mapping.json'),
    JSON.stringify({ version: 1, complete: ['marks.csv'], tables: {} }),
  );
  replaceExports(folder, { ...roster, 'marks.csv': marks('Final', 45) });
  await run(folder);
  expect(marksIn(folder)).toEqual(['Final 45']);
  expect(JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'))).toMatchObject({
    complete: ['marks.csv'],
  });
});

test('The same daily file twice touches no file', async () => {
  const files = { ...roster, 'attendance.csv': attendance(['2026-10-21'], 'A') };
  const folder = await importEach({ 'attendance.csv': attendance(october) }, files);
  const before = snapshot(folder, 'records', 'journal.json', 'state');
  expect((await run(folder)).exitCode).toBe(0);
  expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
});
