import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { parseRecord } from '@/tools/college/record-file';
import type { Model } from '@/tools/import/model/model';
import { TextShortener } from '@/tools/import/record/text-shortener';
import { hasEnded } from '@/tools/import/model/last-term';
import { studentRecordOf } from '@/tools/import/record/student';
import { teacherRecordOf } from '@/tools/import/record/teacher';
import {
  attended,
  enrolment,
  modelOf,
  originOf,
  section,
  student,
  teacher,
} from '@/tools/import/__tests__/collect';

const fit = new TextShortener(() => undefined, originOf('test.csv', 2));

const contextOf = (model: Model) => ({
  ...{ model, today: '2026-09-04', fit },
  sent: new Map<string, never>(),
});

const college = () =>
  modelOf(
    ['term', { id: 'autumn', title: 'Autumn 2026', start: '2026-08-01', end: '2026-12-20' }],
    ['course', { id: 'cs101', title: 'Programming', code: 'CS101', credits: 4, terms: ['autumn'] }],
    student('13aa3', 'அனிதா ராவ்', {
      givenName: 'அனிதா',
      email: 'Anita@uni.example',
      program: 'BSc',
      semester: 3,
    }),
    teacher('t1', 'Meera Iyer', { designation: 'Professor' }),
    teacher('t2', 'عمر حسن'),
    ['section', { id: 'c1', name: 'CS101 A', course: 'cs101', terms: [], room: 'B 12' }],
    section('home', 'Year 1 B'),
    enrolment('c1', '13aa3'),
    enrolment('home', '13aa3'),
    enrolment('c1', 't1', 'teacher'),
    enrolment('c1', 't2', 'teacher'),
    ['meeting', { section: 'c1', weekdays: ['Wednesday', 'Monday'], start: '09:00', end: '09:50' }],
    ['assignment', { id: 'a1', title: 'Essay', section: 'c1', due: '2026-09-30', maximum: 20 }],
    ['assignment', { id: 'a2', title: 'Lab', section: 'c1', due: '2026-10-10' }],
    ['assignment', { id: 'a3', title: 'Viva', section: 'c1' }],
    ['result', { assignment: 'a1', person: '13aa3', score: 18.5 }],
    attended('13aa3', '2026-09-01', 'present'),
    attended('13aa3', '2026-09-02', 'late'),
    attended('13aa3', '2026-09-03', 'absent'),
    attended('13aa3', '2026-09-04', 'excused'),
  ).model;

function studentRecord(
  before = emptyStudentRecord({ id: '13aa3', name: '–', asOf: '2026-09-04' }),
  day = before.asOf,
) {
  const model = college();
  return studentRecordOf(model.students[0]!, before, { ...contextOf(model), today: day });
}

it('gives a student the subjects, attendance and marks of all files', () => {
  const record = studentRecord();
  expect(parseRecord('students/13aa3.json', Buffer.from(JSON.stringify(record)))).toEqual(record);
  expect(record.student).toMatchObject({
    name: 'அனிதா ராவ்',
    firstName: 'அனிதா',
    rollNumber: '13aa3',
    email: 'anita@uni.example',
  });
  expect(record.sections).toEqual(['CS101 A', 'Year 1 B']);
  expect(record.subjects.items).toEqual([
    {
      id: 'c1',
      code: 'CS101',
      name: 'Programming',
      faculty: ['Meera Iyer', 'عمر حسن'],
      credits: 4,
      section: 'CS101 A',
      term: 'Autumn 2026',
    },
  ]);
  expect(record.attendance).toEqual({
    months: [{ month: '2026-09', present: 1, absent: 1, late: 1, excused: 1, total: 4 }],
    current: { percentage: 66, asOf: '2026-09-04', basis: 'Classes held in Sep 2026' },
  });
  expect(record.assignments).toMatchObject({
    items: [
      {
        id: 'a1',
        name: 'Essay',
        subject: 'Programming',
        score: 18.5,
        maximum: 20,
        state: 'graded',
      },
      { id: 'a2', name: 'Lab', due: '2026-10-10' },
      { id: 'a3', name: 'Viva' },
    ],
    pending: { count: 2, nextDue: '2026-10-10' },
  });
});

