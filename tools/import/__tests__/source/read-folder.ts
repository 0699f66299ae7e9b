import type { DataProblem } from '@/tools/import/problem/data-problem';
import { readSources, type SourceOptions } from '@/tools/import/source/read-sources';
import type { Row, Table } from '@/tools/import/source/table';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const known = new Set(['id', 'full name', 'mark', 'note', 'status', 'day']);

/** Counts the known names, as the mapping does. */
const score = (cells: readonly string[]): number =>
  cells.filter((cell) => known.has(cell.toLowerCase())).length;

/** A table with its rows. */
interface ReadTable extends Table {
  all: Row[];
}

/** Writes files into a new folder and reads them with all rows. */
export async function readFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
  options?: SourceOptions,
) {
  return readFrom(writeFolder(files), options);
}

export async function readFrom(folder: string, options?: SourceOptions) {
  const problems: DataProblem[] = [];
  const report = (problem: DataProblem) => void problems.push(problem);
  const { calendars, files, tables } = await readSources(folder, score, report, options);
  const read: ReadTable[] = [];
  for (const table of tables) read.push({ ...table, all: await rowsOf(table) });
  return { problems, calendars, files, tables: read };
}

export async function rowsOf(table: Table): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of table.rows()) rows.push(...batch);
  return rows;
}

/** The cells of the only table. */
export function onlyCells({ tables }: { tables: readonly ReadTable[] }): (readonly string[])[] {
  expect(tables).toHaveLength(1);
  return tables[0]?.all.map(({ cells }) => cells) ?? [];
}

/** The problems as "error code file:line". */
export function brief({ problems }: { problems: readonly DataProblem[] }): string[] {
  return problems.map(({ severity, code, place: { file, line } }) =>
    [severity, code, line === undefined ? file : `${file}:${line}`].join(' '),
  );
}
