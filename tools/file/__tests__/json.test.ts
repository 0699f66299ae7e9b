import { mayHaveDuplicateNames } from '@/tools/file/json-file';
import { lineOf, readJsonSource } from '@/tools/file/json-source';

const isDuplicate = (text: string) => mayHaveDuplicateNames(text, JSON.parse(text));

test.each([
  '{"a": 1, "a": 2}',
  '{"a": 1, "\\u0061": 2}',
  '{"a": {"b": 1}, "a": {"c": 1}}',
  '[{"x": "\\"", "x": "\\\\"}]',
])('%s has a name twice', (text) => {
  expect(isDuplicate(text)).toBe(true);
});

test.each([
  '{"a": "b: c", "b": "\\"a\\" and", "c": "d:"}',
  '[{"a": 1}, {"a": 2}]',
  '{"a" : {"a": [{"a": null}]}}',
  '{"": {"": "\\\\"}, "\\\\": "a"}',
  '"a: b"',
])('%s has no name twice', (text) => {
  expect(isDuplicate(text)).toBe(false);
});

test.each([
  '{}',
  ' [1, -2.5e+3, true, false, null, "a\\u00e9\\n"] ',
  '{ "a": { "b": [] }, "c": "" }\n',
  '"text"',
])('%s is JSON', (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(readJsonSource(text)).toHaveProperty('offsets');
});

test.each([
  ['{\n  "a": 1,\n}', 2, 9, 'Remove the comma before }.'],
  ['[1,\n]', 1, 3, 'Remove the comma before ].'],
  ['{\n  "a": x\n}', 2, 8, 'The text x needs double quotes.'],
  ['{\n  "a": True\n}', 2, 8, 'True must be in lower case.'],
  ['{\n  "a": 1\n  "b": 2\n}', 2, 9, 'A comma is missing after "a": 1.'],
  ['{"a": ["x" "y"]}', 1, 11, 'A comma is missing after "x".'],
  ['{\n  "a" 1\n}', 2, 6, 'A colon is missing after "a".'],
  ['{ "a": }', 1, 8, 'A value is missing before }.'],
  ["{ 'a': 1 }", 1, 3, 'The name needs straight double quotes.'],
  ['{ “a”: 1 }', 1, 3, 'The name needs straight double quotes.'],
  ['{ a: 1 }', 1, 3, 'The name a needs double quotes.'],
  ['{ "a": 12,5 }', 1, 11, 'A name in double quotes is missing.'],
  ['[1, 2', 1, 1, 'This [ is never closed.'],
  ['{"a": [1, 2}', 1, 12, '} closes what ] should close.'],
  ['', 1, 1, 'The file is empty.'],
  ['{"a":', 1, 6, 'The file ends too early.'],
  ['{} {}', 1, 4, 'There is text after the last bracket.'],
  ['[01]', 1, 2, '01 is not a number.'],
  ['[+5]', 1, 2, '+5 is not a number.'],
  ['// note\n{}', 1, 1, 'JSON has no comments. Remove this one.'],
  ['{"a": 1 // note\n}', 1, 9, 'JSON has no comments. Remove this one.'],
  ['["a\nb"]', 1, 2, 'The text "a has no closing quote on its line.'],
  ['["C:\\data"]', 1, 5, 'Write a backslash in a text twice.'],
  ['["a\tb"]', 1, 4, 'The text has a tab or another control character.'],
])('%j has an error at line %i, column %i: %s', (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow();
  const problem = readJsonSource(text);
  if (!('message' in problem)) throw new Error('No problem was found.');
  expect(problem.message).toBe(message);
  expect(lineOf(text, problem.at)).toEqual({ line, column });
  expect(problem.allowed).not.toBe('');
});

test('a text that is nested far too deeply has a problem instead of an endless read', () => {
  for (const open of ['[', '{"a":'])
    expect(readJsonSource(open.repeat(500_000))).toMatchObject({
      message: 'Brackets are nested too deeply.',
      allowed: 'at most 100 levels',
    });
});

test('every name and value has its position, and a repeated name is reported', () => {
  const source = readJsonSource('{"a": [1, {"b": 2,\n"b": 3}]}');
  if (!('offsets' in source)) throw new Error('This is JSON.');
  expect(source.offsets.get('a/1/b')).toBe(24);
  expect(source.duplicates).toEqual([{ path: ['a', 1], name: 'b', at: 19, firstAt: 11 }]);
});
