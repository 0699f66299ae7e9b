import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { logSealed } from '@/tools/college/seal/log-sealed';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

function teacherIn(room: string, index: number): [path: string, text: string] {
  const id = `T${index}`;
  const record = emptyTeacherRecord({ id, name: `Teacher ${id}`, asOf: '2026-09-01' });
  const session = {
    ...{ id: id.toLowerCase(), period: 1, start: '09:00', end: '09:50', students: 30, room },
    ...{ section: id, course: 'Physics' },
  };
  return [
    `records/teachers/${id}.json`,
    JSON.stringify({ ...record, classes: { items: [session] } }),
  ];
}

function studentWith(categories: readonly string[], index: number): [path: string, text: string] {
  const id = `S${index}`;
  const record = emptyStudentRecord({ id, name: `Student ${id}`, asOf: '2026-09-01' });
  const items = categories.map((category, number) => ({
    ...{ id: `a-${number}`, name: 'A day', status: 'Pending', category, dateAdded: '2026-08-01' },
    ...{ issuer: null, date: null, credits: null, decision: null },
  }));
  return [`records/students/${id}.json`, JSON.stringify({ ...record, activities: { items } })];
}

test.each([
  [
    'how many clashes the records have, and which categories the rules do not have',
    ['C-204', 'C-204', 'C-205'],
    [
      ['Course', 'Poetry'],
      ['Poetry', 'Rowing'],
    ],
    [
      'timetables: There is 1 clash. For the list: npm run college -- clashes.',
      'activities: content/activity-rules.json does not have these categories, so they count for nothing: “Poetry” (2), “Rowing” (1)',
    ],
  ],
  [
    'nothing if there are none, and the rules have them all',
    ['C-204', 'C-205'],
    [['Course'], ['Seminar', 'Community service'], []],
    [],
  ],
])('Says %s', (_, rooms, students, lines) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const files = [...rooms.map(teacherIn), ...students.map(studentWith)];
  logSealed(writeFolder(Object.fromEntries(files)));
  expect(log.mock.calls.flat()).toEqual(lines);
  log.mockRestore();
});
