import { meetingsBetween } from '@/components/schedule/model/dated-meeting';
import { entriesBetween } from '@/components/schedule/model/timetable-entry';
import { formatTime } from '@/lib/time/date';
import { zonedMoment } from '@/lib/time/zoned-time';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { updatesOf } from '@/tools/college/exchange/apply-changes';
import type { MeetingUpdate } from '@/tools/import/record/context';
import type { SentChange } from '@/tools/college/exchange/sent-change';
import { parseRecord } from '@/tools/college/record-file';
import { TextShortener } from '@/tools/import/record/text-shortener';
import { studentRecordOf } from '@/tools/import/record/student';
import { teacherRecordOf } from '@/tools/import/record/teacher';
import {
  attended,
  enrolment,
  modelOf,
  originOf,
  student,
  teacher,
  type TestFact,
} from '@/tools/import/__tests__/collect';
import { writeTimetable } from '@/components/schedule/feed/save-timetable';

const fit = new TextShortener(() => undefined, originOf('test.csv', 2));

const basis: TestFact[] = [
  ['term', { id: 'spring', title: 'Spring 2026', start: '2026-01-12', end: '2026-05-20' }],
  ['term', { id: 'autumn', title: 'Autumn 2026', start: '2026-08-03', end: '2026-12-18' }],
  ['course', { id: 'cs101', title: 'Programming', code: 'CS101', credits: 4 }],
  ['course', { id: 'ma101', title: 'Mathematics', code: 'MA101', credits: 3 }],
  ['course', { id: 'ph101', title: 'Physics', credits: 2 }],
  student('s1', 'Asha Rao'),
  student('s2', 'Kabir Sen'),
  teacher('t1', 'Meera Iyer'),
  teacher('t2', 'Omar Hasan'),
  ['section', { id: 'c1', name: 'CS101 A', course: 'cs101', terms: ['autumn'], room: 'B 12' }],
  ['section', { id: 'm1', name: 'MA101 A', course: 'ma101', terms: ['autumn'] }],
  enrolment('c1', 's1'),
  enrolment('m1', 's1'),
  enrolment('c1', 's2'),
  enrolment('c1', 't1', 'teacher'),
  enrolment('m1', 't2', 'teacher'),
  ['meeting', { section: 'c1', weekdays: ['Monday'], start: '09:00', end: '09:50' }],
  ['meeting', { section: 'c1', weekdays: ['Thursday'], start: '09:00', end: '09:50' }],
  [
    'meeting',
    {
      section: 'm1',
      weekdays: ['Monday'],
      start: '10:00',
      end: '10:50',
      room: 'C 1',
      to: '2026-10-30',
    },
  ],
];

const today = '2026-09-20';

function recordsOf(...facts: TestFact[]) {
  const { model, problems } = modelOf(...basis, ...facts);
  const context = { model, today, fit, sent: new Map<string, MeetingUpdate>() };
  const own = model.students[0]!;
  const taught = model.teachers[0]!;
  const records = {
    student: studentRecordOf(
      own,
      emptyStudentRecord({ id: 's1', name: '–', asOf: today }),
      context,
    ),
    teacher: teacherRecordOf(
      taught,
      emptyTeacherRecord({ id: 't1', name: '–', asOf: today }),
      () => [],
      context,
    ),
  };
  const check = (path: string, record: object) =>
    expect(parseRecord(path, Buffer.from(JSON.stringify(record)))).toEqual(record);
  check('students/s1.json', records.student);
  check('teachers/t1.json', records.teacher);
  return { ...records, problems, context };
}

