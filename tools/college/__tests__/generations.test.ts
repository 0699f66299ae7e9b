import { generationOf, readGenerations } from '@/tools/college/generations';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const read = (text: string) => readGenerations(writeFolder({ 'generations.json': text }));

test('everybody has generation 1 unless it was raised', () => {
  const generations = read('{ "student 25CSE1042": 2 }');
  expect(generationOf(generations, { kind: 'student', id: '25CSE1042' })).toBe(2);
  expect(generationOf(generations, { kind: 'teacher', id: '25CSE1042' })).toBe(1);
  expect(readGenerations(writeFolder({}))).toEqual({});
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
