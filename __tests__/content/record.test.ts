import { classes } from '@/content/faculty';
import { demo } from '@/content/marketing';
import { sampleRecords, shownSample } from '@/content/record';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { student } from '@/content/student';

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
