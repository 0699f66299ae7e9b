import { checkFields } from '@/lib/record/sign-in-check';

const code = 'VWVYRXX0V1BJ8SGH7XQ51PXG';
const typed = 'vwvy rxxo vibj 8sgh 7xq5 1pxg';
const errorOf = (password: string) => {
  const checked = checkFields('student', '25CSE1001', password);
  return 'password' in checked ? checked.password : null;
};

test('reads an id and a code as they are typed', () => {
  expect(checkFields('student', ' 25cse 1001 ', typed)).toEqual({ id: '25CSE1001', code });
});

test('asks for what is missing, by its name', () => {
  expect(checkFields('student', ' ', ' ')).toEqual({
    username: 'Enter your roll number.',
    password: 'Enter the access code on your card.',
  });
  expect(checkFields('teacher', '', typed)).toEqual({
    username: 'Enter your employee id.',
    password: '',
  });
});

test.each([
  ['VWVY RXX0 V1B 8SGH 7XQ5 1PXG', 'Group 3 of the code has 3 instead of 4 characters.'],
  ['VWVY-RXX0-V1BJ-8SGH-7XQ5-1PX', 'Group 6 of the code has 3 instead of 4 characters.'],
  ['VWVY RXX0X V1BJ 8SGH 7XQ5 1PXG', 'Group 2 of the code has 5 instead of 4 characters.'],
  ['VWVYRXX0V1BJ8SGH7XQ5', 'The code has 20 instead of 24 characters.'],
  ['VWVY RXX0 V1BJ 8SGH 7XQ5', 'The code has 20 instead of 24 characters.'],
  [`${code}${code}`, 'The code has 48 instead of 24 characters.'],
  ['VWVY RXX0 V1BJ 8SGU 7XQ5 1PXG', /only digits and letters, and never U/],
  ['VWVY RXX0 V1BJ 8SG* 7XQ5 1PXG', /only digits and letters, and never U/],
  ['VWVY RXX0 V1BJ 8SGK 7XQ5 1PXG', /A character is wrong/],
  ['VWVY RXX0 V1BJ 8SGH 7XQ5 1PGX', /A character is wrong, or two have changed places/],
])('finds what is wrong with %s', (password, sentence) => {
  expect(errorOf(password)).toMatch(sentence);
});