test('A student has the weekly meetings of the sections, in the days of the term', () => {
  const { timetable, subjects } = recordsOf().student;
  expect(timetable?.term).toEqual({ name: 'Autumn 2026', from: '2026-08-03', to: '2026-12-18' });
  expect(timetable?.meetings).toEqual([
    {
      id: expect.stringMatching(/^c1-monday-09-00/) as string,
      ...{ start: '09:00', end: '09:50', section: 'CS101 A', course: 'Programming', room: 'B 12' },
      weekdays: ['Monday', 'Thursday'],
      ...{ from: '2026-08-03', to: '2026-12-18', subject: 'c1', teachers: ['Meera Iyer'] },
    },
    {
      id: expect.stringMatching(/^m1-monday-10-00/) as string,
      ...{ start: '10:00', end: '10:50', section: 'MA101 A', course: 'Mathematics', room: 'C 1' },
      weekdays: ['Monday'],
      ...{ from: '2026-08-03', to: '2026-10-30', subject: 'm1', teachers: ['Omar Hasan'] },
    },
  ]);
  expect(subjects.items.map(({ id }) => id).sort()).toEqual(['c1', 'm1']);
});

test('Two batches of a section at one time have two meetings, which say so', () => {
  const lab = { section: 'c1', weekdays: ['Friday' as const], start: '14:00', end: '16:00' };
  const batches = ['B1', 'B2'].map((batch): TestFact => ['meeting', { ...lab, batch }]);
  const { student: own, teacher: taught } = recordsOf(...batches);
  const isLab = ({ start }: { start: string }) => start === '14:00';
  for (const meetings of [own.timetable?.meetings ?? [], taught.classes.items])
    expect(meetings.filter(isLab).map(({ batch }) => batch)).toEqual(['B1', 'B2']);
});

test('Two teachers of a section at the same time on different days have two meetings', () => {
  const { timetable } = recordsOf(
    [
      'meeting',
      { section: 'm1', weekdays: ['Tuesday'], start: '15:00', end: '15:50', teachers: ['t1'] },
    ],
    [
      'meeting',
      { section: 'm1', weekdays: ['Friday'], start: '15:00', end: '15:50', teachers: ['t2'] },
    ],
  ).student;
  const late = timetable?.meetings.filter(({ start }) => start === '15:00') ?? [];
  expect(late.map(({ weekdays, teachers }) => [weekdays, teachers]).sort()).toEqual([
    [['Friday'], ['Omar Hasan']],
    [['Tuesday'], ['Meera Iyer']],
  ]);
  expect(new Set(late.map(({ id }) => id)).size).toBe(2);
});

test('Holidays of the calendar and special days of the term are in the timetable', () => {
  const { timetable } = recordsOf(
    [
      'event',
      { id: 'h1', title: 'Diwali', start: '2026-11-08', end: '2026-11-10', type: 'holiday' },
    ],
    ['event', { id: 'h2', title: 'Holi', start: '2026-03-04', type: 'holiday' }],
    ['event', { id: 'e1', title: 'Fair', start: '2026-11-12', type: 'event' }],
    [
      'specialDay',
      { id: 'x', title: 'Monday’s timetable', start: '2026-11-14', follows: 'Monday' },
    ],
    ['specialDay', { id: 'y', title: 'Sports', start: '2026-09-25', until: '13:00' }],
  ).student;
  expect(timetable?.days).toEqual([
    {
      ...{ id: 'x', day: '2026-11-14', kind: 'special', label: 'Monday’s timetable' },
      follows: 'Monday',
    },
    { id: 'y', day: '2026-09-25', kind: 'special', label: 'Sports', until: '13:00' },
    { id: 'h1', day: '2026-11-08', end: '2026-11-10', kind: 'holiday', label: 'Diwali' },
  ]);
});

