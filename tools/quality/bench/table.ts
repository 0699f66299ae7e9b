import { markdownTable } from '../markdown-table';
import type { ExchangeResult } from './exchange';
import type { BenchResult } from './measure';

/** The limit for a key press in the search box with the most activities, in milliseconds. */
export const keyLimit = 100;

const columns = [
  { title: 'Table ready (ms)', of: (result: BenchResult) => result.ready },
  { title: 'Key to paint, median (ms)', of: (result: BenchResult) => result.key },
  { title: 'Key to paint, slowest (ms)', of: (result: BenchResult) => result.slowestKey },
  { title: 'Script heap (MB)', of: (result: BenchResult) => result.heap },
];

/** The results as a Markdown table: each figure, and its ratio to the first row in brackets. */
export function benchTable(results: readonly BenchResult[]): string {
  const [first] = results;
  const names = ['Activities', ...columns.map(({ title }) => title)];
  const rows = results.map((result) => [
    result.count.toLocaleString('en-US'),
    ...columns.map(({ of }) =>
      withRatio(of(result), first && first !== result ? of(first) : undefined),
    ),
  ]);
  return markdownTable(names, rows);
}

/** The limit for opening and adding the largest request file, in milliseconds. */
export const exchangeLimit = 20_000;

/** The cost of request files as a Markdown table, with the ratio to the first row in brackets. */
export function exchangeTable(results: readonly ExchangeResult[]): string {
  const [first] = results;
  const rows = results.map((result) => {
    const { count, size, opened, added } = result;
    const base = result === first ? undefined : first;
    return [
      count.toLocaleString('en-US'),
      (size / 1_000_000).toFixed(1),
      withRatio(opened, base?.opened),
      withRatio(added, base?.added),
    ];
  });
  return markdownTable(
    ['Submissions in one file', 'File (MB)', 'Checked and shown (ms)', 'Added (ms)'],
    rows,
  );
}

function withRatio(value: number, first: number | undefined): string {
  const times = first === undefined ? '' : ` (×${(value / first).toFixed(2)})`;
  return `${value.toFixed(1)}${times}`;
}

/** The request files above the limit, one sentence each. */
export function tooSlowToOpen(results: readonly ExchangeResult[]): string[] {
  return results
    .filter(({ opened, added }) => opened + added >= exchangeLimit)
    .map(
      ({ count, opened, added }) =>
        `A request file of ${count} submissions takes ${(opened + added).toFixed(0)} ms; the limit is ${exchangeLimit} ms.`,
    );
}

/** The sizes above the limit, one sentence each. */
export function tooSlow(results: readonly BenchResult[]): string[] {
  return results
    .filter(({ key }) => key >= keyLimit)
    .map(
      ({ count, key }) =>
        `With ${count} activities a key takes ${key.toFixed(0)} ms to show; the limit is ${keyLimit} ms.`,
    );
}
