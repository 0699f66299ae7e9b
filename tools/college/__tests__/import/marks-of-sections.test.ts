import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv, readStudent, readTeacher, run, writeCollegeIn } from './college-in';

const people = {
  'students.csv': csv('Roll No,Name', '25ME001,Meera Nair', '25ME002,Tomás Ruiz'),
  'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi'),
};
const twoSections = {
  ...people,
  'sections.csv': csv(`Section ID,Section,Course Code,Course Title,Teacher ID
    ME301-A,A,ME301,Thermodynamics,T100
    ME301-B,B,ME301,Thermodynamics,T100`),
  'enrolments.csv': csv('Section ID,Roll No', 'ME301-A,25ME001', 'ME301-B,25ME002'),
};
const marks = csv(`Roll No,Subject,Exam,Marks Obtained,Max Marks
  25ME001,Thermodynamics,Internal Test 1,38,50
  25ME002,Thermodynamics,Internal Test 1,31,50`);

it('takes the marks of a teacher who has two sections of the course', async () => {
  const folder = writeCollegeIn({ ...twoSections, 'marks.csv': marks });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  const teacher = readTeacher(folder, 'T100');
  expect(teacher.assignments.items.map(({ section }) => section)).toEqual(['ME301 A', 'ME301 B']);
  expect(teacher.assignments.items.map(({ handedIn }) => handedIn)).toEqual([1, 1]);
  const own = ['25ME001', '25ME002'].map((id) => readStudent(folder, id).assignments.items);
  expect(own.map((items) => items.map(({ score }) => score))).toEqual([[38], [31]]);
  // A student's assignment has the id that it has in the teacher's record for the same section.
  expect(own.map(([one]) => one?.id)).toEqual(teacher.assignments.items.map(({ id }) => id));
});

it('gives an assignment one id in all sections, while no teacher has two of them', async () => {
  const folder = writeCollegeIn({
    ...twoSections,
    'teachers.csv': csv('Employee ID,Name', 'T100,Grace Obi', 'T200,Vikram Rao'),
    'sections.csv': csv(`Section ID,Section,Course Code,Course Title,Teacher ID
      ME301-A,A,ME301,Thermodynamics,T100
      ME301-B,B,ME301,Thermodynamics,T200`),
    'marks.csv': marks,
  });
  await run(folder);
  const id = 'thermodynamics-internal-test-1-cf6ed2d6';
  expect(readStudent(folder, '25ME001').assignments.items).toMatchObject([{ id }]);
  expect(readTeacher(folder, 'T200').assignments.items).toMatchObject([{ id }]);
});

it('names the file and the line that an error is from', async () => {
  const folder = writeCollegeIn({
    ...twoSections,
    'marks.csv': csv(`Roll No,Subject,Exam,Marks Obtained,Max Marks
      25ME001,Thermodynamics,Internal Test 1,38,50
      25ME001,Thermodynamics,Internal Test 2,38,-50`),
  });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(1);
  expect(text).toContain('marks.csv, line 3');
  expect(text).not.toMatch(/students\.csv, line|teachers\.csv, line/);
  expect(readFileSync(join(folder, 'import.csv'), 'utf8')).toContain('marks.csv');
});
