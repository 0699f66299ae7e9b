import type { AuditPage } from '@/tools/quality/audit/page';
import {
  exceptions,
  measureTable,
  ratioTable,
  type TableRow,
} from '@/tools/quality/audit/measure-table';
import { readingOf } from './reading';

const page = (title: string, more: Partial<AuditPage> = {}): AuditPage => ({
  name: title,
  title,
  site: 'product',
  path: '/',
  ...more,
});

const landing: TableRow = {
  page: page('/'),
  reading: readingOf({ seo: 92, lcp: 1200, cls: 0.004, javascript: 1234, total: 98_760 }),
  best: readingOf({ tbt: 3 }),
};
const plain: TableRow = {
  page: page('Plain'),
  reading: readingOf({ lcp: 800, javascript: 0, total: 1500 }),
  best: readingOf(),
};

test('the table has a row for every page and a cell for every measure', () => {
  const [names, alignment, ...rows] = measureTable([landing, plain]).split('\n');
  expect(names).toBe(
    '| Page | Performance / Accessibility / Best practices / SEO | FCP (ms) | LCP (ms) | TBT (ms) | CLS | Speed Index (ms) | HTML (kB) | Fonts (kB) | JavaScript (kB) | Total (kB) | Requests | TBT, best run (ms) |',
  );
  expect(alignment?.match(/---/g)).toHaveLength(13);
  expect(rows).toEqual([
    '| / | 100 / 100 / 100 / 92 | 800 | 1200 | 0 | 0.004 | 900 | 5.0 | 36.0 | 1.2 | 98.8 | 6 | 3 |',
    '| Plain | 100 / 100 / 100 / 100 | 800 | 800 | 0 | 0 | 900 | 5.0 | 36.0 | 0.0 | 1.5 | 6 | 0 |',
  ]);
});

test('each page is divided by each baseline; a baseline of 0 has no ratio', () => {
  const empty: TableRow = {
    page: page('Empty'),
    reading: readingOf({ lcp: 600, javascript: 2468, total: 197_520 }),
    best: readingOf(),
  };
  const [names, , ...rows] = ratioTable([landing, plain, empty], [plain, empty]).split('\n');
  const ratios = (site: string) =>
    ['FCP', 'LCP', 'TBT', 'Total', 'JavaScript'].map((name) => `${name} ÷ ${site}`).join(' | ');
  expect(names).toBe(`| Page | ${ratios('Plain')} | ${ratios('Empty')} |`);
  expect(rows).toEqual(['| / | 1.00 | 1.50 | – | 65.84 | – | 1.00 | 2.00 | – | 0.50 | 0.50 |']);
});

test('pages judged without an audit are listed below the table', () => {
  const [lost, profile] = ['/404', '/MyProfile/'].map((title) => ({
    page: page(title, { without: ['is-crawlable'] }),
    reading: readingOf(),
    best: readingOf(),
  })) as [TableRow, TableRow];
  expect(exceptions([landing, lost, profile])).toEqual([
    '`is-crawlable` is not judged on /404, /MyProfile/: it is broken on purpose.',
  ]);
});