test('Cancelled, moved and substituted meetings are in the timetables of students and teachers', () => {
  const {
    student: asha,
    teacher: meera,
    problems,
  } = recordsOf(
    ['change', { section: 'c1', day: '2026-09-21', kind: 'cancelled', reason: 'Strike' }],
    [
      'change',
      {
        section: 'CS101 A',
        day: '2026-09-24',
        kind: 'moved',
        newDay: '2026-09-25',
        newStart: '14:00',
      },
    ],
    ['change', { section: 'm1', day: '2026-09-28', kind: 'substituted', teachers: ['t1'] }],
  );
  expect(problems).toEqual([]);
  const [programming, maths] = asha.timetable?.meetings.map(({ id }) => id) ?? [];
  expect(asha.timetable?.changes).toEqual([
    {
      id: expect.any(String) as string,
      ...{ meeting: programming, day: '2026-09-21', kind: 'cancelled', reason: 'Strike' },
      ...{ at: '2026-09-21T00:00', sequence: 1 },
    },
    {
      id: expect.any(String) as string,
      ...{ meeting: programming, day: '2026-09-24', kind: 'moved' },
      to: { day: '2026-09-25', start: '14:00', end: '14:50' },
      ...{ at: '2026-09-24T00:00', sequence: 1 },
    },
    {
      id: expect.any(String) as string,
      ...{ meeting: maths, day: '2026-09-28', kind: 'substituted', teachers: ['Meera Iyer'] },
      ...{ at: '2026-09-28T00:00', sequence: 1 },
    },
  ]);
  expect(meera.schedule?.changes).toEqual(asha.timetable?.changes);
});

test('A change on a day without the class is reported and left out', () => {
  const { student: asha, problems } = recordsOf(
    ['change', { section: 'c1', day: '2026-09-22', kind: 'cancelled' }, 40],
    ['change', { section: 'c1', day: '2026-09-21', start: '11:00', kind: 'cancelled' }, 41],
  );
  expect(asha.timetable?.changes).toEqual([]);
  expect(problems).toMatchObject([
    { code: 'no-meeting-on-day', value: '2026-09-22', place: { line: 40 } },
    { code: 'no-meeting-on-day', value: '2026-09-21 11:00', place: { line: 41 } },
  ]);
});

test('A later change of the same class replaces the earlier one', () => {
  const { timetable } = recordsOf(
    ['change', { section: 'c1', day: '2026-09-21', kind: 'cancelled' }],
    ['change', { section: 'c1', day: '2026-09-21', kind: 'moved', newStart: '16:00' }],
  ).student;
  expect(timetable?.changes.map(({ kind, sequence }) => [kind, sequence])).toEqual([['moved', 1]]);
});

test('Exams are those of the sections', () => {
  const { student: asha, teacher: meera } = recordsOf(
    [
      'exam',
      {
        id: 'x1',
        course: 'ma101',
        title: 'Final',
        day: '2026-12-10',
        start: '09:30',
        end: '12:30',
      },
    ],
    [
      'exam',
      { id: 'x2', section: 'c1', day: '2026-12-08', start: '09:30', end: '12:30', room: 'Hall' },
    ],
  );
  expect(asha.timetable?.exams).toMatchObject([
    { course: 'Programming', section: 'CS101 A', day: '2026-12-08', room: 'Hall' },
    { course: 'Mathematics', label: 'Final', day: '2026-12-10' },
  ]);
  expect(meera.schedule?.exams.map(({ course }) => course)).toEqual(['Programming']);
});

test('A subject has its own attendance, and the register that of its section', () => {
  const { student: asha, teacher: meera } = recordsOf(
    attended('s1', '2026-08-31', 'present', { section: 'c1' }),
    attended('s1', '2026-09-03', 'late', { course: 'CS101' }),
    attended('s1', '2026-09-07', 'absent', { section: 'CS101 A' }),
    attended('s1', '2026-09-07', 'present', { section: 'm1' }),
    attended('s2', '2026-09-07', 'excused', { section: 'c1' }),
  );
  expect(asha.subjects.items.map(({ id, attendance }) => [id, attendance])).toEqual([
    ['m1', { present: 1, absent: 0, total: 1, asOf: '2026-09-07' }],
    ['c1', { present: 1, absent: 1, late: 1, total: 3, asOf: '2026-09-07' }],
  ]);
  expect(meera.register.items.map(({ attendance }) => attendance)).toEqual([
    [
      { month: '2026-09', present: 0, absent: 1, late: 1, total: 2 },
      { month: '2026-08', present: 1, absent: 0, total: 1 },
    ],
    [{ month: '2026-09', present: 0, absent: 0, excused: 1, total: 1 }],
  ]);
});

