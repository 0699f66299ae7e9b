import type { Reading } from '@/tools/quality/audit/measure';

/** A page within every budget. */
const withinBudget: Reading = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  speedIndex: 900,
  html: 5000,
  fonts: 36_000,
  javascript: 1200,
  total: 90_000,
  requests: 6,
};

/** Medians of a page within its budget, with the changes of a test. */
export const readingOf = (change: Partial<Reading> = {}): Reading => ({
  ...withinBudget,
  ...change,
});
