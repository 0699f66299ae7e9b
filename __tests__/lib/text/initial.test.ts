import { initialOf } from '@/lib/text/initial';

test.each([
  ['asha Rao', 'A'],
  ['محمد علي', 'م'],
  ['நிலா', 'நி'],
  ['कृष्ण', 'कृ'],
  ['(Zoë)', 'Z'],
  ['E\u0301va', 'E\u0301'],
  ['…', '…'],
  ['', ''],
])('The initial of %s is its first letter with its signs', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
