import { hasDuplicateNames } from '@/tools/content/json-file';

const isDuplicate = (text: string) => hasDuplicateNames(text, JSON.parse(text));

test.each([
  '{"a": 1, "a": 2}',
  '{"a": 1, "\\u0061": 2}',
  '{"a": {"b": 1}, "a": {"c": 1}}',
  '[{"x": "\\"", "x": "\\\\"}]',
])('%s has a name twice', (text) => {
  expect(isDuplicate(text)).toBe(true);
});

test.each([
  '{"a": "b: c", "b": "\\"a\\": 1", "c": ":"}',
  '[{"a": 1}, {"a": 2}]',
  '{"a" : {"a": [{"a": null}]}}',
  '{"": {"": "\\\\"}, "\\\\": ":"}',
  '"a: b"',
])('%s has no name twice', (text) => {
  expect(isDuplicate(text)).toBe(false);
});
