import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countedClasses, sumOfCounts } from '@/components/attendance/model/attendance';
import { createRandom } from '@/__tests__/random';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { sumOfWeeks } from '@/content/schema/student/attendance-log';
import { addExports, csv, readStudent, run, writeCollegeIn } from './college-in';

const random = createRandom(60, 'classmates');
/** Sections of 14, 12, 9 and 5 students: figures of a section, of the course, and of too few. */
const sections = { 'CS101 A': 14, 'CS101 B': 12, 'MA101 A': 13, 'MA101 B': 9, 'PH101 A': 5 };
const enrolled = Object.entries(sections).flatMap(([section, count], at) =>
  Array.from({ length: count }, (_, index) => ({ roll: `26S${at}${index + 10}`, section })),
);
const titles: Record<string, string> = {
  CS101: 'Computing',
  MA101: 'Mathematics',
  PH101: 'Physics',
};
const titleOf = (section: string) => titles[section.split(' ')[0]!]!;
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 6, 6 + index)).toISOString().slice(0, 10),
);

const marksOf = (exam: string, students: typeof enrolled) =>
  students.map(
    ({ roll, section }) => `${roll},${titleOf(section)},${exam},${random.int(5, 50)},50`,
  );
const tableOf = (lines: readonly string[]) =>
  csv('Roll No,Subject,Exam,Marks Obtained,Max Marks', ...lines);

const late = enrolled.filter(({ roll }) => /10$|11$/.test(roll));
const early = enrolled.filter((one) => !late.includes(one));
const first = [...marksOf('Quiz', early), ...marksOf('Test', enrolled)];

const folder = writeCollegeIn({
  'students.csv': csv('Roll No,Name', ...enrolled.map(({ roll }) => `${roll},Student ${roll}`)),
  'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi'),
  'sections.csv': csv(
    'Section ID,Section,Course Code,Course Title,Teacher ID',
    ...Object.keys(sections).map((id) => `${id},${id},${id.split(' ')[0]},${titleOf(id)},T100`),
  ),
  'enrolments.csv': csv(
    'Section ID,Roll No',
    ...enrolled.map(({ roll, section }) => `${section},${roll}`),
  ),
  'attendance.csv': csv(
    'Roll No,Date,Start Time,Section,Subject,Status',
    ...enrolled.flatMap(({ roll, section }) =>
      days.map(
        (day) =>
          `${roll},${day},09:00,${section},${titleOf(section)},${random.pick(['P', 'P', 'P', 'A', 'L'])}`,
      ),
    ),
  ),
  'marks 1.csv': tableOf(first),
});

const readAll = () =>
  readdirSync(join(folder, 'records/students')).map((name) =>
    readStudent(folder, name.replace('.json', '')),
  );

/** The figures of the class beside each mark, by section and work. */
function figuresOf(records: readonly StudentRecord[]) {
  const found = new Map<string, Set<string>>();
  for (const { sections: own = [], assignments } of records)
    for (const { name, class: figures } of assignments.items) {
      const key = `${own.join()} ${name}`;
      found.set(key, (found.get(key) ?? new Set()).add(JSON.stringify(figures ?? null)));
    }
  return found;
}

let before: StudentRecord[];
let after: StudentRecord[];

beforeAll(async () => {
  const { exitCode, text } = await run(folder);
  expect([exitCode, exitCode === 0 ? '' : text]).toEqual([0, '']);
  before = readAll();
  addExports(folder, { 'marks 2.csv': tableOf(marksOf('Quiz', late)) });
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  after = readAll();
}, 60_000);

test('no record has figures of fewer than ten, a lowest or highest mark, or a rank', () => {
  const figures = after.flatMap(({ assignments }) =>
    assignments.items.flatMap((one) => one.class ?? []),
  );
  expect(figures.length).toBeGreaterThan(60);
  for (const one of figures) {
    expect(one.count).toBeGreaterThanOrEqual(10);
    expect(['count', 'low', 'middle', 'high']).toEqual(expect.arrayContaining(Object.keys(one)));
  }
  expect(JSON.stringify(after)).not.toMatch(/"(?:rank|lowest|highest|average|minimum)"/);
  const few = after.filter((one) => one.sections?.includes('PH101 A'));
  expect(
    few.flatMap(({ assignments }) => assignments.items.flatMap((one) => one.class ?? [])),
  ).toEqual([]);
});

test('two records of one class, and two publishes that differ by two marks, have no difference to compute with', () => {
  for (const records of [before, after])
    for (const [work, known] of figuresOf(records)) expect([work, known.size]).toEqual([work, 1]);
  // A section with fewer than ten has the figures of the whole course, and so has the other one.
  const test = figuresOf(after);
  expect(test.get('MA101 A Test')).toEqual(test.get('MA101 B Test'));
  const changed = [...figuresOf(after)].filter(
    ([work, known]) => [...known][0] !== [...(figuresOf(before).get(work) ?? [])][0],
  );
  // Four marks of Mathematics have come; of the other sections only two each.
  expect(changed.map(([work]) => work).sort()).toEqual(['MA101 A Quiz', 'MA101 B Quiz']);
});

test('the weeks of each log add up to the attendance of its subject, or of all classes', () => {
  for (const { attendance, subjects, log = [] } of after) {
    expect(log.length).toBeGreaterThan(0);
    for (const { subject, weeks } of log) {
      const own = subjects.items.find(({ id }) => id === subject)?.attendance;
      const { present, total } = countedClasses(own ?? sumOfCounts(attendance.months));
      expect(sumOfWeeks(weeks)).toEqual({ attended: present, counted: total });
    }
  }
});
