import { calendar } from '@/content/campus';
import { demo, landing } from '@/content/marketing';
import { sampleStudentRecord, sampleTeacherRecord } from '@/content/record';
import { site } from '@/content/site';

const { activities, attendance, assignments, credits, skillTimeline, student } =
  sampleStudentRecord;
const { facultyProfile, progress } = sampleTeacherRecord;
const classes = sampleTeacherRecord.classes.items;

test('attendance is 114 present and 6 absent of 120, which is 95 percent', () => {
  expect(attendance.months[0]).toEqual({ month: '2025-09', present: 114, absent: 6, total: 120 });
  expect(attendance.current?.percentage).toBe(95);
});

test('6 assignments are pending and the CGPA is 9.2', () => {
  expect(assignments.pending?.count).toBe(6);
  expect(student.cgpa).toBe(9.2);
});

test('the student is in the batch 2025-29', () => {
  expect(student.batch).toBe('2025-29');
});

test('the credits gauge shows 8.966 of 18 with its note', () => {
  expect(credits).toMatchObject({
    grade: 8.966,
    maximum: 18,
    note: '18% increase from last sem.',
  });
});

test('figures have a date and a basis', () => {
  for (const figure of [
    attendance.current,
    assignments.pending,
    credits,
    progress,
    student.cgpaBasis,
  ])
    expect(figure).toEqual(
      expect.objectContaining({
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        basis: expect.stringMatching(/\w/),
      }),
    );
});

test('the skill timeline has three periods, each with its month and colour', () => {
  expect(skillTimeline?.periods.map(({ period, highlight }) => [period, highlight])).toEqual([
    ['2025-26', { month: 'Nov', color: 'orange' }],
    ['2024-25', { month: 'Aug', color: 'red' }],
    ['2023-24', { month: 'Dec', color: 'purple' }],
  ]);
});

test('the values of 2025-26 run from 50 in May to 500 in July', () => {
  const byValue = [...(skillTimeline?.periods[0]?.points ?? [])].sort((a, b) => a.value - b.value);
  expect(byValue).toHaveLength(12);
  expect(byValue[0]).toMatchObject({ month: 'May', value: 50 });
  expect(byValue[11]).toMatchObject({ month: 'Jul', value: 500 });
});

test('the calendar shows a November of 30 days that starts on a Monday after one empty cell', () => {
  expect(calendar.shown).toMatch(/-11$/);
  const [year = 0, month = 0] = calendar.shown.split('-').map(Number);
  expect(new Date(Date.UTC(year, month, 0)).getUTCDate()).toBe(30);
  expect(new Date(Date.UTC(year, month - 1, 1)).getUTCDay()).toBe(1);
  expect(calendar.weekStart).toBe('Sunday');
});

test('day 9 has 1 assignment and day 18 has 1 quiz', () => {
  const shown = calendar.months.find(({ month }) => month === calendar.shown);
  expect(shown?.events.map(({ day, type, label }) => [day, type, label])).toEqual([
    [9, 'assignment', '1 Assignment'],
    [18, 'quiz', '1 Quiz'],
  ]);
});

test('the activities include every status and every category', () => {
  expect(new Set(activities.items.map(({ status }) => status)).size).toBe(3);
  expect(new Set(activities.items.map(({ category }) => category)).size).toBe(3);
});

test('the achievements are JAVA, PYTHON, JS and Figma', () => {
  expect(sampleStudentRecord.achievements.items.map(({ name }) => name)).toEqual([
    'JAVA',
    'PYTHON',
    'JS',
    'Figma',
  ]);
});

test('there are two projects without an address, and three entries', () => {
  const { projects, entries } = sampleStudentRecord;
  expect(projects.items.map(({ href }) => href)).toEqual(['#', '#']);
  expect(entries.items).toHaveLength(3);
});

test('notifications are sorted newest first', () => {
  const times = sampleStudentRecord.notifications.items.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});

test('subjects and chats are empty, and no assignments are listed', () => {
  const { subjects, chats } = sampleStudentRecord;
  expect([subjects.items, chats.items, assignments.items]).toEqual([[], [], []]);
});

test('the faculty has four periods with their codes', () => {
  expect(
    classes.map(({ period, start, end, section, course }) => [period, start, end, section, course]),
  ).toEqual([
    [1, '09:00', '09:55', '1CSE33', 'Mathematics'],
    [2, '10:50', '11:45', '1CSE27', 'DECO'],
    [3, '11:45', '12:40', '1CSE31', 'DECO'],
    [4, '13:35', '14:30', expect.stringMatching(/^1CSE(?:33|27|31)$/), expect.any(String)],
  ]);
});

test('a section code always has the same course and the same number of students', () => {
  const seen = new Map(
    classes.map(({ section, course, students }) => [section, { course, students }]),
  );
  for (const { section, course, students } of classes)
    expect(seen.get(section)).toEqual({ course, students });
});

test('students completed 80 percent of the assignments, which is Very Good', () => {
  expect(progress).toMatchObject({ completed: 80, verdict: 'Very Good' });
});

test('the designation matches the specification', () => {
  expect(facultyProfile.designation).toBe('Assistant Professor in School of Engineering');
});

test('the student of the portal is in the faculty table with the same roll number', () => {
  const rows = sampleTeacherRecord.studentRows.items;
  expect(rows.find(({ name }) => name === student.name)?.rollNumber).toBe(student.rollNumber);
});

test('the record on the landing page is the sample student’s', () => {
  const [month] = attendance.months;
  expect(demo.student).toMatchObject({
    name: student.name,
    rollNumber: student.rollNumber,
    cgpa: student.cgpa,
  });
  expect(demo.attendance).toBe(attendance.current?.percentage);
  expect(demo.classes).toEqual({ present: month?.present, total: month?.total });
  expect(demo.pending).toBe(assignments.pending?.count);
  expect(credits).toMatchObject(demo.credits);
  expect(activities.items).toMatchObject(demo.activities);
  expect(demo.activities.map(({ level, hours }) => [level, hours])).toEqual(
    activities.items.map(({ level, hours }) => [level, hours]),
  );
  expect(sampleStudentRecord.timetable?.meetings).toMatchObject(demo.timetable ?? []);
});

test('the landing page has the marketing figures', () => {
  const figures = [...(landing.statistics ?? []), ...(landing.rating?.figures ?? [])];
  expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1000+ colleges',
    '50K+ active students',
    '99% compliance',
    '4.9/5 rating',
    '10K+ colleges',
    '2M+ users',
    '98% satisfaction',
  ]);
  expect(landing.rating?.score).toBe(4.9);
});

test('the landing page has six tools and three testimonials', () => {
  expect(landing.features.items).toHaveLength(6);
  expect(landing.testimonials?.items).toHaveLength(3);
});

test('public pages have titles and descriptions that fit a search result', () => {
  for (const page of ['landing', 'login', 'facultyLogin', 'evidence', 'accessibility'] as const) {
    const { title, description } = site.pages[page];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
