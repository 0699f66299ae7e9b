import { readFileSync } from 'node:fs';
import { studentRecord, type StudentRecord } from '@/content/schema/record/student-record';
import { teacherRecord, type TeacherRecord } from '@/content/schema/record/teacher-record';
import { readCode } from '@/lib/record/access-code';
import { accessCodeOf } from '@/tools/college/access-code';
import { builtInDemo, builtInPeople, demoCollege } from '@/tools/college/demo';
import type { PersonRecord } from '@/tools/college/person-of';
import { imageCheck } from '@/tools/content/image-check';
import { fixturePublic } from '../../fixture/folder';

const demo = builtInDemo();
const students = demo.records.filter((one): one is StudentRecord => one.kind === 'student');
const teachers = demo.records.filter((one): one is TeacherRecord => one.kind === 'teacher');

function problemsOf(records: readonly PersonRecord[]) {
  return records.flatMap((record) => {
    const schema = record.kind === 'student' ? studentRecord : teacherRecord;
    return schema.safeParse(record).error?.issues ?? [];
  });
}

test('Every record of the built-in demo is valid', () => {
  expect(problemsOf(demo.records)).toEqual([]);
});

test.each([
  ['nobody but a teacher', { students: 0, teachers: 1, seed: 2 }],
  ['more teachers than courses', { students: 10, teachers: 40, seed: 3 }],
  ['two teachers for three hundred students', { students: 300, teachers: 2, seed: 4 }],
])('Every record of a college with %s is valid', (_, size) => {
  const { records } = demoCollege(size);
  expect(records).toHaveLength(size.students + size.teachers);
  expect(problemsOf(records)).toEqual([]);
});

test('The same seed gives the same college, another seed another one', () => {
  const size = { students: 30, teachers: 3, seed: 7 };
  expect(demoCollege(size)).toEqual(demoCollege(size));
  expect(demoCollege({ ...size, seed: 8 })).not.toEqual(demoCollege(size));
});

test('The built-in demo has at most 60 people, each with an own id', () => {
  const ids = [
    ...students.map(({ student }) => student.rollNumber),
    ...teachers.map(({ facultyProfile }) => facultyProfile.employeeId),
  ];
  expect(ids.length).toBeLessThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
});

test('A register lists the students of the sections that the teacher teaches, with their activities', () => {
  const byRoll = new Map(students.map((one) => [one.student.rollNumber, one]));
  const sectionOf = new Map(
    teachers.flatMap(({ register }) =>
      register.items.map(({ rollNumber, section }) => [rollNumber, section]),
    ),
  );
  expect([...sectionOf.keys()].sort()).toEqual([...byRoll.keys()].sort());
  for (const { register, classroom } of teachers) {
    const taught = new Set(classroom.items.map(({ section }) => section));
    const expected = [...byRoll.keys()].filter((roll) => taught.has(sectionOf.get(roll) ?? ''));
    expect(register.items.map(({ rollNumber }) => rollNumber).sort()).toEqual(expected.sort());
    for (const { rollNumber, name, activities } of register.items) {
      expect(activities).toEqual(byRoll.get(rollNumber)?.activities.items);
      expect(name).toBe(byRoll.get(rollNumber)?.student.name);
    }
  }
});

test('A student is in the sections of the registers that list the student', () => {
  for (const { student, sections } of students) {
    const registered = teachers.flatMap(({ register }) =>
      register.items
        .filter(({ rollNumber }) => rollNumber === student.rollNumber)
        .map(({ section }) => section),
    );
    expect(sections).toEqual([...new Set(registered)]);
  }
});

test('Decisions are made by teachers who have the student in their register', () => {
  const names = new Map<string, string[]>();
  for (const { facultyProfile, register } of teachers)
    for (const { rollNumber } of register.items)
      names.set(rollNumber, [...(names.get(rollNumber) ?? []), facultyProfile.name]);
  for (const { student, activities, asOf } of students)
    for (const { decision, dateAdded } of activities.items) {
      if (!decision) continue;
      expect(names.get(student.rollNumber)).toContain(decision.by);
      expect(decision.at > dateAdded && decision.at <= asOf).toBe(true);
    }
});

test('Activities are in all three states, some students have none, and a few have some sixty', () => {
  const all = students.flatMap(({ activities }) => activities.items);
  expect(new Set(all.map(({ status }) => status)).size).toBe(3);
  const counts = students.map(({ activities }) => activities.items.length);
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...counts)).toBeLessThanOrEqual(60);
});

test('A large college has a student with thousands of activities', () => {
  const { records } = demoCollege({ students: 500, teachers: 20, seed: 1 });
  const counts = records.map((one) => (one.kind === 'student' ? one.activities.items.length : 0));
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(2000);
});

test('Some names have other scripts, accents, or are very long', () => {
  const names = students.map(({ student }) => student.name);
  expect(names.some((name) => /\p{Script=Tamil}/u.test(name))).toBe(true);
  expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  expect(names.some((name) => /[çéèüøåłőšñ]/i.test(name))).toBe(true);
  expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(60);
});

test('Everybody is marked as invented, with an email address that nobody has', () => {
  expect(
    students.every(({ student }) => student.sample && /\.example$/.test(student.email ?? '')),
  ).toBe(true);
  expect(teachers.every(({ facultyProfile }) => facultyProfile.sample)).toBe(true);
});

test('Every picture of the records exists and names nobody', () => {
  const checkPictures = imageCheck(fixturePublic);
  for (const record of demo.records) expect(checkPictures('a record', record)).toEqual([]);
  expect(readFileSync('public/images/person.svg', 'utf8')).not.toMatch(/<title>|<text/);
});

test('Names a student and a teacher with the codes that open their records', () => {
  const people = builtInPeople(demo);
  expect(people.map(({ kind }) => kind)).toEqual(['student', 'teacher']);
  for (const { kind, id, code, name } of people) {
    expect(code).toBe(accessCodeOf(demo.secret, { kind, id }, 1));
    expect(readCode(code)).toEqual({ code });
    expect(JSON.stringify(demo.records)).toContain(name);
  }
});
