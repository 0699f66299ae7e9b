import { emptyStudentRecord } from '@/tools/college/empty-record';
import { logSealed } from '@/tools/college/seal/log-sealed';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

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
    'which categories the rules do not have',
    [
      ['Course', 'Poetry'],
      ['Poetry', 'Rowing'],
    ],
    [
      'activities: content/activity-rules.json does not have these categories, so they count for nothing: “Poetry” (2), “Rowing” (1)',
    ],
  ],
  ['nothing if the rules have them all', [['Course'], ['Seminar', 'Community service'], []], []],
])('Says %s', (_, students, lines) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  logSealed(writeFolder(Object.fromEntries(students.map(studentWith))));
  expect(log.mock.calls.flat()).toEqual(lines);
  log.mockRestore();
});
