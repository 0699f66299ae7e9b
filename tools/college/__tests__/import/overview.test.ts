import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { academic } from '@/content/campus';
import { csv, readTeacher, replaceExports, run, writeCollegeIn } from './college-in';

const overview = { help: academic.help, threshold: 75 };
const numbers = Array.from(
  { length: 24 },
  (_, index) => `25CS${String(index + 1).padStart(3, '0')}`,
);
const sectionOf = (index: number) => (index < 20 ? 'CSE-A' : 'ECE-A');
const days = Array.from(
  { length: 20 },
  (_, index) => `2026-08-${String(index + 3).padStart(2, '0')}`,
);

/** Every third student of CSE-A misses half of the classes; ECE-A has four students. */
const college = (heads: string) => ({
  'students.csv': csv(
    'Roll No,Name,Program,Section',
    ...numbers.map(
      (number, index) =>
        `${number},Student ${number},${sectionOf(index).slice(0, 3)},${sectionOf(index)}`,
    ),
  ),
  'teachers.csv': csv('Employee ID,Name,Head of', 'T100,Grace Obi,', `T200,Vikram Rao,${heads}`),
  'timetable.csv': csv(`Section,Course Code,Course Title,Day,Start Time,End Time,Room,Teacher
    CSE-A,MA101,Mathematics,Monday,09:00,10:00,LH-1,Grace Obi
    ECE-A,PH101,Physics,Monday,10:00,11:00,LH-1,Vikram Rao`),
  'attendance.csv': csv(
    'Roll No,Date,Start Time,Section,Subject,Status',
    ...days.flatMap((day, place) =>
      numbers.flatMap((number, index) => {
        const status = index % 3 === 0 && place % 2 === 0 ? 'A' : 'P';
        const [course, title] = index < 20 ? ['MA101', 'Mathematics'] : ['PH101', 'Physics'];
        return `${number},${day},09:00,${course} ${sectionOf(index)},${title},${status}`;
      }),
    ),
  ),
});

test('a head has the sections of the department, without a name and without small numbers', async () => {
  const folder = writeCollegeIn(college('CSE; ECE'));
  const { exitCode, text: log } = await run(folder, 'import', { overview });
  expect({ exitCode, log }).toMatchObject({ exitCode: 0 });
  const record = readTeacher(folder, 'T200');
  expect(record.overview).toEqual([
    {
      ...{ section: 'MA101 CSE-A', course: 'Mathematics', teacher: 'Grace Obi', students: 20 },
      assessments: [],
      attendance: {
        from: '2026-08-03',
        weeks: [
          [43, 100, 100],
          [50, 100, 100],
          [50, 100, 100],
        ],
      },
      below: 7,
      reasons: { attendance: 7 },
    },
  ]);
  const text = JSON.stringify(record.overview);
  for (const number of numbers) expect(text).not.toContain(number);
  expect(text).not.toContain('Student');
  expect(readTeacher(folder, 'T100').overview).toBeUndefined();
});

test('who is the head no longer has no overview', async () => {
  const folder = writeCollegeIn(college('CSE'));
  await run(folder, 'import', { overview });
  expect(readTeacher(folder, 'T200').overview).toHaveLength(1);
  replaceExports(folder, college(''));
  await run(folder, 'import', { overview });
  expect(readFileSync(join(folder, 'records/teachers/T200.json'), 'utf8')).not.toContain(
    'overview',
  );
});
