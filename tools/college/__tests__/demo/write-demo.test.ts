import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeDemo } from '@/tools/college/demo/write-demo';
import { readPeople } from '@/tools/college/read-people';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const size = { students: 14, teachers: 2, seed: 1 };

test('Writes one file per person, readable by nobody else', () => {
  const folder = writeFolder({});
  expect(writeDemo(folder, size)).toBe(16);
  expect(readdirSync(join(folder, 'records/students'))).toHaveLength(14);
  expect(readdirSync(join(folder, 'records/teachers'))).toHaveLength(2);
  expect(statSync(join(folder, 'records/students/26CSE1001.json')).mode & 0o077).toBe(0);
});

test('Replaces the college of an earlier demo', () => {
  const folder = writeFolder({});
  writeDemo(folder, size);
  writeDemo(folder, { ...size, students: 5 });
  expect(readPeople(folder).filter(({ kind }) => kind === 'student')).toHaveLength(5);
});

test('Refuses to write next to records that it did not write, and says what to do', () => {
  const folder = writeFolder({ 'records/students/25CSE1042.json': '{}' });
  expect(() => writeDemo(folder, size)).toThrow(/1 record that the demo did not write.*delete it/);
  expect(readdirSync(join(folder, 'records'))).toEqual(['students']);
});

test('Refuses to overwrite a record of the demo that was changed', () => {
  const folder = writeFolder({});
  writeDemo(folder, size);
  const file = join(folder, 'records/students/26CSE1001.json');
  appendFileSync(file, '\n');
  const text = readFileSync(file, 'utf8');
  expect(() => writeDemo(folder, { ...size, seed: 2 })).toThrow('students/26CSE1001.json');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('Writes again what was deleted', () => {
  const folder = writeFolder({});
  writeDemo(folder, size);
  writeFileSync(join(folder, 'records/students/26CSE1001.json'), '');
  expect(() => writeDemo(folder, size)).toThrow();
  expect(existsSync(join(folder, 'demo.json'))).toBe(true);
});