test('Totals of a course are the attendance of the subject; without sections the register has all classes', () => {
  const totals = recordsOf([
    'attendanceTotal',
    { person: 's1', course: 'CS101', present: 18, held: 20, asOf: '2026-09-18' },
  ]);
  expect(totals.student.subjects.items[1]?.attendance).toEqual({
    ...{ present: 18, absent: 2, total: 20, asOf: '2026-09-18' },
  });
  const { teacher: meera, student: asha } = recordsOf(attended('s1', '2026-09-07', 'present'));
  expect(asha.subjects.items.every(({ attendance }) => attendance === undefined)).toBe(true);
  expect(meera.register.items[0]?.attendance).toMatchObject([{ month: '2026-09', present: 1 }]);
});

test('Marks count in their subject, and the register names what is missing', () => {
  const { student: asha, teacher: meera } = recordsOf(
    [
      'assignment',
      { id: 'a1', title: 'Quiz', section: 'c1', due: '2026-08-20', maximum: 20, weight: 15 },
    ],
    ['assignment', { id: 'a2', title: 'Essay', section: 'c1', due: '2026-08-27', maximum: 10 }],
    ['assignment', { id: 'a3', title: 'Lab', section: 'c1', due: '2026-09-10', maximum: 10 }],
    ['assignment', { id: 'a4', title: 'Later', section: 'c1', due: '2026-10-10', maximum: 10 }],
    ['result', { assignment: 'a1', person: 's1', score: 12 }],
    ['result', { assignment: 'a1', person: 's2', score: 20 }],
    ['result', { assignment: 'a2', person: 's1', status: 'missing' }],
    ['result', { assignment: 'a3', person: 's2', score: 4 }],
  );
  expect(asha.assignments.items[0]).toMatchObject({ subjectId: 'c1', weight: 15, score: 12 });
  expect(meera.register.items.map(({ missing, marks }) => ({ missing, marks }))).toEqual([
    {
      missing: [
        { name: 'Essay', due: '2026-08-27' },
        { name: 'Lab', due: '2026-09-10' },
      ],
      marks: [{ name: 'Quiz', due: '2026-08-20', score: 12, maximum: 20 }],
    },
    {
      missing: undefined,
      marks: [
        { name: 'Quiz', due: '2026-08-20', score: 20, maximum: 20 },
        { name: 'Lab', due: '2026-09-10', score: 4, maximum: 10 },
      ],
    },
  ]);
});

test('Results of terms that are over are apart from the grades of this term', () => {
  const { results, subjects } = recordsOf(
    ['courseResult', { person: 's1', course: 'MA101', grade: 'A' }],
    [
      'courseResult',
      { person: 's1', course: 'ph101', term: 'spring', grade: 'B', day: '2026-06-01' },
    ],
    [
      'courseResult',
      { person: 's1', course: 'MA101', term: 'Spring 2026', grade: 'F', credits: 3 },
    ],
    ['courseResult', { person: 's1', course: 'Drawing', term: 'Autumn 2025', percentage: 71.5 }],
    ['courseResult', { person: 's1', course: 'ph101', term: 'spring', grade: 'B+' }],
  ).student;
  expect(subjects.items.map(({ id, grade }) => [id, grade])).toEqual([
    ['m1', 'A'],
    ['c1', undefined],
  ]);
  expect(results?.terms).toEqual([
    {
      id: 'autumn-2025-5d954893',
      name: 'Autumn 2025',
      subjects: [
        { id: expect.any(String) as string, name: 'Drawing', credits: 0, percentage: 71.5 },
      ],
    },
    {
      ...{ id: 'spring', name: 'Spring 2026', published: '2026-06-01' },
      subjects: [
        { id: 'ph101', name: 'Physics', credits: 2, grade: 'B+' },
        { id: 'ma101', code: 'MA101', name: 'Mathematics', credits: 3, grade: 'F' },
      ],
    },
  ]);
});

