import type { DataProblem } from '@/tools/import/problem/data-problem';
import type { Facts, Kind, Origin } from '@/tools/import/fact/fact';
import type { Reader } from '@/tools/import/fact/reader';
import { findReader, isUnread, type FindOptions } from '@/tools/import/mapping/find-reader';
import { emptyMapping, type Mapping } from '@/tools/import/mapping/mapping';
import type { Row, Table } from '@/tools/import/source/table';

interface Content {
  file?: string;
  sheet?: string;
  preamble?: readonly (readonly string[])[];
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table in memory. Its first row is on line 1, and it gives its rows in small batches. */
export function tableOf({ file = 'table.csv', preamble = [], rows, ...content }: Content): Table {
  const line = preamble.length + 1;
  const numbered = (cells: readonly string[], index: number): Row => ({ line: index + 1, cells });
  return {
    ...{ ...content, file, line, size: 100 },
    preamble: preamble.map(numbered),
    async *rows() {
      for (let from = 0; from < rows.length; from += 3)
        yield rows
          .slice(from, from + 3)
          .map((cells, index) => numbered(cells, line + from + index));
    },
  };
}

/** A table in memory, from the name of its file and lines whose cells are separated by | signs, or all as one text. */
export function table(...texts: string[]): Table {
  const [file = '', ...lines] = texts.flatMap((text) => text.split(/\n\s*/));
  const [header = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return tableOf({ file, header, rows });
}

const tableIn = (source: Table | string) => (typeof source === 'string' ? table(source) : source);

/** What a reader reads. */
interface Read {
  facts: { kind: Kind; fact: Facts[Kind]; origin: Origin }[];
  problems: DataProblem[];
  rows: number;
}

export async function readWith(reader: Reader | undefined, source: Table): Promise<Read> {
  const read: Read = { facts: [], problems: [], rows: 0 };
  await reader?.read(source, {
    sink: {
      add: (kind, fact, origin) => read.facts.push({ kind, fact: withoutBlanks(fact), origin }),
    },
    report: (problem) => read.problems.push(problem),
    onRows: (count) => (read.rows += count),
  });
  return read;
}

/** Fields that are left out are the same as fields that are undefined. */
const withoutBlanks = <T>(fact: T) => JSON.parse(JSON.stringify(fact)) as T;

/** Reads a table by its headers and a mapping; nothing of a table that is not read. */
export async function readKnown(
  source: Table | string,
  mapping: Partial<Mapping> = {},
  options: FindOptions = {},
) {
  const own = tableIn(source);
  const found = findReader(own, { ...emptyMapping, ...mapping }, options);
  if (isUnread(found)) return { unread: found.reason.code, ...(await readWith(undefined, own)) };
  const { reader, table } = found;
  return { reader, format: reader.format, ...(await readWith(reader, table)) };
}

export const factsOf = <K extends Kind>({ facts }: Pick<Read, 'facts'>, kind: K) =>
  facts.filter((one) => one.kind === kind).map(({ fact }) => fact as Facts[K]);

/** Where a problem is, for comparisons. */
export const spotOf = ({ code, place, value }: DataProblem) =>
  `${code} ${place.line}:${place.column?.name ?? ''} ${value ?? ''}`.trim();
