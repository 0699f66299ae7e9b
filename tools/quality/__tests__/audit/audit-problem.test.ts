import { findProblems } from '@/tools/quality/audit/audit-problem';
import type { AuditOutcome, LighthouseResult } from '@/tools/quality/audit/audit-result';
import { lighthouseResult } from './lighthouse-result';

/** A result with a changed audit, and another score of its category. */
function resultWith(id: string, change: Partial<AuditOutcome>, category = '', score = 1) {
  const result = lighthouseResult();
  const changed = { id, title: id, score: 1, ...result.audits[id], ...change };
  const owner = result.categories[category];
  return {
    ...result,
    audits: { ...result.audits, [id]: changed },
    categories: { ...result.categories, ...(owner && { [category]: { ...owner, score } }) },
  } satisfies LighthouseResult;
}

test('a page with 100 points in everything has no problem', () => {
  expect(findProblems(lighthouseResult(), [])).toEqual([]);
});

test('an audit that cost points is reported with the element and the reason', () => {
  const node = { snippet: '<p class="pale">', explanation: 'The contrast is 2.1.' };
  const details = { items: [{ node }] };
  const result = resultWith('color-contrast', { score: 0, details }, 'accessibility', 0.93);
  expect(findProblems(result, [])).toEqual([
    {
      id: 'color-contrast',
      title: 'Contrast is sufficient',
      category: 'Accessibility',
      details: ['<p class="pale">', 'The contrast is 2.1.'],
    },
  ]);
});

test('a console error is reported with its message and its file', () => {
  const item = {
    description: 'x is not defined',
    sourceLocation: { url: 'http://localhost/a.js' },
  };
  const details = { items: [item] };
  const result = resultWith('errors-in-console', { score: 0, details }, 'best-practices', 0.96);
  expect(findProblems(result, [])[0]?.details).toEqual([
    'x is not defined',
    'http://localhost/a.js',
  ]);
});

test('a shift too small to cost points is explained when it exceeds a limit', () => {
  const details = { items: [{ node: { snippet: '<li>' } }] };
  const result = resultWith('layout-shifts', { details });
  expect(findProblems(result, [])).toEqual([]);
  expect(findProblems(result, ['cls'])).toMatchObject([
    { id: 'cumulative-layout-shift', details: ['<li>'] },
  ]);
});

test('an imperfect audit is no problem while its category has 100 points', () => {
  expect(findProblems(resultWith('color-contrast', { score: 0.99 }), [])).toEqual([]);
});
