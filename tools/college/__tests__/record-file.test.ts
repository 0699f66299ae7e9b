import { symlinkSync } from 'node:fs';
import { join, posix } from 'node:path';
import { assert, property, string } from 'fast-check';
import { normalizeId } from '@/lib/record/person';
import { recordPath } from '@/tools/college/person-of';
import { listRecordFiles, parseRecord } from '@/tools/college/record-file';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { firstStudent, records } from './college-folder';

const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value));

test('every JSON file below records/ is listed, in order; other files are not', () => {
  const folder = writeFolder({
    'records/students/b.json': '{}',
    'records/students/2025/a.json': '{}',
    'records/teachers/a.json': '{}',
    'records/students/notes.txt': '',
    'records/students/C.JSON': '{}',
    'records/other.json': '{}',
  });
  expect(listRecordFiles(folder).map(({ path }) => path)).toEqual([
    'other.json',
    'students/2025/a.json',
    'students/C.JSON',
    'students/b.json',
    'teachers/a.json',
  ]);
});

test.each([
  ['another folder', '/tmp'],
  ['a folder around it', '..'],
  ['nothing', 'missing.json'],
])('a symbolic link to %s is refused, with its path', (_, target) => {
  const folder = writeFolder({ 'records/students/a.json': '{}' });
  symlinkSync(target, join(folder, 'records/students/2025'));
  expect(() => listRecordFiles(folder)).toThrow('records/students/2025 is a symbolic link');
});

test('a valid record is read as it is written', () => {
  for (const record of records)
    expect(parseRecord(`${record.kind}s/any.json`, toBytes(record))).toEqual(record);
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

const withName = (name: string) => ({
  ...firstStudent,
  student: { ...firstStudent.student, name },
});

test.each([
  ['a change of direction', 'Asha \u202everma', 'U+202E'],
  ['a control character', 'Asha \u0007Verma', 'U+0007'],
  ['a letter that was lost', 'Jos\ufffd Verma', 'U+FFFD'],
])('%s in a text is refused, as in the content', (_, name, found) => {
  const escaped = JSON.stringify(withName(name)).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  for (const text of [JSON.stringify(withName(name)), escaped])
    expect(parseRecord('students/a.json', Buffer.from(text))).toEqual([
      expect.objectContaining({
        path: 'student.name',
        line: 1,
        found: expect.stringContaining(found) as string,
      }),
    ]);
});

test('names in every script, and texts that look like names of fields, are accepted', () => {
  for (const name of ['José Ñandú', 'مريم الخطيب', '"a": "b", "a": "c"', 'back\\slash: "'])
    expect(parseRecord('students/a.json', toBytes(withName(name)))).toEqual(withName(name));
});

test('a field that is there twice is refused, with both lines', () => {
  const text = JSON.stringify(firstStudent, null, 2).replace(
    '"asOf"',
    '"kind": "student",\n"asOf"',
  );
  expect(parseRecord('students/a.json', Buffer.from(text))).toEqual([
    expect.objectContaining({
      path: 'kind',
      message: 'This name is used twice in one entry; only the last one counts.',
    }),
  ]);
});

test.each(['[', '{"student":'])('a megabyte of "%s" is an error of the file', (open) => {
  const close = open === '[' ? ']' : '}';
  const count = Math.floor(1_000_000 / (open.length + 1));
  const text = `{"student": ${open.repeat(count)}1${close.repeat(count)}}`;
  expect(parseRecord('students/a.json', Buffer.from(text))).toEqual([
    expect.objectContaining({
      file: 'students/a.json',
      message: expect.stringContaining('Brackets are nested too deeply.') as string,
    }),
  ]);
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