test('Changes that a teacher sent are in the timetables of everybody in the section', () => {
  const { student: asha, context } = recordsOf();
  const meeting = asha.timetable?.meetings[0]?.id ?? '';
  const change: SentChange = {
    ...{ meeting, day: '2026-09-28', reason: 'I am ill.', at: '2026-09-20T10:00' },
    ...{ isChanged: true, sequence: 1 },
  };
  const sent = updatesOf(new Map([['sent-1', change]]));
  const [again, other] = context.model.students.map((student) =>
    studentRecordOf(student, asha, { ...context, sent }),
  );
  for (const record of [again, other])
    expect(record?.timetable?.changes).toEqual([
      {
        ...{ id: 'sent-1', meeting, day: '2026-09-28', kind: 'cancelled', reason: 'I am ill.' },
        ...{ at: '2026-09-20T10:00', sequence: 1 },
      },
    ]);
});

test('A substitute has the class on its day, moved and in its room, and the students read who holds it', () => {
  const monday = { section: 'm1', day: '2026-09-21', teachers: ['Meera Iyer'] };
  const moved = { ...monday, kind: 'moved', newStart: '11:00', room: 'D 4' } as const;
  const { student: asha, teacher: meera } = recordsOf(
    ['change', moved],
    ['change', { ...monday, day: '2026-09-28', kind: 'substituted' }],
  );
  const held = meera.classes.items.find(({ section: name }) => name === 'MA101 A');
  expect(held).toMatchObject({ dates: ['2026-09-21', '2026-09-28'], start: '10:00', students: 1 });
  const timetable = { meetings: meera.classes.items, ...meera.schedule };
  const heldOn = (day: string) =>
    meetingsBetween(timetable, day, day)
      .filter(({ meeting }) => meeting.id === held?.id)
      .map(({ start, room, teachers }) => [start, room, teachers]);
  expect(heldOn('2026-09-14')).toEqual([]);
  expect(heldOn('2026-09-21')).toEqual([['11:00', 'D 4', ['Meera Iyer']]]);
  expect(heldOn('2026-09-28')).toEqual([['10:00', 'C 1', ['Meera Iyer']]]);
  const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };
  const feed = writeTimetable({ product: 'P', name: 'N', timetable, asOf: today, calendarHost });
  expect(feed).toContain('DTSTART;TZID=Asia/Kolkata:20260921T110000');
  expect(feed).toContain('DTSTART;TZID=Asia/Kolkata:20260928T100000');
  const entries = entriesBetween(asha.timetable!, '2026-09-21', '2026-09-21');
  expect(entries.find(({ start }) => start === '11:00')?.change?.text).toBe(
    'Moved from 10:00AM. Meera Iyer instead of Omar Hasan',
  );
});

test('A class that goes on after midnight is one class, in the record, the pages and the calendar file', () => {
  const night = { section: 'm1', weekdays: ['Friday' as const], start: '22:30', end: '24:30' };
  const { timetable } = recordsOf(['meeting', night]).student;
  const entries = entriesBetween(timetable!, '2026-09-25', '2026-09-26');
  expect(entries.map(({ day, end }) => [day, formatTime(end)])).toEqual([
    ['2026-09-25', '12:30AM'],
  ]);
  const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };
  const feed = { product: 'P', name: 'N', timetable: timetable!, asOf: today, calendarHost };
  expect(writeTimetable(feed)).toContain('DTEND;TZID=Asia/Kolkata:20260808T003000');
  expect(zonedMoment('2026-09-25', '24:30', 'UTC').toISOString()).toBe('2026-09-26T00:30:00.000Z');
});
