import { portalRoutes, routes, staticRoutes } from '@/lib/site/routes';
import { judge, judgedBy } from '@/tools/quality/audit/budget';
import { auditPages, baselinePages } from '@/tools/quality/audit/page';
import { readingOf } from './reading';

const landing = auditPages.find(({ name }) => name === 'landing');
const sentences = (change: Parameters<typeof readingOf>[0]) =>
  judge('/', readingOf(change), landing?.budget ?? {}).map(({ sentence }) => sentence);

test('a page at its limits meets its budget', () => {
  expect(sentences({ lcp: 1600, javascript: 3000, total: 160_000 })).toEqual([]);
});

test.each([
  [{ performance: 99.5 }, '/: Performance is 99.5, but must be at least 100.'],
  [{ accessibility: 96 }, '/: Accessibility is 96, but must be at least 100.'],
  [{ bestPractices: 0 }, '/: Best practices is 0, but must be at least 100.'],
  [{ seo: 92 }, '/: SEO is 92, but must be at least 100.'],
  [{ lcp: 1601 }, '/: LCP is 1601 ms, but must be at most 1600 ms.'],
  [{ tbt: 1 }, '/: TBT is 1 ms, but must be at most 0 ms.'],
  [{ cls: 0.001 }, '/: CLS is 0.001, but must be at most 0.'],
  [{ javascript: 3001 }, '/: JavaScript is 3001 bytes, but must be at most 3000 bytes.'],
  [{ total: 160_001 }, '/: Total is 160001 bytes, but must be at most 160000 bytes.'],
  [{ lcp: Number.NaN }, '/: LCP is NaN ms, but must be at most 1600 ms.'],
])('a limit exceeded by a little is reported: %j', (change, sentence) => {
  expect(sentences(change)).toEqual([sentence]);
});

test('every exceeded limit is reported, and a measure without a limit is ignored', () => {
  expect(sentences({ fcp: 9000, speedIndex: 9000, requests: 99 })).toEqual([]);
  expect(sentences({ lcp: 2000, tbt: 30, total: 200_000 })).toHaveLength(3);
});

test('every page and the 404 page has a budget; the floors have none', () => {
  const judged = auditPages.filter(({ budget }) => budget !== undefined);
  const addresses = staticRoutes.map((name) => routes[name]);
  const portal = portalRoutes.map((name) => routes[name]);
  expect(judged.map(({ path }) => path)).toEqual([
    ...addresses,
    '/404.html',
    ...portal,
    routes.dashboard,
    routes.facultyDashboard,
  ]);
  expect(auditPages.slice(judged.length)).toEqual(baselinePages);
});

test('only the 404 page and the portal pages may hide from search engines', () => {
  const excused = auditPages.filter(({ without }) => without !== undefined);
  expect(excused.map(({ name, without }) => [name, without])).toEqual([
    ['notFound', ['is-crawlable']],
    ...[...portalRoutes, 'dashboardSignedIn', 'facultyDashboardSignedIn'].map((name) => [
      name,
      ['is-crawlable'],
    ]),
  ]);
});

describe('the values that a page is judged by', () => {
  const medians = readingOf({ performance: 98, lcp: 1700, tbt: 30, total: 170_000 });
  const best = readingOf({ performance: 100, lcp: 1500, tbt: 0, total: 150_000 });

  test('are its medians, and the best run for TBT and the points that contain it', () => {
    const judged = judgedBy({ medians, best, busy: false });
    expect(judged).toEqual({ ...medians, performance: 100, tbt: 0 });
  });

  test('are the best run for every time on a busy computer, but the median for bytes', () => {
    const judged = judgedBy({ medians, best, busy: true });
    expect(judged).toMatchObject({ performance: 100, lcp: 1500, tbt: 0, total: 170_000 });
  });

  test('include blocking in every run, even on a busy computer', () => {
    const blocking = readingOf({ tbt: 20 });
    const judged = judgedBy({ medians: blocking, best: blocking, busy: true });
    expect(judge('/', judged, { tbt: 0 })).toHaveLength(1);
  });
});
