import { assert, property, string } from 'fast-check';
import { posix } from 'node:path';
import { normalizeId } from '@/lib/record/person';
import { listRecordFiles, parseRecord, recordPath } from '@/tools/college/record-file';
import { writeFolder } from '../write-folder';
import { firstStudent, records } from './college-folder';

const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test('every JSON file below records/ is listed, in order; other files are not', () => {
  const folder = writeFolder({
    'records/students/b.json': '{}',
    'records/students/2025/a.json': '{}',
    'records/teachers/a.json': '{}',
    'records/students/notes.txt': '',
    'records/other.json': '{}',
  });
  expect(listRecordFiles(folder).map(({ path }) => path)).toEqual([
    'other.json',
    'students/2025/a.json',
    'students/b.json',
    'teachers/a.json',
  ]);
});

test('a valid record is read as it is written', () => {
  for (const record of records)
    expect(parseRecord(`${record.kind}s/any.json`, toBytes(record))).toEqual(record);
});

test('an error has its line and the id of its entry', () => {
  const { activities } = firstStudent;
  const items = activities.items.map((item, index) =>
    index === 1 ? { ...item, status: 'Open' } : item,
  );
  const text = JSON.stringify({ ...firstStudent, activities: { ...activities, items } }, null, 2);
  expect(parseRecord('students/a.json', Buffer.from(text))).toEqual([
    expect.objectContaining({
      file: 'students/a.json',
      path: 'activities.items[1].status',
      found: '"Open"',
      allowed: '"Pending", "Approved", "Rejected"',
      entry: activities.items[1]?.id,
      line: text.slice(0, text.indexOf('"Open"')).split('\n').length,
    }),
  ]);
});

test.each([
  ['a byte order mark', Buffer.from('\ufeff{}'), 'is not plain UTF-8'],
  ['Windows letters', Buffer.from([0x22, 0xe9, 0x22]), 'is not plain UTF-8'],
  ['a comma too many', Buffer.from('{ "format": 1, }'), 'is not valid JSON'],
  ['more than a browser opens', Buffer.alloc(14_000_000, ' '), 'This record is too large'],
])('a file with %s is refused', (_, bytes, message) => {
  expect(parseRecord('students/a.json', bytes)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) as string }),
  ]);
});

test('a record in another folder is refused', () => {
  expect(parseRecord('staff/a.json', toBytes(firstStudent))).toEqual([
    expect.objectContaining({ allowed: 'students/, teachers/' }),
  ]);
  expect(parseRecord('teachers/a.json', toBytes(firstStudent))).toContainEqual(
    expect.objectContaining({ path: 'kind', found: '"student"', allowed: '"teacher"' }),
  );
});

test('a record is written to a file of its person below the folder, whatever the id', () => {
  const path = (id: string) => recordPath({ kind: 'student', id });
  expect(path('25CSE1042')).toBe('students/25CSE1042.json');
  expect(path('U/2024/0017')).toBe('students/U%2F2024%2F0017.json');
  expect(path('con')).toBe('students/_CON.json');
  expect(path('நறுமுகை'.repeat(9)).length).toBeLessThan(130);
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), string({ unit: 'grapheme' }), (a, b) => {
      const one = path(a);
      const isSame = one.toLowerCase() === path(b).toLowerCase();
      return posix.dirname(one) === 'students' && isSame === (normalizeId(a) === normalizeId(b));
    }),
  );
});
