import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import { reportClashes } from '@/tools/import/clash/report-clashes';
import {
  enrolment,
  modelOf,
  section,
  student,
  teacher,
  type TestFact,
} from '@/tools/import/__tests__/collect';
import { csv, run, writeCollegeIn } from '@/tools/college/__tests__/import/college-in';

function clashesOf(...facts: TestFact[]): DataProblem[] {
  const found: DataProblem[] = [];
  reportClashes(modelOf(...facts).model, '2026-09-01', (problem) => found.push(problem));
  return found;
}

const meeting = (of: string, room: string, start: string, teachers?: string[]): TestFact => [
  'meeting',
  {
    ...{ section: of, room, start, end: start.replace(':00', ':50'), weekdays: ['Monday'] },
    ...(teachers && { teachers }),
  },
];

test('Names the line of a class that needs the room of another, and both classes', () => {
  const found = clashesOf(
    section('a', 'CS101 A'),
    section('b', 'CS101 B'),
    meeting('a', 'LH-1', '09:00'),
    meeting('b', 'LH 1', '09:00'),
    meeting('b', 'LH 2', '10:00'),
  );
  expect(found).toEqual([
    expect.objectContaining({
      severity: 'warning',
      code: 'booked-twice',
      place: expect.objectContaining({ file: 'test.csv', line: 5 }) as unknown,
      message: 'Another class takes up the same room at the same time.',
      value: 'CS101 B, Monday, 07 Sep 2026, 9:00AM to 9:50AM',
      allowed: 'a time without CS101 A (test.csv, line 4), which needs LH-1',
    }),
  ]);
});

test('A class in two rooms takes up both, and a comma within the name of a room is none', () => {
  const found = clashesOf(
    ...['a', 'b', 'c', 'd', 'e'].map((id) => section(id, id)),
    meeting('a', 'C-204, C-205', '09:00'),
    meeting('b', 'C-205', '09:00'),
    meeting('c', 'Lab 2, Block B', '09:00'),
    meeting('d', 'Lab 3, Block B', '09:00'),
    meeting('e', 'C-204', '10:00'),
  );
  expect(found.map(({ allowed }) => allowed)).toEqual([
    'a time without a (test.csv, line 7), which needs C-205',
  ]);
});

test('A moved class needs its new room, a cancelled one none, and the change has the line', () => {
  const facts: TestFact[] = [
    ...[
      section('a', 'A'),
      section('b', 'B'),
      teacher('t1', 'Asha Rao'),
      teacher('t2', 'Ravi Iyer'),
    ],
    ...[meeting('a', 'R1', '09:00', ['t1']), meeting('b', 'R1', '10:00', ['t2'])],
  ];
  const monday = { section: 'a', day: '2026-09-07' } as const;
  const moved: TestFact = ['change', { ...monday, kind: 'moved', newStart: '10:00' }];
  expect(clashesOf(...facts, moved)).toEqual([
    expect.objectContaining({
      place: expect.objectContaining({ line: 7 }) as unknown,
      allowed: 'a time without A (test.csv, line 8), which needs R1',
    }),
  ]);
  const cancelled: TestFact = ['change', { ...monday, section: 'b', kind: 'cancelled' }];
  expect(clashesOf(...facts, moved, cancelled)).toEqual([]);
  const held: TestFact = [
    'change',
    { ...monday, section: 'b', kind: 'substituted', teachers: ['t1'] },
  ];
  const elsewhere: TestFact = [
    'change',
    { ...monday, kind: 'moved', newStart: '10:00', room: 'R2' },
  ];
  expect(clashesOf(...facts, held)).toEqual([]);
  expect(clashesOf(...facts, held, elsewhere)).toEqual([
    expect.objectContaining({
      message: 'Another class takes up the same teacher at the same time.',
    }),
  ]);
});

test('Tells two teachers of the same name apart', () => {
  const facts: TestFact[] = [
    section('a', 'A'),
    section('b', 'B'),
    meeting('a', 'R1', '09:00', ['t1']),
  ];
  const people = [teacher('t1', 'Asha Rao'), teacher('t2', 'Asha Rao')];
  expect(clashesOf(...people, ...facts, meeting('b', 'R2', '09:00', ['t2']))).toEqual([]);
  expect(clashesOf(...people, ...facts, meeting('b', 'R2', '09:00', ['t1']))).toHaveLength(1);
});

