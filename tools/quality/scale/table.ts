import { markdownTable } from '../markdown-table';
import type { ScaleResult } from './measure';

/** The size limit of the HTML of a page, in bytes: 300 kB. */
const pageLimit = 300_000;

/** How fast a figure grows between two sizes: 0 is constant, 1 is linear, 2 is quadratic. */
export function growthExponent(
  [size, figure]: readonly [number, number],
  [laterSize, laterFigure]: readonly [number, number],
): number {
  return Math.log(laterFigure / figure) / Math.log(laterSize / size);
}

const kilobytes = (bytes: number) => bytes / 1000;

const columns: readonly { name: string; digits: number; of: (result: ScaleResult) => number }[] = [
  { name: 'Build (s)', digits: 0, of: ({ build }) => build },
  { name: 'Memory of the build (MB)', digits: 0, of: ({ memory }) => memory },
  {
    name: 'Heaviest HTML (kB)',
    digits: 1,
    of: ({ pages }) => kilobytes(Math.max(...pages.map(({ bytes }) => bytes))),
  },
  { name: 'All HTML (kB)', digits: 0, of: ({ pages }) => kilobytes(sum(pages, 'bytes')) },
  { name: 'Largest data file (kB)', digits: 1, of: ({ files }) => kilobytes(files.largest) },
  { name: 'Dashboard ready (ms)', digits: 0, of: ({ ready }) => ready },
  { name: 'Script heap (MB)', digits: 1, of: ({ heap }) => heap },
];

/** The cost of each size of college as a Markdown table, with the growth exponent from the row above in brackets. */
export function scaleTable(results: readonly ScaleResult[]): string {
  const rows = results.map((result, index) => [
    result.count.toLocaleString('en-US'),
    ...columns.map(({ digits, of }) => figure(results, index, of, digits)),
  ]);
  return markdownTable(['Records in each list', ...columns.map(({ name }) => name)], rows);
}

/**
 * The size of each page's HTML for each size of college, plain and after gzip, with the growth exponent of the plain
 * size.
 */
export function weightTable(results: readonly ScaleResult[]): string {
  const paths = results[0]?.pages.map(({ path }) => path) ?? [];
  const rows = paths.map((path, pageIndex) => [
    path,
    ...results.map((result, index) => {
      const weight = figure(
        results,
        index,
        ({ pages }) => kilobytes(pages[pageIndex]?.bytes ?? 0),
        1,
      );
      return `${weight}, gzip ${kilobytes(result.pages[pageIndex]?.gzipped ?? 0).toFixed(1)}`;
    }),
  ]);
  const names = results.map(({ count }) => `${count.toLocaleString('en-US')} records (kB)`);
  return markdownTable(['Page', ...names], rows);
}

function figure(
  results: readonly ScaleResult[],
  index: number,
  of: (result: ScaleResult) => number,
  digits: number,
): string {
  const result = results[index];
  const before = results[index - 1];
  const value = result ? of(result) : NaN;
  const text = value.toFixed(digits);
  if (!before || !result) return text;
  const exponent = growthExponent([before.count, of(before)], [result.count, value]);
  return `${text} (${exponent.toFixed(2)})`;
}

function sum(pages: ScaleResult['pages'], field: 'bytes' | 'gzipped'): number {
  return pages.reduce((total, page) => total + page[field], 0);
}

/** The pages above the limit and the failed steps, one sentence each. */
export function scaleFaults(results: readonly ScaleResult[]): string[] {
  return results.flatMap(({ count, pages, faults }) => [
    ...pages
      .filter(({ bytes }) => bytes > pageLimit)
      .map(
        ({ path, bytes }) =>
          `With ${count} records in each list, ${path} has ${kilobytes(bytes).toFixed(1)} kB of HTML; the limit is ${kilobytes(pageLimit)} kB. Render only the start of its list (lib/list/long-list.ts).`,
      ),
    ...faults,
  ]);
}
