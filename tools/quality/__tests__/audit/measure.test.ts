import { median, medianReading } from '@/tools/quality/audit/measure';
import { readingOf } from './reading';
import { slowdownOf } from '@/tools/quality/audit/slowdown';
import { describeSignIn, tooSlowToSignIn } from '@/tools/quality/audit/sign-in-limit';
import { gzipSync } from 'node:zlib';
import { inlineScriptBytes } from '@/tools/quality/audit/inline-script';

test.each([
  [[5], 5],
  [[900, 20, 100], 100],
  [[4, 1, 3, 2], 2.5],
  [[0, 0, 0, 7, 9], 0],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

test('the median does not reorder its values, and nothing has no median', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
  expect(() => median([])).toThrow('nothing to compare');
});

test('every measure of a page has its own median', () => {
  const runs = [
    readingOf({ lcp: 900, tbt: 40 }),
    readingOf({ lcp: 1100, tbt: 0 }),
    readingOf({ lcp: 1000, tbt: 0 }),
  ];
  expect(medianReading(runs)).toEqual(readingOf({ lcp: 1000, tbt: 0 }));
});

test('the simulated phone is equally slow on the reference computer and on a slower one', () => {
  expect(slowdownOf(2300)).toBe(4);
  expect(slowdownOf(1150)).toBe(2);
});

test('a fast computer is slowed down as usual, and no computer is sped up', () => {
  expect(slowdownOf(4000)).toBe(4);
  expect(slowdownOf(100)).toBe(1);
});

test('a sign-in of more than 2 seconds is too slow', () => {
  expect(tooSlowToSignIn(2000)).toEqual([]);
  expect(tooSlowToSignIn(2001)).toEqual([
    'Signing in takes 2001 ms to the painted dashboard, but must take at most 2000 ms.',
  ]);
});

test('the report has the time and its limit, if it was measured', () => {
  expect(describeSignIn(1938)).toContain('takes 1938 ms; the limit is 2000 ms');
  expect(describeSignIn(undefined)).toBe('');
});

const code = 'document.documentElement.dataset.theme = localStorage.getItem("theme");';
const size = gzipSync(code).length;

test.each([
  ['a plain script', `<script>${code}</script>`],
  ['a module', `<body><script type="module">${code}</script>`],
  ['a script with an old type', `<script type="text/JavaScript">${code}</script>`],
  ['a script with an empty type', `<script type="">${code}</script>`],
])('%s counts as gzip', (_name, html) => expect(inlineScriptBytes(html)).toBe(size));

test('the scripts of a page are added up', () => {
  const two = `<head><script>${code}</script></head><body><script>alert('<p>')</script></body>`;
  expect(inlineScriptBytes(two)).toBe(gzipSync(`${code}\nalert('<p>')`).length);
});

test.each([
  ['no script', '<p>script</p>'],
  ['an empty script', '<script> </script>'],
  ['structured data', `<script type="application/ld+json">{"a":"${code.slice(0, 9)}"}</script>`],
  ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>'],
  ['a file, which is a separate download', `<script src="/a.js">${code}</script>`],
  ['a script in a comment', `<!-- <script>${code}</script> -->`],
])('%s is no script text', (_name, html) => expect(inlineScriptBytes(html)).toBe(0));
