import type { LighthouseResult } from '@/tools/quality/audit/audit-result';

const category = (title: string, ...ids: string[]) => ({
  title,
  score: 1,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});

const requests = [
  { url: 'http://localhost/', resourceType: 'Document', mimeType: 'text/html', transferSize: 5000 },
  { url: 'http://localhost/a.css', resourceType: 'Stylesheet', transferSize: 2000 },
  { url: 'http://localhost/a.js', resourceType: 'Script', transferSize: 300 },
  {
    url: 'http://localhost/b.js',
    resourceType: 'Other',
    mimeType: 'text/javascript',
    transferSize: 40,
  },
  { url: 'http://localhost/data.0123456789abcdef.txt', resourceType: 'Fetch', transferSize: 7 },
  { url: 'data:image/svg+xml,x', resourceType: 'Image', transferSize: 70 },
];

const metric = (id: string, numericValue: number) => ({ id, title: id, score: 1, numericValue });

/** Lighthouse result of a page without problems, in the parts that the audit reads. */
export function lighthouseResult(): LighthouseResult {
  const audits = [
    metric('first-contentful-paint', 800.4),
    metric('largest-contentful-paint', 1000.6),
    metric('total-blocking-time', 0),
    metric('cumulative-layout-shift', 0.00042),
    metric('speed-index', 900),
    { id: 'layout-shifts', title: 'Avoid shifts', score: 1 },
    { id: 'color-contrast', title: 'Contrast is sufficient', score: 1 },
    { id: 'is-crawlable', title: 'Page is crawlable', score: 1 },
    { id: 'errors-in-console', title: 'No errors in the console', score: 1 },
    { id: 'network-requests', title: 'Requests', score: 1, details: { items: requests } },
  ];
  return {
    lighthouseVersion: '12.8.2',
    environment: { benchmarkIndex: 1000 },
    categories: {
      performance: category(
        'Performance',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ),
      accessibility: category('Accessibility', 'color-contrast'),
      'best-practices': category('Best Practices', 'errors-in-console'),
      seo: category('SEO', 'is-crawlable'),
    },
    audits: Object.fromEntries(audits.map((audit) => [audit.id, audit])),
  };
}
