import { demoDay, people, students, teachers } from '@/__tests__/fixture/demo-people';
import { fixtureContent } from '@/__tests__/fixture/folder';
import { cumulativeAverage, formatAverage } from '@/components/performance/model/average';
import { meetingsBetween } from '@/components/schedule/model/dated-meeting';
import { academic, activityRules } from '@/content/campus';
import { daysAfter } from '@/lib/time/day';
import { demoPeople, demoProblems } from '@/tools/college/demo';
import { recordPathOf } from '@/tools/college/person-of';
import { parseRecord } from '@/tools/college/record-file';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** Days of a leap year and of the year before it: every weekday, and the ends of months. */
const days = Array.from({ length: 40 }, (_, index) => daysAfter('2027-02-26', 11 * index));

test.each(days)('The records are valid on %s, and the changed classes are planned then', (day) => {
  for (const record of demoPeople(fixtureContent, day)) {
    const read = parseRecord(recordPathOf(record), Buffer.from(JSON.stringify(record)));
    expect(read).toMatchObject({ asOf: day });
    if (record.kind === 'student' || !record.schedule) continue;
    const { changes, ...schedule } = record.schedule;
    const planned = { meetings: record.classes.items, ...schedule };
    for (const change of changes)
      expect(meetingsBetween(planned, change.day, change.day)).toContainEqual(
        expect.objectContaining({ meeting: expect.objectContaining({ id: change.meeting }) }),
      );
  }
});

test('The invented students have attendance by week up to the day, of each subject that has any', () => {
  for (const { asOf, log = [], subjects } of students) {
    const known = subjects.items.filter(({ attendance }) => attendance);
    expect(log.map(({ subject }) => subject)).toEqual(known.map(({ id }) => id));
    for (const { from, weeks } of log)
      expect(daysAfter(from, 7 * weeks.length) > asOf && weeks.length >= 4).toBe(true);
  }
});

/** A student with nothing but a name and a city. */
const personIn = (city: string) => ({
  kind: 'student',
  student: { name: 'Asha', rollNumber: '1', interests: [], languages: [], city },
});

test.each([
  ['@0d', '2026-10-30'],
  ['@-3d', '2026-10-27'],
  ['@+2dT09:30', '2026-11-01T09:30'],
  ['@Monday+0w', '2026-10-26'],
  ['@Sunday+1w', '2026-11-08'],
  ['@Tuesday-1wT16:10', '2026-10-20T16:10'],
  ['@-10m', '2025-12'],
  ['@+3m', '2027-01'],
  ['@0y', '2026-27'],
  ['@Mondai+1w', '@Mondai+1w'],
  ['@pranav.1001', '@pranav.1001'],
  ['26cse1001@college.example', '26cse1001@college.example'],
])('On Friday, 30 October 2026, “%s” is %s', (text, written) => {
  const folder = writeFolder({ 'people/asha.json': JSON.stringify(personIn(text)) });
  expect(demoPeople(folder, demoDay)).toMatchObject([{ student: { city: written } }]);
});

test('An error names the file, the path and the value', () => {
  const value = { ...personIn('Pune'), asOf: '@-3 days' };
  expect(demoProblems('people/asha.json', value, demoDay)).toMatchObject([
    { file: 'people/asha.json', path: 'asOf', found: '"@-3 days"' },
  ]);
});

test('A folder without people has none', () => {
  expect(demoPeople(writeFolder({}), demoDay)).toEqual([]);
});

test('A register lists the students of the sections that the teacher teaches, with their activities', () => {
  for (const { register, classes } of teachers)
    for (const { student, sections = [], activities } of students) {
      const isTaught = classes.items.some(({ section }) => sections.includes(section));
      const row = register.items.find(({ rollNumber }) => rollNumber === student.rollNumber);
      expect(row?.activities).toEqual(isTaught ? activities.items : undefined);
    }
  const pending = teachers.map(({ register }) =>
    register.items.flatMap((one) => one.activities.filter(({ status }) => status === 'Pending')),
  );
  expect(pending.every((activities) => activities.length > 1)).toBe(true);
});

test('The first student has the marks, the classes and the changes of both teachers', () => {
  const [{ timetable, assignments, subjects }] = students as [(typeof students)[0]];
  expect(timetable?.meetings.map(({ subject }) => subject).sort()).toEqual(
    subjects.items.map(({ id }) => id).sort(),
  );
  expect(new Set(timetable?.meetings.flatMap((one) => one.teachers ?? [])).size).toBe(2);
  expect(timetable?.changes?.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'moved']);
  expect(timetable?.exams).toHaveLength(4);
  const marks = teachers.flatMap(({ register }) => register.items[0]?.marks ?? []);
  expect(marks.length).toBe(assignments.items.filter(({ score }) => score !== undefined).length);
});

test('No teacher and no section has two classes at a time', () => {
  const taken = teachers.flatMap(({ facultyProfile, classes }) =>
    classes.items.flatMap(({ weekdays = [], start, section }) =>
      weekdays.flatMap((day) => [facultyProfile.name, section].map((who) => [day, start, who])),
    ),
  );
  expect(new Set(taken.map(String)).size).toBe(taken.length);
});

test('Decisions are made by the teachers, after the activity was submitted', () => {
  const names = teachers.map(({ facultyProfile }) => facultyProfile.name);
  const decided = students.flatMap(({ activities }) =>
    activities.items.flatMap(({ decision, dateAdded }) =>
      decision ? { ...decision, dateAdded } : [],
    ),
  );
  expect(decided.length).toBeGreaterThan(5);
  for (const { at, by, dateAdded } of decided) {
    expect(names).toContain(by);
    expect(at > dateAdded && at <= demoDay).toBe(true);
  }
});

test('The categories, levels and proofs of activities are those of the rules', () => {
  for (const { category, level, proof } of students.flatMap(({ activities }) => activities.items)) {
    const rule = activityRules.categories.find(({ name }) => name === category);
    expect(rule?.proof).toContain(proof);
    if (rule?.points?.per === 'level')
      expect(rule.points.levels.map(({ name }) => name)).toContain(level);
  }
});

test('A CGPA is that of the results', () => {
  const { grading } = academic;
  const averages = students.flatMap(({ student, results }) => {
    const value = results && cumulativeAverage(results, grading).value;
    return value ? [[student.cgpa?.toFixed(grading.decimals), formatAverage(value, grading)]] : [];
  });
  expect(averages).toEqual([[averages[0]?.[1], averages[0]?.[1]]]);
});

test('Everybody is marked as invented, with an email address that nobody has', () => {
  expect(people).toHaveLength(6);
  for (const { student } of students)
    expect([student.sample, student.email?.endsWith('.example')]).toEqual([true, true]);
  for (const { facultyProfile } of teachers) expect(facultyProfile.sample).toBe(true);
});
