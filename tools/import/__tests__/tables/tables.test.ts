import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Reader } from '@/tools/import/fact/reader';
import { findReader, isUnread } from '@/tools/import/mapping/find-reader';
import { emptyMapping } from '@/tools/import/mapping/mapping';
import { findSeriesReader } from '@/tools/import/series/find-series-reader';
import { sampleRows, type SeriesOptions } from '@/tools/import/series/options';
import type { Table } from '@/tools/import/source/table';
import { examplesIn, placeText, problemText } from '../examples';
import { tableOf } from '../template/read-table';

interface Options extends Omit<SeriesOptions, 'sample'> {
  /** The times of the sessions of exams. */
  sessions?: Readonly<Record<string, string>>;
  /** False if no rows are known when the reader is looked for. */
  sample?: boolean;
}

/** Finds the reader of a table. The examples of each file in this folder are for one of them. */
type Find = (table: Table, options: Options) => Promise<Reader | undefined> | Reader | undefined;

const findKnown: Find = (table, { dateOrder, words, periods, sessions }) => {
  const mapping = { ...emptyMapping, dateOrder, periods, sessions };
  const found = findReader(table, {
    ...mapping,
    ...(words && { words: { attendance: { ...words } } }),
  });
  return isUnread(found) ? undefined : found.reader;
};

const findSeries: Find = async (table, { sample = true, ...options }) =>
  findSeriesReader(table, sample ? { ...options, sample: await sampleRows(table) } : options);

const finders: Readonly<Record<string, Find>> = { plain: findKnown, system: findKnown };

const cellsOf = (line: string) => line.replaceAll('\\n', '\n').split('|');

/**
 * The table of an example: the rows above the header, with ^; the header and the rows, with | between the cells. The first
 * line that is expected is the format.
 */
function tableIn(lines: string[], file = 'table.csv', sheet?: string): Table {
  const above = lines.filter((line) => line.startsWith('^'));
  const [header = [], ...rows] = lines.slice(above.length).map(cellsOf);
  const preamble = above.map((line) => cellsOf(line.slice(1)));
  return tableOf({ file, ...(sheet !== undefined && { sheet }), preamble, header, rows });
}

/** What a reader says of a table. */
async function linesOf(reader: Reader | undefined, table: Table): Promise<string[]> {
  const lines = [reader?.format ?? 'not known'];
  await reader?.read(table, {
    sink: {
      add: (kind, fact, { line, column, implied }) =>
        void lines.push(
          `${kind} ${JSON.stringify(fact)} ${placeText(line, column)}${implied ? ' implied' : ''}`,
        ),
    },
    report: (problem) => void lines.push(problemText(problem)),
    onRows: () => undefined,
  });
  return lines;
}

describe.each(readdirSync(__dirname).filter((file) => file.endsWith('.txt')))('%s', (file) => {
  const find = finders[basename(file, '.txt')] ?? findSeries;

  it.each(examplesIn(join(__dirname, file), 'options', 'file', 'sheet'))(
    '$title',
    async ({ field, lines, expected }) => {
      const table = tableIn(lines, field('file'), field('sheet'));
      const options = JSON.parse(field('options') ?? '{}') as Options;
      expect(await linesOf(await find(table, options), table)).toEqual(expected);
    },
  );
});
