import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Exam } from '@/content/schema/schedule/schedule';
import type { StoredRecord } from '@/tools/college/read-records';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { clashPage } from '@/tools/college/clash/clash-page';
import { clashSentence } from '@/tools/import/clash/clash-sentence';
import { collegeClashes } from '@/tools/college/clash/college-clashes';
import { without } from '@/__tests__/fixture/without';

const asOf = '2026-09-01';

type Class = TeacherRecord['classes']['items'][number];

const mathematics: Class = {
  ...{ id: 'maths', period: 1, start: '09:00', end: '09:50', students: 30 },
  ...{ section: 'CS-A', course: 'Mathematics', room: 'C-204', weekdays: ['Monday'] },
};
const physics: Class = { ...mathematics, id: 'physics', section: 'EC-A', course: 'Physics' };

const teacher = (id: string, name: string, items: Class[], more: Partial<TeacherRecord> = {}) => ({
  path: `teachers/${id}.json`,
  record: { ...emptyTeacherRecord({ id, name, asOf }), classes: { items }, ...more },
});

function student(id: string, classes: readonly Class[], exams: Exam[] = []): StoredRecord {
  const meetings = classes.map((meeting) => without(meeting, 'period', 'students'));
  const timetable: StudentRecord['timetable'] = { meetings, days: [], changes: [], exams };
  const record = { ...emptyStudentRecord({ id, name: id, asOf }), timetable };
  return { path: `students/${id}.json`, record };
}

const sentences = (...records: StoredRecord[]) => collegeClashes(records).map(clashSentence);

test('Says in a sentence what is booked twice, and how often', () => {
  const term = { name: 'Autumn', from: '2026-09-01', to: '2026-09-30' };
  const schedule = { term, days: [], changes: [], exams: [] };
  expect(
    sentences(
      teacher('T1', 'Asha Rao', [mathematics], { schedule }),
      teacher('T2', 'Vikram Sen', [physics], { schedule }),
    ),
  ).toEqual([
    'Room C-204 is booked twice on Monday, 07 Sep 2026: CS-A Mathematics (9:00AM to 9:50AM) and EC-A Physics (9:00AM to 9:50AM). The same happens on 4 days until 28 Sep 2026.',
  ]);
});

test('A class that two teachers hold together, and their students have, is no clash', () => {
  expect(
    sentences(
      teacher('T1', 'Asha Rao', [mathematics]),
      teacher('T2', 'Vikram Sen', [mathematics]),
      student('S1', [mathematics]),
      student('S2', [mathematics]),
    ),
  ).toEqual([]);
});

test('Laboratory groups of a section clash only if a student is in both', () => {
  const groups = ['L-1', 'L-2'].map((room): Class => ({
    ...mathematics,
    id: room.toLowerCase(),
    room,
  }));
  const [one, other] = groups as [Class, Class];
  const teachers = [teacher('T1', 'Asha Rao', [one]), teacher('T2', 'Vikram Sen', [other])];
  expect(sentences(...teachers, student('S1', [one]), student('S2', [other]))).toEqual([]);
  expect(sentences(...teachers, student('S1', groups))).toEqual([
    expect.stringContaining('Section CS-A is booked twice'),
  ]);
});

test('Counts the students of two sections whose classes and exams are at once, and names them on the page only', () => {
  const chemistry = { ...physics, id: 'chemistry', section: 'CH-A', room: 'C-9', to: '2026-09-07' };
  const exam = { day: '2026-09-09', start: '09:00', end: '12:00' };
  const exams = [
    { ...exam, id: 'm', course: 'Mathematics', section: 'CS-A' },
    { ...exam, id: 'c', course: 'Chemistry', section: 'CH-A' },
  ];
  const registered = ['S3', 'S4'].map((rollNumber) => ({
    rollNumber,
    name: rollNumber,
    activities: [],
  }));
  const records = [
    teacher('T1', 'Asha Rao', [mathematics], {
      register: { items: registered.map((one) => ({ ...one, section: 'CS-A' })) },
    }),
    teacher('T2', 'Vikram Sen', [chemistry], {
      register: { items: registered.slice(1).map((one) => ({ ...one, section: 'CH-A' })) },
    }),
    student('S1', [mathematics, chemistry], exams),
    student('S2', [mathematics], exams.slice(0, 1)),
  ];
  const clashes = collegeClashes(records);
  expect(clashes.map(clashSentence)).toEqual([
    '2 students are booked twice on Monday, 07 Sep 2026: CH-A Physics (9:00AM to 9:50AM) and CS-A Mathematics (9:00AM to 9:50AM).',
    '1 student is booked twice on Wednesday, 09 Sep 2026: the exam CH-A Chemistry (9:00AM to 12:00PM) and the exam CS-A Mathematics (9:00AM to 12:00PM).',
  ]);
  expect(clashPage(clashes, 'Test')).toContain('<p>S1 (S1), S4 (S4)</p>');
});

test('Finds a teacher with two classes at once, but not on a holiday', () => {
  const both = [mathematics, { ...physics, room: 'C-205', to: '2026-09-07' }];
  expect(sentences(teacher('T1', 'Asha Rao', both))).toEqual([
    'Asha Rao is booked twice on Monday, 07 Sep 2026: CS-A Mathematics (9:00AM to 9:50AM) and EC-A Physics (9:00AM to 9:50AM).',
  ]);
  const days = [{ id: 'h', day: '2026-09-07', kind: 'holiday' as const, label: 'Founders' }];
  const schedule = { days, changes: [], exams: [] };
  expect(sentences(teacher('T1', 'Asha Rao', both, { schedule }))).toEqual([]);
});

test('A class that one record cancels hides no clash of a class that has its id in another record', () => {
  const cancelled = { id: 'c', meeting: 'maths', day: '2026-09-07', kind: 'cancelled' as const };
  const changes = [{ ...cancelled, at: '2026-09-01T09:00', sequence: 1 }];
  const other = { ...physics, id: 'maths', room: 'C-205', to: '2026-09-07' };
  expect(
    sentences(
      teacher('T1', 'Asha Rao', [mathematics], { schedule: { days: [], changes, exams: [] } }),
      teacher('T2', 'Vikram Sen', [other]),
      teacher('T3', 'Meera Das', [{ ...other, id: 'drawing', section: 'ME-A' }]),
    ),
  ).toEqual([expect.stringContaining('Room C-205 is booked twice on Monday, 07 Sep 2026')]);
});
