import {
  duplicateNames,
  locate,
  mayHaveDuplicateNames,
  readJsonFile,
} from '@/tools/file/json-file';

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

const read = (text: string) => readJsonFile('a.json', Buffer.from(text));

test.each([
  ['{\n  "a": 1,\n}', 2, 9, 'Remove the comma before }.'],
  ['[1,\n]', 1, 3, 'Remove the comma before ].'],
  ['{\n  "a": x\n}', 2, 8, 'A text needs double quotes; true, false and null are in lower case.'],
  [
    '{\n  "a": True\n}',
    2,
    8,
    'A text needs double quotes; true, false and null are in lower case.',
  ],
  ['{\n  "a": 1\n  "b": 2\n}', 2, 9, 'A comma is missing.'],
  ['{\n  "a" 1\n}', 2, 7, 'A colon is missing after the name.'],
  ['{ "a": }', 1, 8, 'A value is missing.'],
  ["{ 'a': 1 }", 1, 3, 'Names and texts need straight double quotes.'],
  ['{ “a”: 1 }', 1, 3, 'Names and texts need straight double quotes.'],
  ['[1, 2', 1, 6, 'A [ is never closed.'],
  ['', 1, 1, 'A value is missing.'],
  ['{} {}', 1, 4, 'There is text after the last bracket.'],
  ['// note\n{}', 1, 1, 'JSON has no comments. Remove this one.'],
  ['["a\nb"]', 1, 2, 'A text has no closing quote on its line.'],
  ['["C:\\data"]', 1, 2, 'Write a backslash in a text twice.'],
  ['["a\tb"]', 1, 2, 'The text has a tab or another control character.'],
])('%j has an error at line %i, column %i: %s', (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(read(text)).toMatchObject({
    message: `is not valid JSON at line ${line}, column ${column}. ${message}`,
  });
});

test('a text that is nested far too deeply has a problem instead of an endless read', () => {
  for (const open of ['[', '{"a":']) expect(read(open.repeat(500_000))).toHaveProperty('message');
});

test('a problem gets the line of its name and the id of its entry, and a repeated name is reported', () => {
  const file = read('{"a": [1, {"id": "x",\n"b": 2,\n"b": 3}]}');
  if (!('tree' in file)) throw new Error('This is JSON.');
  const problem = { file: 'a.json', path: 'a[1].b', message: '', found: '', allowed: '' };
  expect(locate(problem, file)).toMatchObject({ line: 2, entry: 'x' });
  expect(duplicateNames('a.json', file)).toMatchObject([
    { path: 'a[1].b', found: '"b" in line 2 and in line 3' },
  ]);
});