it('gives a student no subjects whose terms are over', () => {
  const before = studentRecord();
  const codes = (day: string) => studentRecord(before, day).subjects.items.map(({ code }) => code);
  expect(codes('2026-12-20')).toEqual(['CS101']);
  expect(codes('2026-12-21')).toEqual([]);
  expect(studentRecord(before, '2026-12-21').assignments.items).toHaveLength(3);
});

it.each([
  ['no term', [], false],
  ['a term without an end', [{ end: '2026-05-31' }, {}], false],
  ['a term that goes on', [{ end: '2026-05-31' }, { end: '2026-12-20' }], false],
  ['terms that are over', [{ end: '2025-12-20' }, { end: '2026-05-31' }], true],
])('knows whether a section with %s has ended', (_, ends, expected) => {
  const terms = ends.map((end, index) => ({ id: `t${index}`, title: 'Term', ...end }));
  expect(hasEnded({ terms }, '2026-09-04')).toBe(expected);
});

it('keeps what only the portal has', () => {
  const before = emptyStudentRecord({ id: '13aa3', name: '–', asOf: '2026-09-04' });
  const activities = [
    {
      id: 'rowing',
      name: 'Rowing',
      status: 'Pending' as const,
      category: 'Workshop' as const,
      dateAdded: '2026-09-01',
      issuer: null,
      date: null,
      credits: null,
      decision: null,
    },
  ];
  const record = studentRecord({
    ...before,
    student: { ...before.student, bio: 'Rows.' },
    activities: { items: activities },
  });
  expect(record.activities.items).toEqual(activities);
  expect(record.student.bio).toBe('Rows.');
});

it('gives a teacher the timetable, the sections and the register', () => {
  const model = college();
  const meera = model.teachers.find(({ id }) => id === 't1')!;
  const before = emptyTeacherRecord({ id: 't1', name: '–', asOf: '2026-09-04' });
  const record = teacherRecordOf(meera, before, () => [], contextOf(model));
  expect(parseRecord('teachers/t1.json', Buffer.from(JSON.stringify(record)))).toEqual(record);
  expect(record.classes.items).toMatchObject([
    {
      period: 1,
      start: '09:00',
      end: '09:50',
      section: 'CS101 A',
      course: 'Programming',
      room: 'B 12',
      students: 1,
      weekdays: ['Monday', 'Wednesday'],
    },
  ]);
  expect(record.classroom.items).toMatchObject([{ section: 'CS101 A', students: 1, room: 'B 12' }]);
  expect(record.register.items).toEqual([
    {
      ...{ name: 'அனிதா ராவ்', rollNumber: '13aa3', section: 'CS101 A', semester: 3 },
      activities: [],
      attendance: [{ month: '2026-09', present: 1, absent: 1, late: 1, excused: 1, total: 4 }],
      log: {
        from: '2026-08-31',
        weeks: [[2, 3]],
        days: [
          { day: '2026-09-02', status: 'late' },
          { day: '2026-09-03', status: 'absent' },
          { day: '2026-09-04', status: 'excused' },
        ],
      },
      marks: [{ name: 'Essay', due: '2026-09-30', score: 18.5, maximum: 20 }],
    },
  ]);
  expect(record.assignments.items.map(({ name }) => name)).toEqual(['Essay', 'Lab', 'Viva']);
});

it('reports a text that is too long for the portal, and cuts it off', () => {
  const problems: unknown[] = [];
  const short = new TextShortener((problem) => problems.push(problem), originOf('test.csv', 2));
  expect(short.section('A'.repeat(130))).toHaveLength(120);
  short.section('A'.repeat(130));
  expect(problems).toMatchObject([{ severity: 'note', code: 'text-cut-off', place: { line: 2 } }]);
});
