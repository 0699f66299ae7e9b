import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { Facts, Kind, Origin } from '@/tools/import/fact/fact';
import type { Row, Table } from '@/tools/import/source/table';
import { findSeriesReader } from '@/tools/import/series/find-series-reader';
import { sampleRows, type SeriesOptions } from '@/tools/import/series/options';

interface Content {
  file?: string;
  sheet?: string;
  preamble?: readonly (readonly string[])[];
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The header and the rows of a text, a line each, with | signs between the cells. */
function contentOf(text: string): Content {
  const [header = [], ...rows] = text.split(/\n\s*/).map((line) => line.split('|'));
  return { header, rows };
}

/** A table in memory. Its first row is on line 1, and it gives its rows in small batches. */
export function tableOf(content: Content | string): Table {
  const own = typeof content === 'string' ? contentOf(content) : content;
  const { file = 'table.csv', sheet, preamble = [], header, rows } = own;
  const line = preamble.length + 1;
  const numbered = (cells: readonly string[], index: number): Row => ({ line: index + 1, cells });
  return {
    file,
    ...(sheet !== undefined && { sheet }),
    header,
    line,
    preamble: preamble.map(numbered),
    size: 100,
    async *rows() {
      for (let from = 0; from < rows.length; from += 3)
        yield rows
          .slice(from, from + 3)
          .map((cells, index) => numbered(cells, line + from + index));
    },
  };
}

/** A fact as text for comparisons, with its kind. */
type Found = { [K in Kind]: { kind: K; fact: Facts[K]; origin: Origin } }[Kind];

/** What is read of a table, with a look at its first rows unless `sample` is false. */
export async function readTable(
  content: Content | string,
  options: SeriesOptions = {},
  sample = true,
): Promise<{ format: string | undefined; found: Found[]; problems: DataProblem[]; rows: number }> {
  const table = tableOf(content);
  const reader = findSeriesReader(
    table,
    sample ? { ...options, sample: await sampleRows(table) } : options,
  );
  const found: Found[] = [];
  const problems: DataProblem[] = [];
  let rows = 0;
  await reader?.read(table, {
    sink: { add: (kind, fact, origin) => found.push({ kind, fact, origin } as Found) },
    report: (problem) => problems.push(problem),
    onRows: (count) => (rows += count),
  });
  return { format: reader?.format, found, problems, rows };
}

/** The facts of a kind. */
export const factsOf = <K extends Kind>(found: readonly Found[], kind: K) =>
  found.filter((one) => one.kind === kind).map(({ fact }) => fact as Facts[K]);

/** Where a problem is, for comparisons. */
export const spotOf = ({ code, place, value }: DataProblem) =>
  `${code} ${place.line}:${place.column?.index} ${value ?? ''}`.trim();
