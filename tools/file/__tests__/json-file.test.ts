import { mayHaveDuplicateNames } from '@/tools/file/json-file';

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
