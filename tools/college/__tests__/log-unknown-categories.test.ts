import { emptyStudentRecord } from '@/tools/college/empty-record';
import { logUnknownCategories } from '@/tools/college/log-unknown-categories';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const recordOf = (id: string, categories: readonly string[]) => {
  const record = emptyStudentRecord({ id, name: `Student ${id}`, asOf: '2026-09-01' });
  const items = categories.map((category, index) => ({
    ...{ id: `a-${index}`, name: 'A day', status: 'Pending', category, dateAdded: '2026-08-01' },
    ...{ issuer: null, date: null, credits: null, decision: null },
  }));
  return JSON.stringify({ ...record, activities: { items } });
};

const linesOf = (...students: readonly (readonly string[])[]) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const files = students.map((categories, index) => [
    `records/students/S${index}.json`,
    recordOf(`S${index}`, categories),
  ]);
  logUnknownCategories(writeFolder(Object.fromEntries(files) as Record<string, string>));
  const lines = log.mock.calls.flat();
  log.mockRestore();
  return lines;
};

test('Names the categories of activities that the rules do not have', () => {
  expect(linesOf(['Course', 'Poetry'], ['Poetry', 'Rowing'])).toEqual([
    'activities: content/activity-rules.json does not have these categories, so they count for nothing: “Poetry” (2), “Rowing” (1)',
  ]);
});

test('Says nothing if the rules have them all', () => {
  expect(linesOf(['Course'], ['Seminar', 'Community service'], [])).toEqual([]);
});