test('Sections of the same name clash only if a student is in both', () => {
  const facts: TestFact[] = [
    ...[section('a', 'A'), section('b', 'A'), student('s1', 'Ravi'), student('s2', 'Meena')],
    ...[meeting('a', 'R1', '09:00'), meeting('b', 'R2', '09:00'), enrolment('a', 's1')],
  ];
  expect(clashesOf(...facts, enrolment('b', 's2'))).toEqual([]);
  expect(clashesOf(...facts, enrolment('b', 's1')).map(({ message }) => message)).toEqual([
    'Another class takes up the same section at the same time.',
  ]);
});

test('An import with clashes writes all classes and exits with 2', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Student Name,Section', '25CS001,Meera Nair,CS201 A'),
    'timetable.csv': csv(`Section,Days,Start Time,End Time,Room
      CS201 A,MW,9:00 AM,9:50 AM,LH-1
      CS201 B,WF,9:30 AM,10:20 AM,LH-1`),
  });
  const { exitCode, text } = await run(folder, 'import');
  expect(exitCode).toBe(2);
  expect(text).toContain('warning: timetable.csv, line 3, column Start Time (C)');
  expect(text).toContain('Another class takes up the same room at the same time.');
  expect(text).toContain('Imported.');
});

test('Students with two courses at once, or two exams, are counted and named for the office', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Student Name', '25CS001,Meera Nair', '25CS002,Ravi Iyer'),
    'sections.csv': csv('Section ID,Section,Course Code', 'MA-A,A,MA101', 'PH-A,A,PH101'),
    'enrolments.csv': csv('Section ID,Roll No', 'MA-A,25CS001', 'PH-A,25CS001', 'PH-A,25CS002'),
    'timetable.csv': csv(`Section ID,Days,Start Time,End Time
      MA-A,MW,9:00 AM,10:00 AM
      PH-A,MW,9:00 AM,10:00 AM`),
    'exams.csv': csv(`Course Code,Exam Date,Start Time,End Time
      MA101,2026-12-10,9:30 AM,12:30 PM
      PH101,2026-12-10,11:00 AM,2:00 PM`),
  });
  const { exitCode, text } = await run(folder, 'import');
  expect(exitCode).toBe(2);
  expect(text).toContain('Another class takes up the same students at the same time.');
  const report = readFileSync(join(folder, 'import.csv'), 'utf8').replace(/^new,.*/gm, '');
  expect(report).toContain(
    'a time without MA101 A MA101 (timetable.csv, line 2), which needs 1 student; for 1 student: Meera Nair (25CS001)',
  );
  expect(report).not.toContain('Ravi Iyer');
});

test('A/B weeks are said in a column, and classes of every second week clash once', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Student Name,Section', '25CS001,Meera Nair,CS201 A'),
    'timetable.csv': csv(`Section,Days,Start Time,End Time,Room,Week,Start Date,End Date
      CS201 A,M,9:00 AM,9:50 AM,LH-1,A,2026-08-03,2026-11-27
      CS201 B,M,9:00 AM,9:50 AM,LH-1,B,2026-08-03,2026-11-27
      CS201 C,M,9:00 AM,9:50 AM,LH-1,odd,2026-08-03,2026-11-27
      CS201 D,M,9:00 AM,9:50 AM,LH-2,third,2026-08-03,2026-11-27`),
  });
  const { text } = await run(folder, 'import');
  // 3 August is in the calendar week 32, so that the weeks A are even and the weeks B odd.
  expect(text.match(/Another class takes up the same room/g)).toHaveLength(1);
  expect(text).toContain('CS201 B (timetable.csv, line 3)');
  expect(text).toContain('These are no weeks that are known');
  const record = readFileSync(join(folder, 'records/students/25CS001.json'), 'utf8');
  const { timetable } = JSON.parse(record) as StudentRecord;
  expect(timetable?.meetings).toHaveLength(1);
  expect(timetable?.meetings[0]?.dates?.slice(0, 2)).toEqual(['2026-08-03', '2026-08-17']);
});
