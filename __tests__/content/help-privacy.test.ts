/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { problemsOf } from '@/content/parse';
import { sampleRecords } from '@/content/record';
import { studentRecord } from '@/content/schema/record/student-record';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { students as demo } from '../fixture/demo-people';

const student = emptyStudentRecord({ name: 'Asha', id: '13aa3', asOf: '2026-11-23' });
const month = { month: '2026-11', present: 1, absent: 9, total: 10 };

test.each([
  ['register', { items: [] }],
  ['help', []],
  ['contacts', []],
  ['reasons', []],
  ['averages', []],
  ['missing', [{ name: 'Truth tables' }]],
  ['marks', [{ name: 'Quiz', score: 1, maximum: 10 }]],
])('A student’s record cannot have “%s”', (name, value) => {
  expect(problemsOf(studentRecord, 'students/a.json', student)).toEqual([]);
  const { length } = problemsOf(studentRecord, 'students/a.json', { ...student, [name]: value });
  expect(length).toBe(1);
  const inside = { ...student, student: { ...student.student, [name]: value } };
  expect(problemsOf(studentRecord, 'students/a.json', inside)).toHaveLength(1);
});

test('A student’s own attendance has no figures of others beside it', () => {
  const attendance = { ...student.attendance, register: [{ name: 'Kabir', attendance: [month] }] };
  expect(problemsOf(studentRecord, 'students/a.json', { ...student, attendance })).toHaveLength(1);
});

test('The students’ records of the sample and the demo college have no figures of another student', () => {
  const students = [...demo, sampleRecords.student];
  const ids = students.map(({ student: { rollNumber } }) => rollNumber);
  expect(new Set(ids).size).toBeGreaterThan(1);
  for (const record of students)
    for (const id of ids.filter((other) => other !== record.student.rollNumber))
      expect([id, JSON.stringify(record).includes(`"${id}"`)]).toEqual([id, false]);
});

const statement = /(?:from\s+|import\s*\(\s*|import\s+)['"]((?:@\/|\.)[^'"]+)['"]/g;

function resolve(from: string, name: string): string | undefined {
  const path = name.startsWith('@/') ? normalize(name.slice(2)) : join(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

/** The files that some files import, also on demand and for their types. */
function everythingOf(entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(statement))
      queue.push(...[resolve(file, name)].filter((one) => one !== undefined));
  }
  return files;
}

test('No page of a student loads the list of those who need help', () => {
  const pagesOf = (group: string) =>
    readdirSync(`app/(${group})`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(`app/(${group})`, name));
  const help = (group: string) =>
    [...everythingOf(pagesOf(group))].filter((file) =>
      /^components\/progress\/(?:faculty\/|model\/(?:help|compliance|contact|naac|progress-row))/.test(
        file,
      ),
    );
  expect(pagesOf('student').length).toBeGreaterThan(10);
  expect(help('faculty').length).toBeGreaterThan(10);
  expect(help('student')).toEqual([]);
});
