/** @jest-environment jsdom */
import type { DataProblem } from '@/tools/import/problem/data-problem';
import { Problems } from '@/tools/import/problem/problems';
import { pageHtml } from '@/tools/import/problem/page';
import { problemsHtml } from '@/tools/import/problem/problem-list';
import { countProblems, formatProblems } from '@/tools/import/problem/format-problems';

const dangling = (line: number, value: string): DataProblem => ({
  severity: 'warning',
  stage: 'reference',
  code: 'unknown-section',
  place: { file: 'enrollments.csv', line, column: { name: 'classSourcedId', index: 27 } },
  value,
  message: 'This section is in no list of sections.',
  nearest: 'BIO-112',
});

const badDay: DataProblem = {
  severity: 'error',
  stage: 'value',
  code: 'not-a-day',
  place: { file: 'roster.zip/users.csv', line: 3, column: { name: 'start', index: 2 } },
  value: '<b>31/31/2026</b>',
  message: 'This is no day.',
  allowed: 'a day such as 2026-08-24',
};

function problemsOf(...all: DataProblem[]): Problems {
  const problems = new Problems();
  for (const one of all) problems.report(one);
  return problems;
}

test('errors come first, and a repeated problem is one with a number', () => {
  const problems = problemsOf(dangling(9, 'X-2'), dangling(4, 'X-1'), badDay);
  expect(formatProblems(problems)).toEqual([
    'error: roster.zip/users.csv, line 3, column start (C)',
    '  This is no day.',
    '  found "<b>31/31/2026</b>"; allowed: a day such as 2026-08-24',
    'warning: enrollments.csv, line 4, column classSourcedId (AB)',
    '  This section is in no list of sections. (2 times; the first one is shown)',
    '  found "X-1"; most like it: BIO-112',
  ]);
  expect(countProblems(problems)).toBe('1 error, 2 warnings');
});

test('a hundred kinds of problems fit on a screen', () => {
  const kinds = Array.from({ length: 100 }, (_, index) => ({ ...badDay, code: `kind-${index}` }));
  const lines = formatProblems(problemsOf(...kinds));
  expect(lines.length).toBeLessThanOrEqual(21);
  expect(lines.at(-1)).toMatch(/^\d+ more kinds of problems are in the report\.$/);
});

test('a value cannot control the terminal or turn the line around', () => {
  const [, , found] = formatProblems(problemsOf({ ...badDay, value: 'a\u001b[2Jb\u202ec' }));
  expect(found).toBe('  found "a [2Jbc"; allowed: a day such as 2026-08-24');
});

test('the page shows values as text, and the problems that it does not list are counted', () => {
  const many = Array.from({ length: 250 }, (_, index) => dangling(index + 2, `X-${index}`));
  document.write(pageHtml('A & B College', problemsHtml(problemsOf(badDay, ...many))));
  expect(document.querySelector('b')).toBeNull();
  expect(document.body).toHaveTextContent('<b>31/31/2026</b>');
  expect(document.body).toHaveTextContent('200 more of these are in import.csv.');
  expect(document.title).toBe('A & B College');
  expect([...document.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
    'Errors: nothing is imported until these are corrected',
    'Warnings: these rows or values are left out, unless the warning says otherwise',
  ]);
});
