import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { generationOf, readGenerations } from '@/tools/college/generations';
import { writeCollege } from './college-folder';

const generationsIn = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'generations.json'), 'utf8'));

test('Raises the generation of one person, each time by one', () => {
  const folder = writeCollege();
  expect(revoke(folder, findRevocable(folder, '26CSE1002'))).toBe(2);
  expect(revoke(folder, findRevocable(folder, ' 26cse1002 '))).toBe(3);
  expect(generationsIn(folder)).toEqual({ 'student 26CSE1002': 3 });
  expect(statSync(join(folder, 'generations.json')).mode & 0o077).toBe(0);
});

test('Leaves the generations of other people alone', () => {
  const folder = writeCollege();
  writeFileSync(join(folder, 'generations.json'), '{ "teacher PG-ENG-0301": 4 }');
  revoke(folder, findRevocable(folder, '26CSE1002'));
  expect(generationsIn(folder)).toEqual({ 'student 26CSE1002': 2, 'teacher PG-ENG-0301': 4 });
});

test('An unknown id is an error with the most similar ones', () => {
  const folder = writeCollege();
  expect(() => findRevocable(folder, '26CSE1O02')).toThrow('Did you mean 26CSE1002');
  expect(() => findRevocable(folder, 'nobody-at-all')).toThrow(
    'There is no record of "nobody-at-all".',
  );
});

const read = (text: string) =>
  readGenerations(writeFolder({ 'generations.json': text })).generations;

test('everybody has generation 1 unless it was raised', () => {
  const generations = read('{ "student 25CSE1042": 2 }');
  expect(generationOf(generations, { kind: 'student', id: '25CSE1042' })).toBe(2);
  expect(generationOf(generations, { kind: 'teacher', id: '25CSE1042' })).toBe(1);
  expect(readGenerations(writeFolder({})).generations).toEqual({});
});

test.each([
  ['{', 'not valid JSON'],
  ['[]', 'not valid JSON'],
  ['{ "25CSE1042": 2 }', '"25CSE1042" names nobody'],
  ['{ "staff 25CSE1042": 2 }', 'names nobody'],
  ['{ "student 25cse1042": 2 }', 'Write the id in capital letters'],
  ['{ "student 25CSE1042": 0 }', 'is 0. Write a whole number from 1'],
  ['{ "student 25CSE1042": "2" }', 'is "2". Write a whole number from 1'],
])('%s is refused', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
