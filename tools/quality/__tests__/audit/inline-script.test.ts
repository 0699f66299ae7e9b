import { gzipSync } from 'node:zlib';
import { inlineScriptBytes } from '@/tools/quality/audit/inline-script';

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
