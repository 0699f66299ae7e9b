import { findJsonError } from '@/hosting/content/json-error';

test.each([
  '{}',
  ' [1, -2.5e+3, true, false, null, "a\\u00e9\\n"] ',
  '{ "a": { "b": [] }, "c": "" }\n',
  '"text"',
])('%s is JSON', (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(findJsonError(text)).toBeUndefined();
});

test.each([
  ['{\n  "a": 1,\n}', 3, 1, '}'],
  ['{\n  "a": x\n}', 2, 8, 'x'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"b":'],
  ["{ 'a': 1 }", 1, 3, "'a':"],
  ['[1, 2', 1, 6, 'the end of the file'],
  ['', 1, 1, 'the end of the file'],
  ['{} {}', 1, 4, '{}'],
  ['[01]', 1, 2, '01]'],
  ['// note\n{}', 1, 1, '//'],
  ['["a\nb"]', 1, 2, '"a'],
])('%j breaks at line %i, column %i', (text, line, column, found) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonError(text)).toEqual({ line, column, found });
});
