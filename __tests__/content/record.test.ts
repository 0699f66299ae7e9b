import { classes } from '@/content/faculty';
import { demo, signIn } from '@/content/marketing';
import { crossCheck, problemsIn } from '@/content/parse';
import { sampleRecords, shownSample } from '@/content/record';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { site } from '@/content/site';
import { student } from '@/content/student';
import { accessCodeOf } from '@/tools/college/access-code';
import { demoCollege } from '@/tools/college/demo';
import { nameOf, personOf } from '@/tools/college/person-of';
import { people as records } from '../fixture/demo-people';
import { otherCollege } from '../fixture/other-college';
import { readContent } from './read-content';

test('the sample records fit their schemas', () => {
  expect(studentRecord.safeParse(sampleRecords.student).success).toBe(true);
  expect(teacherRecord.safeParse(sampleRecords.teacher).success).toBe(true);
  const incomplete = { ...sampleRecords.student, attendance: undefined };
  expect(studentRecord.safeParse(incomplete).success).toBe(false);
});

test('the sample student is in a section of the sample teacher', () => {
  const { items } = sampleRecords.teacher.register;
  expect(items).toMatchObject([{ name: student.name, rollNumber: student.rollNumber }]);
  expect(classes.map(({ section }) => section)).toContain(items[0]!.section);
});

test('the sample site shows both sample records', () => {
  expect(shownSample).toEqual(sampleRecords);
});

test('the record on the landing page is the sample student’s', () => {
  const { student: person, attendance, assignments, activities, timetable } = sampleRecords.student;
  const { program, ...student } = demo.student;
  expect(person).toMatchObject(student);
  expect(program).toContain(person.batch);
  expect(demo.decision.teacher).toBe(sampleRecords.teacher.facultyProfile.name);
  expect(demo.attendance).toBe(attendance.current?.percentage);
  expect(demo.pending).toBe(assignments.pending?.count);
  expect(activities.items).toMatchObject(demo.activities);
  expect(demo.activities.map(({ level, hours }) => [level, hours])).toEqual(
    activities.items.map(({ level, hours }) => [level, hours]),
  );
  expect(timetable?.meetings).toMatchObject(demo.timetable ?? []);
});

const people = records.map((record) => {
  const person = personOf(record);
  return { ...person, name: nameOf(record), code: accessCodeOf(demoCollege.secret, person, 1) };
});

test.each(['student', 'faculty'] as const)(
  'the %s login names people of the built-in demo college, with codes that open their records',
  (page) => {
    const kind = page === 'student' ? 'student' : 'teacher';
    const named = signIn[page].people.map((person) => ({ kind, ...person }));
    expect(named).toEqual(
      people
        .filter(({ id }) => named.some((one) => one.id === id))
        .sort((a, b) => order(named, a.id) - order(named, b.id)),
    );
    expect(named).toContainEqual(people.find((one) => one.kind === kind));
  },
);

const order = (named: readonly { id: string }[], id: string) =>
  named.findIndex((one) => one.id === id);

const { content } = otherCollege(readContent);

test('the other college of "npm run test:e2e -- college" is valid content', () => {
  const problems = Object.entries(content).flatMap(([file, value]) => problemsIn(file, value));
  expect(problems).toEqual([]);
  expect(crossCheck(content)).toEqual([]);
});

test('it shares no people or figures with the fixture', () => {
  const text = JSON.stringify(content);
  for (const word of ['Peepal Grove', 'Edify', 'Aarav', 'Ananya', '25CSE', '8.966', '1CSE33'])
    expect(text).not.toContain(word);
});

test('tests read the fixture, whatever college is in content/', () => {
  expect(site).toEqual(readContent('site.json'));
});
