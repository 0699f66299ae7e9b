import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isFull } from '@/__tests__/full-run';
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
  type Export,
} from './college-in';

const names = ['asha', 'ravi', 'meena'];
const roster = { 'roster.zip': oneRoster(names) };
const rollNumbers = names.map((name) => `25${name.toUpperCase()}`);

const attendance = (days: readonly string[], status = 'P', section = 's1') =>
  csv(
    'Roll Number,Date,Section,Status',
    ...days.flatMap((day) => rollNumbers.map((id) => `${id},${day},${section},${status}`)),
  );

const marks = (exam: string, score: number) =>
  csv(
    'Roll No,Section,Exam,Marks Obtained,Max Marks',
    ...rollNumbers.map((id) => `${id},CS301 A,${exam},${score},50`),
  );

async function imported(files: Export): Promise<string> {
  const folder = writeCollegeIn({ ...roster, ...files });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
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

/** The bytes of all records. */
const recordsIn = (folder: string) =>
  filesBelow(join(folder, 'records')).map((path) => [
    path,
    readFileSync(join(folder, 'records', path), 'utf8'),
  ]);

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 7, 3 + index)).toISOString().slice(0, 10),
  );

test('Sixty daily files are the same as one file with their rows, and twice is once', async () => {
  const daily = days(60).map((day) => [`attendance/${day}.csv`, attendance([day])]);
  const one = await imported(Object.fromEntries(daily) as Export);
  const last = days(60).at(-1) ?? '';
  const other = await imported({ [`${last}.csv`]: attendance(days(60)) });
  expect(recordsIn(one)).toEqual(recordsIn(other));
  const before = snapshot(one, 'records', 'journal.json');
  expect(await run(one)).toMatchObject({ exitCode: 0 });
  expect(snapshot(one, 'records', 'journal.json')).toEqual(before);
});

test('A file of a later date corrects a day of an earlier one, and without it the day is as before', async () => {
  const files = { '2026-10-03/all.csv': attendance(['2026-10-01', '2026-10-02', '2026-10-03']) };
  const folder = await imported(files);
  const before = recordsIn(folder);
  addExports(folder, { '2026-10-04 corrections.csv': attendance(['2026-10-01'], 'A') });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  expect(text).toContain('replaced by later files: 3');
  expect(presentIn(folder)).toEqual(['2026-10 2/3']);
  replaceExports(folder, { ...roster, ...files });
  await run(folder);
  expect(recordsIn(folder)).toEqual(before);
});

test('Marks that come after attendance do not move the day from which a teacher’s registers count', async () => {
  const folder = await imported({
    '2026-10-03/attendance.csv': attendance(['2026-10-02', '2026-10-03']),
    '2026-10-09/marks.csv': marks('Mid-term', 40),
  });
  const { asOf, register } = readTeacher(folder, 'T100');
  expect(asOf).toBe('2026-10-09');
  expect(register.items.map((one) => one.attendanceAsOf)).toEqual(names.map(() => '2026-10-03'));
  expect(readStudent(folder, '25ASHA').subjects.items[0]!.attendance!.asOf).toBe('2026-10-03');
});

test('Two rows of one date that differ are named with both places, and the later one counts', async () => {
  const folder = writeCollegeIn({
    ...roster,
    'a.csv': attendance(['2026-10-01']),
    'b.csv': attendance(['2026-10-01'], 'A', 'CS301 A'),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringMatching(
      /b\.csv, line 2.*\n.*Two rows of one day say different things; the later counts.*\n.*present and absent.*line 2 of a\.csv/,
    ),
  });
  expect(presentIn(folder)).toEqual(['2026-10 0/1']);
});

test('Sessions of courses count before days of the class, and these before counts of the month', async () => {
  const counts = (month: string) =>
    csv('Roll No,Month,Present,Held', ...rollNumbers.map((id) => `${id},${month},9,10`));
  const register = csv(
    'Roll Number,Date,Status',
    ...rollNumbers.flatMap((id) => [`${id},2026-09-01,A`, `${id},2026-10-01,A`]),
  );
  const folder = await imported({
    'sessions.csv': attendance(['2026-09-01', '2026-09-02']),
    'register.csv': register,
    'counts-1.csv': counts('2026-09'),
    'counts-2.csv': counts('2026-10'),
    'counts-3.csv': counts('2026-11'),
  });
  expect(presentIn(folder)).toEqual(['2026-11 9/10', '2026-10 0/1', '2026-09 2/2']);
});

