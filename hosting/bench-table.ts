import { markdownTable } from './markdown-table';
import type { BenchResult } from './bench-measure';

/** The slowest that a key in the search box may be with the most activities, in milliseconds. */
export const keyLimit = 100;

const columns = [
  { title: 'Table ready (ms)', of: (result: BenchResult) => result.ready },
  { title: 'Key to paint, median (ms)', of: (result: BenchResult) => result.key },
  { title: 'Key to paint, slowest (ms)', of: (result: BenchResult) => result.slowestKey },
  { title: 'Script heap (MB)', of: (result: BenchResult) => result.heap },
];

/** The results as a Markdown table: each figure, and in brackets how many times the first row's it is. */
export function benchTable(results: readonly BenchResult[]): string {
  const [first] = results;
  const names = ['Activities', ...columns.map(({ title }) => title)];
  const rows = results.map((result) => [
    result.count.toLocaleString('en-US'),
    ...columns.map(({ of }) => {
      const value = of(result);
      const times = first && first !== result ? ` (×${(value / of(first)).toFixed(2)})` : '';
      return `${value.toFixed(1)}${times}`;
    }),
  ]);
  return markdownTable(names, rows);
}

/** What breaks the limit, one sentence each. */
export function tooSlow(results: readonly BenchResult[]): string[] {
  return results
    .filter(({ key }) => key >= keyLimit)
    .map(
      ({ count, key }) =>
        `With ${count} activities a key takes ${key.toFixed(0)} ms to show; the limit is ${keyLimit} ms.`,
    );
}
