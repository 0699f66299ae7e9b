import { readResult, whyUnjudged } from '@/tools/quality/audit/audit-result';
import { lighthouseResult } from './lighthouse-result';

test('the measures are read from the Lighthouse result', () => {
  expect(readResult(lighthouseResult(), 60)).toEqual({
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    fcp: 800,
    lcp: 1001,
    tbt: 0,
    cls: 0,
    speedIndex: 900,
    html: 5000,
    fonts: 0,
    // Both script files, including the preloaded one, the data, and the inline scripts of the page.
    javascript: 407,
    total: 7347,
    requests: 5,
  });
});

test('a page that Lighthouse could judge has no reason for failure', () => {
  expect(whyUnjudged(lighthouseResult())).toBeUndefined();
});

test('a page that did not load is reported with the reason', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint any content.' };
  expect(whyUnjudged({ ...lighthouseResult(), runtimeError })).toBe(
    'NO_FCP: The page did not paint any content.',
  );
});

test('a category without a score is reported with the reason', () => {
  const { categories, audits, ...rest } = lighthouseResult();
  const performance = { ...categories['performance'], title: 'Performance', score: null };
  const lcp = { id: 'lcp', title: 'LCP', score: null, errorMessage: 'No largest paint.' };
  const result = {
    ...rest,
    categories: {
      ...categories,
      performance: { ...performance, auditRefs: [{ id: 'lcp', weight: 1 }] },
    },
    audits: { ...audits, lcp },
  };
  expect(whyUnjudged(result)).toBe('There is no score for Performance. No largest paint.');
});
