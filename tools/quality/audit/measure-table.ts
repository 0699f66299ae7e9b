import type { AuditPage } from './page';
import { markdownTable, tableOf, type ResultColumn } from '../measure/report';
import { measures, type MeasureName, type Reading } from './measure';

/** A page and its medians: one row of the table. */
export interface TableRow {
  page: AuditPage;
  reading: Reading;
  best: Reading;
}

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const shown: readonly MeasureName[] = [
  ...(['fcp', 'lcp', 'tbt', 'cls', 'speedIndex'] as const),
  ...(['html', 'fonts', 'javascript', 'total', 'requests'] as const),
];
const compared = ['fcp', 'lcp', 'tbt', 'total', 'javascript'] as const satisfies MeasureName[];

const columns: readonly ResultColumn<TableRow>[] = [
  ['Page', ({ page }) => page.title],
  [
    scores.map((name) => measures[name].title).join(' / '),
    ({ reading }) => scores.map((name) => measures[name].cell(reading[name])).join(' / '),
  ],
  ...shown.map((name): ResultColumn<TableRow> => [
    heading(name),
    ({ reading }) => measures[name].cell(reading[name]),
  ]),
  ['TBT, best run (ms)', ({ best }) => measures.tbt.cell(best.tbt)],
];

/** The medians of every page as a Markdown table, one page per row. */
export const measureTable = (measured: readonly TableRow[]): string =>
  tableOf({ columns }, measured);

/** The ratio of each page to the baselines as a Markdown table; a measure that is 0 on the baseline has no ratio. */
export function ratioTable(measured: readonly TableRow[], baselines: readonly TableRow[]): string {
  const pairs = baselines.flatMap((baseline) => compared.map((name) => ({ baseline, name })));
  const names = pairs.map(
    ({ baseline, name }) => `${measures[name].title} ÷ ${baseline.page.title}`,
  );
  const rows = measured
    .filter(({ page }) => baselines.every((baseline) => baseline.page !== page))
    .map(({ page, reading }) => [
      page.title,
      ...pairs.map(({ baseline, name }) => ratio(reading[name], baseline.reading[name])),
    ]);
  return markdownTable(['Page', ...names], rows);
}

/** Notes on the table: which pages are judged without an audit that they break on purpose. */
export function exceptions(measured: readonly TableRow[]): string[] {
  const audits = new Set(measured.flatMap(({ page }) => page.without ?? []));
  return [...audits].map((id) => {
    const without = measured.filter(({ page }) => page.without?.includes(id));
    const titles = without.map(({ page }) => page.title).join(', ');
    return `\`${id}\` is not judged on ${titles}: it is broken on purpose.`;
  });
}

function heading(name: MeasureName): string {
  const { title, unit } = measures[name];
  return unit === undefined ? title : `${title} (${unit})`;
}

function ratio(value: number, base: number): string {
  return base === 0 ? '–' : (value / base).toFixed(2);
}
