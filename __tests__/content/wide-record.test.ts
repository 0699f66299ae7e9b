import { problemsOf } from '@/content/parse';
import { sampleRecords } from '@/content/record';
import { studentRecord } from '@/content/schema/record/student-record';
import { teacherRecord } from '@/content/schema/record/teacher-record';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { put } from './read-content';

const basis = { name: 'Asha', id: '13aa3', asOf: '2026-11-23' };
const empty = emptyStudentRecord(basis);

const problems = (record: unknown) => problemsOf(studentRecord, 'students/a.json', record);

const changed = (path: string, value: unknown, record: unknown = empty) =>
  problems(put(structuredClone(record), path, value)).map((problem) => problem.path);

test('A name and an id are a record', () => {
  expect(problems(empty)).toEqual([]);
  expect(problemsOf(teacherRecord, 'teachers/a.json', emptyTeacherRecord(basis))).toEqual([]);
});

test('Long names and names of sections and courses fit', () => {
  const name = 'م'.repeat(160);
  const item = { id: 'a', code: 'c'.repeat(64), name: 'c'.repeat(160), section: 's'.repeat(120) };
  expect(changed('student.name', name)).toEqual([]);
  expect(changed('subjects.items', [{ ...item, faculty: [name, 'B'], term: '2026-27' }])).toEqual(
    [],
  );
});

const registered = {
  ...{ name: 'Asha Verma', rollNumber: '13aa3', section: 'A', semester: 3, activities: [] },
  attendance: [{ month: '2026-11', present: 6, late: 2, absent: 1, excused: 1, total: 10 }],
  missing: [{ name: 'Essay', due: '2026-11-01' }, { name: 'Report' }],
  marks: [{ name: 'Quiz', score: 7.5, maximum: 10, due: '2026-10-01' }],
};

const schedule = { days: [], changes: [], exams: [] };

const occupancy = {
  sections: [{ name: 'A', uses: [{ weekday: 'Monday', start: '09:00', end: '10:00' }] }],
  rooms: [
    {
      name: 'C-204',
      uses: [
        {
          ...{ weekday: 'Monday', start: '09:00', end: '10:00', what: 'A Mathematics' },
          ...{ from: '2026-08-03', to: '2026-11-28' },
        },
      ],
    },
  ],
};

/** A teacher's record with all that a schedule and a register can have. */
const scheduled = (): object => ({
  ...structuredClone(emptyTeacherRecord(basis)),
  ...structuredClone({ schedule, occupancy, register: { items: [registered] } }),
});

const teacherProblems = (record: unknown) => problemsOf(teacherRecord, 'teachers/a.json', record);

test('A record of another form is refused', () => {
  expect(changed('format', 2)).toEqual(['format']);
});

test('A teacher’s record may have a schedule, free slots and the figures of its students', () => {
  expect(teacherProblems(scheduled())).toEqual([]);
});

test.each([
  ['register.items[0].attendance[0].total', 9, '10'],
  ['register.items[0].attendance[0].month', '2026-13', /YYYY-MM/],
  ['register.items[0].attendance', Array(13).fill(registered.attendance[0]), 'at most 12 entries'],
  ['register.items[0].missing[0].name', '', /one line of text/],
  ['register.items[0].missing[0].due', 'soon', /the day as YYYY-MM-DD/],
  ['register.items[0].marks[0].score', 100_001, 'at most 100000'],
  ['register.items[0].marks[0].maximum', 0, 'more than 0'],
  ['register.items[0].marks[0].due', '2026-02-30', /real day/],
  ['schedule.term', { name: 'Autumn', from: '2026-11-28', to: '2026-08-03' }, /or later/],
  ['schedule.days', [{ id: 'a', day: '2026-10-20', kind: 'holiday' }], 'text in double quotes'],
  ['schedule.exams', 'none', 'a list in square brackets [ ]'],
  ['occupancy.sections[0].name', '', /one line of text/],
  ['occupancy.sections[0].uses[0].weekday', 'Mon', /"Monday", "Tuesday"/],
  ['occupancy.rooms[0].uses[0].start', '9:00', /HH:mm/],
  ['occupancy.rooms[0].uses[0].end', '09:00', 'a time after 09:00'],
  ['occupancy.rooms[0].uses[0].to', '2026-08-02', '2026-08-03 or later'],
] as const)('A teacher’s record with %s = %j is refused', (path, value, allowed) => {
  const problem = teacherProblems(put(scheduled(), path, value)).find((one) =>
    one.path.startsWith(path),
  );
  if (typeof allowed === 'string') expect(problem?.allowed).toBe(allowed);
  else expect(problem?.allowed).toMatch(allowed);
});

