import {
  problemsOf,
  growthExponent,
  markdownTable,
  type Judged,
  type ResultTable,
} from '../measure/report';
import type { PageWeight, ScaleResult } from './measure-scale';

const kilobytes = (bytes: number) => bytes / 1000;
const sizes = ({ pages }: ScaleResult) => pages.map(({ bytes }) => bytes);
const allPages = (result: ScaleResult) => sizes(result).reduce((sum, bytes) => sum + bytes, 0);

export const scaleReport: ResultTable<ScaleResult> = {
  size: ({ count }) => count,
  columns: [
    ['Records in each list', ({ count }) => count],
    ['Build (s)', ({ build }) => build, 0, 'growth'],
    ['Memory of the build (MB)', ({ memory }) => memory, 0, 'growth'],
    ['Heaviest HTML (kB)', (result) => kilobytes(Math.max(...sizes(result))), 1, 'growth'],
    ['All HTML (kB)', (result) => kilobytes(allPages(result)), 0, 'growth'],
    ['Largest data file (kB)', ({ files }) => kilobytes(files.largest), 1, 'growth'],
    ['Dashboard ready (ms)', ({ ready }) => ready, 0, 'growth'],
    ['Script heap (MB)', ({ heap }) => heap, 1, 'growth'],
  ],
};

const pageReport: Judged<PageWeight & { count: number }> = {
  subject: ({ count, path }) => `${path} with ${count} records in each list`,
  limits: [['its HTML', ({ bytes }) => kilobytes(bytes), 'at most', 300, 'kB']],
};

/**
 * The size of each page's HTML for each size of college, plain and after gzip, with the growth exponent of the plain
 * size.
 */
export function weightTable(results: readonly ScaleResult[]): string {
  const rows = (results[0]?.pages ?? []).map(({ path }, row) => [
    path,
    ...results.map(({ count, pages }, index) => {
      const { bytes = NaN, gzipped = NaN } = pages[row] ?? {};
      const before = results[index - 1];
      const earlier = before && ([before.count, before.pages[row]?.bytes ?? NaN] as const);
      const growth = earlier ? ` (${growthExponent(earlier, [count, bytes]).toFixed(2)})` : '';
      return `${kilobytes(bytes).toFixed(1)}${growth}, gzip ${kilobytes(gzipped).toFixed(1)}`;
    }),
  ]);
  const names = results.map(({ count }) => `${count.toLocaleString('en-US')} records (kB)`);
  return markdownTable(['Page', ...names], rows);
}

/** The pages above the limit and the failed steps, one sentence each. */
export function scaleProblems(results: readonly ScaleResult[]): string[] {
  return results.flatMap(({ count, pages, problems }) => [
    ...problemsOf(
      pageReport,
      pages.map((page) => ({ ...page, count })),
    ),
    ...problems,
  ]);
}
