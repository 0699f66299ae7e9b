/** A figure of a result, or text; `before` is the result of the size below it. */
type Of<R> = (result: R, before?: R) => number | string | undefined;

/**
 * A column of a table. A figure without digits is a count. In brackets follows how it grew since the row above, or its
 * ratio to the first row.
 */
export type ResultColumn<R> = readonly [
  name: string,
  of: Of<R>,
  digits?: number,
  beside?: 'growth' | 'ratio',
];

const rules = {
  'at most': (value: number, bound: number) => value <= bound,
  'at least': (value: number, bound: number) => value >= bound,
  below: (value: number, bound: number) => value < bound,
  exactly: (value: number, bound: number) => value === bound,
};

/** What a figure must be. A result without the figure is not judged. */
export type Limit<R> = readonly [
  name: string,
  of: Of<R>,
  must: keyof typeof rules,
  bound: number | ((result: R) => number),
  unit?: string,
];

/** How results are shown. */
export interface ResultTable<R> {
  columns: readonly ResultColumn<R>[];
  /** What growth is compared with. */
  size?: (result: R) => number;
}

/** How results are judged. */
export interface Judged<R> {
  /** What a result is about, for the sentence of a limit that it does not meet. */
  subject: (result: R) => string;
  limits: readonly Limit<R>[];
}

export type ResultReport<R> = ResultTable<R> & Judged<R>;

/** A Markdown table with text in the first column and figures in the others. */
export function markdownTable(
  names: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const alignment = names.map((_, index) => (index === 0 ? '---' : '---:'));
  return [names, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** How fast a figure grows between two sizes: 0 is constant, 1 is linear, 2 is quadratic. */
export function growthExponent(
  [size, figure]: readonly [number, number],
  [laterSize, laterFigure]: readonly [number, number],
): number {
  return Math.log(laterFigure / figure) / Math.log(laterSize / size);
}

/** The growth exponent of a figure as a figure; the smallest size has none. */
export const growthOf =
  <R>(size: (result: R) => number, of: (result: R) => number) =>
  (result: R, before?: R) =>
    before && growthExponent([size(before), of(before)], [size(result), of(result)]);

/** The results as a Markdown table, one per row. */
export function tableOf<R>(report: ResultTable<R>, results: readonly R[]): string {
  const rows = results.map((_, index) =>
    report.columns.map((column) => cell(report, column, results.slice(0, index + 1))),
  );
  return markdownTable(
    report.columns.map(([name]) => name),
    rows,
  );
}

/** The cell of the last result. */
function cell<R>({ size }: ResultTable<R>, [, of, digits, beside]: ResultColumn<R>, results: R[]) {
  const [first, before, result] = [results[0] as R, results.at(-2), results.at(-1) as R];
  const value = of(result, before);
  if (typeof value !== 'number') return value ?? '–';
  const text = digits === undefined ? inWords(value) : value.toFixed(digits);
  if (before === undefined || beside === undefined) return text;
  if (beside === 'ratio') return `${text} (×${(value / Number(of(first))).toFixed(2)})`;
  const exponent = size && growthOf(size, (one) => Number(of(one)))(result, before);
  return `${text} (${exponent?.toFixed(2)})`;
}

const inWords = (value: number) => value.toLocaleString('en-US');

/** The limits that results do not meet, one sentence each. */
export function problemsOf<R>({ subject, limits }: Judged<R>, results: readonly R[]): string[] {
  return results.flatMap((result, index) =>
    limits.flatMap(([name, of, must, bound, unit = '']) => {
      const value = of(result, results[index - 1]);
      const wanted = typeof bound === 'function' ? bound(result) : bound;
      if (typeof value !== 'number' || rules[must](value, wanted)) return [];
      const found = `${subject(result)}: ${name} is ${inWords(value)} ${unit}`.trim();
      return `${found}, but must be ${must} ${inWords(wanted)} ${unit}`.trim() + '.';
    }),
  );
}
