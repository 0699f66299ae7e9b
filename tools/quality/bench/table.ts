import { markdownTable } from '../markdown-table';
import type { ExchangeResult } from './exchange';
import type { BenchResult } from './measure';

/** The limit for a key press in the search box with the most activities, in milliseconds. */
const keyLimit = 100;

/** The results as a Markdown table: each figure, and its ratio to the first row in brackets. */
export function benchTable(results: readonly BenchResult[]): string {
  const figures = {
    ready: 'Table ready (ms)',
    key: 'Key to paint, median (ms)',
    slowestKey: 'Key to paint, slowest (ms)',
    heap: 'Script heap (MB)',
  } as const;
  const fields = Object.keys(figures) as (keyof typeof figures)[];
  const rows = results.map((result, index) => [
    result.count.toLocaleString('en-US'),
    ...fields.map((name) => withRatio(result[name], index > 0 ? results[0]?.[name] : undefined)),
  ]);
  return markdownTable(['Activities', ...Object.values(figures)], rows);
}

/** The limit for opening and adding the largest request file, in milliseconds. */
const exchangeLimit = 20_000;

/** The cost of request files as a Markdown table, with the ratio to the first row in brackets. */
export function exchangeTable(results: readonly ExchangeResult[]): string {
  const names = ['Submissions in one file', 'File (MB)', 'Checked and shown (ms)', 'Added (ms)'];
  const rows = results.map(({ count, size, opened, added }, index) => {
    const base = index > 0 ? results[0] : undefined;
    const times = [withRatio(opened, base?.opened), withRatio(added, base?.added)];
    return [count.toLocaleString('en-US'), (size / 1_000_000).toFixed(1), ...times];
  });
  return markdownTable(names, rows);
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