test('A file with only the final exam leaves the marks of the mid-term, and a newer one corrects them', async () => {
  const folder = await imported({
    '2026-10-01/marks.csv': marks('Mid-term', 38),
    '2026-12-01/marks.csv': marks('Final', 45),
    '2026-12-02/marks.csv': marks('Final', 46),
  });
  expect(marksIn(folder)).toEqual(['Final 46', 'Mid-term 38']);
  expect(readTeacher(folder, 'T100').register.items[0]?.marks).toHaveLength(2);
});

test('A newer timetable replaces the classes of each section that it names, and no exams', async () => {
  const exams = csv(`Section,Exam,Exam Date,Start Time,End Time
    CS301 A,Mid-term,2026-10-24,09:00,12:00
    CS302 A,Mid-term,2026-10-25,09:00,12:00`);
  const classes = (...rows: readonly string[]) => csv('Section,Days,Start Time,End Time', ...rows);
  const files = {
    'exams.csv': exams,
    '2026-08-01/timetable.csv': classes(
      'CS301 A,MW,09:00,09:50',
      'CS301 A,F,10:00,10:50',
      'CS302 A,MW,11:00,11:50',
    ),
  };
  const folder = await imported(files);
  const meetingsIn = () =>
    readStudent(folder, '25ASHA')
      .timetable?.meetings.map(({ section, start }) => `${section} ${start}`)
      .toSorted();
  expect(meetingsIn()).toEqual(['CS301 A 09:00', 'CS301 A 10:00', 'CS302 A 11:00']);
  addExports(folder, { '2026-08-20/timetable.csv': classes('CS301 A,TRF,08:00,08:50') });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect(meetingsIn()).toEqual(['CS301 A 08:00', 'CS302 A 11:00']);
  expect(readStudent(folder, '25ASHA').timetable?.exams).toHaveLength(2);
});

test('An export with only what has changed is refused', async () => {
  const folder = writeCollegeIn({ 'changes.zip': oneRoster(names, { users: 'delta' }) });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 3,
    text: expect.stringContaining('This file has only what has changed (delta)'),
  });
});

const row = fc.record({
  person: fc.constantFrom(...rollNumbers),
  day: fc.constantFrom(...days(5)),
  status: fc.constantFrom('P', 'A', 'L'),
});

test(
  'Files in any order on the disk, in one go or day by day, give the same bytes',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 }),
        fc.array(fc.nat(60), { minLength: 2, maxLength: 4 }),
        async (nights, scores) => {
          const files: Record<string, string> = {};
          for (const [index, rows] of nights.entries())
            files[`${days(9)[index]}/attendance.csv`] = csv(
              'Roll Number,Date,Section,Status',
              ...rows.map(({ person, day, status }) => `${person},${day},s1,${status}`),
            );
          for (const [index, score] of scores.entries())
            files[`${days(9)[index]}/marks.csv`] = marks('Mid-term', Math.min(score, 50));
          const names = Object.keys(files);
          const together = writeCollegeIn({ ...roster, ...files });
          await run(together);
          const reversed = writeCollegeIn(
            Object.fromEntries(Object.entries({ ...roster, ...files }).toReversed()) as Export,
          );
          await run(reversed);
          const daily = writeCollegeIn(roster);
          for (const name of names) {
            addExports(daily, { [name]: files[name]! });
            await run(daily);
          }
          expect(recordsIn(reversed)).toEqual(recordsIn(together));
          expect(recordsIn(daily)).toEqual(recordsIn(together));
          // Each session has the status of the last file with it.
          const asha = new Map(
            nights
              .flat()
              .filter(({ person }) => person === '25ASHA')
              .map(({ day, status }) => [day, status]),
          );
          const present = [...asha.values()].filter((status) => status === 'P').length;
          const { months } = readStudent(together, '25ASHA').attendance;
          expect(months.map((one) => [one.present, one.total])).toEqual(
            asha.size > 0 ? [[present, asha.size]] : [],
          );
          expect(marksIn(together)).toEqual([`Mid-term ${Math.min(scores.at(-1) ?? 0, 50)}`]);
        },
      ),
      { numRuns: isFull ? 30 : 3 },
    ),
  240_000,
);
