import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Reader } from '@/tools/import/fact/reader';
import { findFormatReader } from '@/tools/import/format/find-format-reader';
import { findPlainFormat, plainReader } from '@/tools/import/format/plain/find-plain-reader';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import { findSeriesReader } from '@/tools/import/series/find-series-reader';
import { sampleRows, type SeriesOptions } from '@/tools/import/series/options';
import type { Column, Table } from '@/tools/import/source/table';
import { tableOf } from '../format/read-table';

interface Options extends Omit<SeriesOptions, 'sample'> {
  /** False if no rows are known when the reader is looked for. */
  sample?: boolean;
}

/** Finds the reader of a table. The examples of each file in this folder are for one of them. */
type Find = (table: Table, options: Options) => Promise<Reader | undefined> | Reader | undefined;

const findPlain: Find = (table) => {
  const found = findPlainFormat(table);
  return found && plainReader(found.kind);
};

const findSeries: Find = async (table, { sample = true, ...options }) =>
  findSeriesReader(table, sample ? { ...options, sample: await sampleRows(table) } : options);

const finders: Readonly<Record<string, Find>> = {
  plain: findPlain,
  system: (table, options) => findFormatReader(table, options as object),
};

const cellsOf = (line: string) => line.replaceAll('\\n', '\n').split('|');

/**
 * The examples of a file. Each has a title; options, a file and a sheet if they matter; the rows above the header, with ^;
 * the header and the rows, with | between the cells; and below => the format, and a line for each fact and problem.
 */
function examplesIn(file: string) {
  const texts = readFileSync(join(__dirname, file), 'utf8').split(/^# /m);
  return texts.slice(1).map((text) => {
    const [title = '', ...lines] = text.trimEnd().split('\n');
    const end = lines.indexOf('=>');
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const sheet = field('sheet');
    const [header = [], ...rows] = lines
      .slice(0, end)
      .filter((line) => !/^(?:\^|(?:options|file|sheet): )/.test(line))
      .map(cellsOf);
    const table = tableOf({
      file: field('file') ?? 'table.csv',
      ...(sheet !== undefined && { sheet }),
      preamble: lines.filter((line) => line.startsWith('^')).map((line) => cellsOf(line.slice(1))),
      ...{ header, rows },
    });
    const options = JSON.parse(field('options') ?? '{}') as Options;
    return { title, table, options, expected: lines.slice(end + 1) };
  });
}

const placeOf = (line: number | undefined, column?: Column) =>
  column ? `${line}:${column.name || column.index}` : String(line ?? 'table');

const problemText = ({ severity, code, place, value, nearest }: DataProblem) =>
  [
    ...[severity, code, placeOf(place.line, place.column)],
    ...(value === undefined ? [] : [JSON.stringify(value)]),
    ...(nearest === undefined ? [] : ['nearest', JSON.stringify(nearest)]),
  ].join(' ');

/** What a reader says of a table. */
async function linesOf(reader: Reader | undefined, table: Table): Promise<string[]> {
  const lines = [reader?.format ?? 'not known'];
  await reader?.read(table, {
    sink: {
      add: (kind, fact, { line, column, implied }) =>
        void lines.push(
          `${kind} ${JSON.stringify(fact)} ${placeOf(line, column)}${implied ? ' implied' : ''}`,
        ),
    },
    report: (problem) => void lines.push(problemText(problem)),
    onRows: () => undefined,
  });
  return lines;
}

describe.each(readdirSync(__dirname).filter((file) => file.endsWith('.txt')))('%s', (file) => {
  const find = finders[basename(file, '.txt')] ?? findSeries;

  it.each(examplesIn(file))('$title', async ({ table, options, expected }) => {
    expect(await linesOf(await find(table, options), table)).toEqual(expected);
  });
});
