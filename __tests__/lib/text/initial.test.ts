import { initialOf } from '@/lib/text/initial';

test.each([
  ['asha Rao', 'AR'],
  ['Prof. Samarth Deshmukh', 'SD'],
  ['Dr Asha Mary Rao', 'AR'],
  ["Sean O'Brien-Das", 'SO'],
  ['Prof.', 'P'],
  ['محمد علي', 'مع'],
  ['நிலா', 'நி'],
  ['कृष्ण मेनन', 'कृमे'],
  ['(Zoë)', 'Z'],
  ['E\u0301va', 'E\u0301'],
  ['…', '…'],
  ['', ''],
])('The initials of %s are the first letters of its first and last part', (name, initials) => {
  expect(initialOf(name)).toBe(initials);
});