test('Attendance counts late as attended and leaves out excused', () => {
  const months = [{ month: '2026-11', present: 6, late: 2, absent: 1, excused: 1, total: 10 }];
  const current = (percentage: number) => ({ percentage, asOf: '2026-11-23', basis: 'November' });
  // 8 of 9 is 88.8 percent, rounded down.
  expect(changed('attendance', { months, current: current(88) })).toEqual([]);
  for (const percentage of [80, 89])
    expect(changed('attendance', { months, current: current(percentage) })).toEqual([
      'attendance.current.percentage',
    ]);
  const totals = { ...months[0], month: undefined, asOf: '2026-11-23' };
  delete totals.month;
  expect(changed('attendance', { months: [], totals, current: current(88) })).toEqual([]);
  expect(changed('attendance', { months: [], totals, current: current(60) })).toEqual([
    'attendance.current.percentage',
  ]);
});

test('Pending counts the assignments that are not handed in', () => {
  const states = [undefined, 'missing', 'submitted', 'graded', 'late', 'exempt'];
  const items = states.map((state, index) => ({
    ...{ id: `a-${index}`, name: 'Essay', subject: 'English', state },
  }));
  const pending = { nextDue: null, asOf: '2026-11-23', basis: 'All subjects' };
  const of = (count: number) => changed('assignments', { items, pending: { ...pending, count } });
  expect(of(2)).toEqual([]);
  expect(of(6)).toEqual(['assignments.pending.count']);
  expect(changed('assignments', { items })).toEqual([]);
  const scored = { id: 'a', name: 'Essay', subject: 'English', score: 18, maximum: 20 };
  expect(changed('assignments', { items: [scored] })).toEqual(['assignments.items[0].state']);
  expect(changed('assignments', { items: [{ ...scored, state: 'graded' }] })).toEqual([]);
});

test('Classes of a record may overlap, have a room and be held for a time', () => {
  const { teacher } = sampleRecords;
  const [session] = teacher.classes.items;
  const term = { room: 'B-204', from: '2026-08-03', to: '2026-11-28', students: 100_000 };
  const items = Array.from({ length: 30 }, (_, index) => ({
    ...{ ...session, ...term, id: `class-${index}`, period: index + 1 },
  }));
  const check = (classes: unknown) =>
    problemsOf(teacherRecord, 'teachers/a.json', { ...teacher, classes: { items: classes } });
  expect(check(items)).toEqual([]);
  expect(check([{ ...items[0], to: '2026-08-01' }])).toMatchObject([
    { path: 'classes.items[0].to', allowed: '2026-08-03 or later' },
  ]);
});

test('A field that may be a text or a list names the error of the kind that is there', () => {
  const of = (faculty: unknown) =>
    problems(
      put(structuredClone(empty), 'subjects.items', [{ id: 'a', code: 'A', name: 'A', faculty }]),
    );
  expect(of(['Ada', 'Ada\n'])).toMatchObject([{ path: 'subjects.items[0].faculty[1]' }]);
  expect(of('')).toMatchObject([{ path: 'subjects.items[0].faculty' }]);
  expect(of({})).toMatchObject([
    { allowed: 'text in double quotes, or a list in square brackets [ ]' },
  ]);
});
