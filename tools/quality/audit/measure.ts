/** How a measure is named, formatted and judged; values are points, milliseconds, bytes or counts. */
interface Measure {
  title: string;
  /** The unit of the numbers in the table; undefined for points. */
  unit?: string;
  better: 'more' | 'less';
  /** Short, for the table. */
  cell: (value: number) => string;
  /** In full, for a sentence. */
  text: (value: number) => string;
}

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

const score = (title: string): Measure => ({
  title,
  better: 'more',
  cell: (value) => rounded(value, 1),
  text: (value) => rounded(value, 1),
});

const time = (title: string): Measure => ({
  title,
  unit: 'ms',
  better: 'less',
  cell: (value) => rounded(value, 0),
  text: (value) => `${rounded(value, 0)} ms`,
});

const size = (title: string): Measure => ({
  title,
  unit: 'kB',
  better: 'less',
  cell: (value) => (value / 1000).toFixed(1),
  text: (value) => `${rounded(value, 0)} bytes`,
});

const amount = (title: string, digits: number): Measure => ({
  title,
  better: 'less',
  cell: (value) => rounded(value, digits),
  text: (value) => rounded(value, digits),
});

/** Everything that the audit measures, in table order; 1 kB is 1000 bytes. */
export const measures = {
  performance: score('Performance'),
  accessibility: score('Accessibility'),
  bestPractices: score('Best practices'),
  seo: score('SEO'),
  fcp: time('FCP'),
  lcp: time('LCP'),
  tbt: time('TBT'),
  cls: amount('CLS', 3),
  speedIndex: time('Speed Index'),
  html: size('HTML'),
  fonts: size('Fonts'),
  javascript: size('JavaScript'),
  total: size('Total'),
  requests: amount('Requests', 1),
} as const;

export type MeasureName = keyof typeof measures;

/** One value per measure: of one run, or the medians of several. */
export type Reading = Readonly<Record<MeasureName, number>>;

/** In table order. */
export const measureNames = Object.keys(measures) as MeasureName[];

/** The middle value; for an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is nothing to compare.');
  return (lower + upper) / 2;
}

/** The best value of every measure over the runs of one page: the most points, the least of everything else. */
export function bestReading(runs: readonly Reading[]): Reading {
  const entries = measureNames.map((name) => {
    const values = runs.map((run) => run[name]);
    return [name, measures[name].better === 'more' ? Math.max(...values) : Math.min(...values)];
  });
  return Object.fromEntries(entries) as Reading;
}

export function medianReading(runs: readonly Reading[]): Reading {
  const entries = measureNames.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries) as Reading;
}
