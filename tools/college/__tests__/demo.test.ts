import { readFileSync } from 'node:fs';
import { meetingsBetween } from '@/components/schedule/model/dated-meeting';
import { studentRecord, type StudentRecord } from '@/content/schema/record/student-record';
import { teacherRecord, type TeacherRecord } from '@/content/schema/record/teacher-record';
import { builtInDemo, demoCollege } from '@/tools/college/demo';
import { grading } from '@/tools/college/demo/grade';
import type { PersonRecord } from '@/tools/college/person-of';
import { imageCheck } from '@/tools/file/image-check';
import { fixturePublic } from '@/__tests__/fixture/folder';

const demo = builtInDemo();
const { records: large } = demoCollege({ students: 500, teachers: 20, seed: 1 });
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
  ['two teachers for a hundred students', { students: 100, teachers: 2, seed: 4 }],
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

const classKey = (day: string, start: string, who: string) => `${day} ${start} ${who}`;

test('Nobody and no room has two classes or exams at a time', () => {
  const taken = new Map<string, string>();
  for (const record of large) {
    if (record.kind !== 'teacher') continue;
    const { schedule, classes, facultyProfile } = record;
    for (const { key, meeting, day, start, room, change, teachers: others } of meetingsBetween(
      { meetings: classes.items, ...schedule },
      '2026-07-01',
      '2026-12-31',
    ))
      if (change?.kind !== 'cancelled')
        for (const who of [meeting.section, room ?? '', ...(others ?? [facultyProfile.name])]) {
          const at = classKey(day, start, who);
          expect(taken.get(at) ?? key).toBe(key);
          taken.set(at, key);
        }
    for (const { day, start, section = '' } of schedule?.exams ?? []) {
      expect(taken.has(classKey(day, start, section))).toBe(false);
      taken.set(classKey(day, start, section), 'exam');
    }
  }
  expect(taken.size).toBeGreaterThan(3000);
});

test('A student has the classes, changes and exams of the teachers of the section', () => {
  const [student] = students;
  const { timetable, sections = [], subjects } = student!;
  const taught = teachers.flatMap(({ classes }) =>
    classes.items.filter(({ section }) => sections.includes(section)).map(({ id }) => id),
  );
  expect(timetable?.meetings.map(({ id }) => id).sort()).toEqual(taught.sort());
  expect(timetable?.meetings.map(({ subject }) => subject).sort()).toEqual(
    subjects.items.map(({ id }) => id).sort(),
  );
  const changed = teachers.flatMap(({ schedule, classes }) => {
    const own = new Set(
      classes.items.filter(({ section }) => sections.includes(section)).map(({ id }) => id),
    );
    return schedule?.changes.filter(({ meeting }) => own.has(meeting)) ?? [];
  });
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect([...(timetable?.changes ?? [])].sort(byId)).toEqual(changed.sort(byId));
  expect(timetable?.exams).toHaveLength(15);
});

test('Classes are cancelled, moved and held by others', () => {
  const kinds = teachers.flatMap(({ schedule }) => schedule?.changes.map(({ kind }) => kind) ?? []);
  expect(new Set(kinds).size).toBe(3);
});

test('The attendance of the term is that of the subjects', () => {
  for (const { attendance, subjects } of students) {
    const months = attendance.months.filter(({ month }) => month >= '2026-07');
    const total = (counts: readonly { total: number }[]) =>
      counts.reduce((sum, one) => sum + one.total, 0);
    expect(total(subjects.items.flatMap((one) => one.attendance ?? []))).toBe(total(months));
  }
});

test('The register has the attendance, the missing work and the marks of the sections', () => {
  const rows = teachers.flatMap(({ register }) => register.items);
  expect(rows.some(({ missing = [] }) => missing.length > 1)).toBe(true);
  const marked = rows.filter(({ marks = [] }) => marks.length > 0);
  for (const { rollNumber, marks = [] } of marked) {
    const own = students.find(({ student }) => student.rollNumber === rollNumber);
    for (const { name, score } of marks)
      expect(own?.assignments.items).toContainEqual(expect.objectContaining({ name, score }));
  }
  expect(rows.filter(({ attendance }) => attendance).length).toBeGreaterThan(rows.length / 2);
});

test('Students after the first semester have results, and the CGPA that follows from them', () => {
  const { maximum, bands } = grading();
  const later = students.filter(({ results }) => results);
  expect(later.length).toBeGreaterThan(students.length / 2);
  for (const { results, student } of later) {
    expect(results?.terms).toHaveLength((student.semester ?? 0) - 1);
    expect(student.cgpa).toBeGreaterThan(0);
    expect(student.cgpa).toBeLessThanOrEqual(maximum);
  }
  const grades = later.flatMap(({ results }) =>
    (results?.terms ?? []).flatMap(({ subjects }) => subjects.map(({ grade }) => grade)),
  );
  expect(new Set(grades).size).toBeGreaterThanOrEqual(Math.min(7, bands.length));
});

test('At most two assignments of a section are due on a day', () => {
  for (const { assignments } of students) {
    const days = assignments.items.map(({ due }) => due);
    for (const day of new Set(days))
      expect(days.filter((one) => one === day).length).toBeLessThanOrEqual(2);
  }
});

test('Open work is due in the weeks after the day for which the college is made', () => {
  const size = { students: 30, teachers: 3, seed: 7 };
  const openOf = (today?: string) =>
    demoCollege({ ...size, ...(today !== undefined && { today }) }).records.flatMap((record) =>
      record.kind === 'student'
        ? record.assignments.items.flatMap(({ state, due }) => (state || !due ? [] : [due]))
        : [],
    );
  // A Wednesday, and the Sunday of its week.
  const days = openOf('2027-03-10').sort();
  expect(days.length).toBeGreaterThan(20);
  expect([days[0]! > '2027-03-14', days.at(-1)! < '2027-04-13']).toEqual([true, true]);
  expect(openOf('2027-03-14').sort()).toEqual(days);
  expect(openOf('2026-01-01')).toEqual(openOf());
  expect(openOf().every((day) => day > '2026-10-30' && day < '2026-12-02')).toBe(true);
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
  const counts = large.map((one) => (one.kind === 'student' ? one.activities.items.length : 0));
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
