import { warningOf, type Report } from '@/tools/import/problem/data-problem';
import { headerKey } from '@/tools/import/template/header';
import { fileKey, folderOf } from '@/tools/import/template/manifest';
import type { Table } from '@/tools/import/source/table';
import { getOrMake } from '@/tools/file/get-or-make';
import type { ReadableTable } from '../source-table';

/**
 * Leaves out each file with changes that is older than a complete file of the same name in another export: that one has
 * the changes already, and perhaps newer ones. An export is as old as its newest row. Where rows have no date, nothing is
 * left out.
 */
export async function withoutOldChanges(
  tables: readonly ReadableTable[],
  report: Report,
): Promise<ReadableTable[]> {
  const ages = new ExportAges(tables);
  const kept: ReadableTable[] = [];
  for (const one of tables) {
    const newer = one.reader.delta ? await newerThan(one.table, tables, ages) : undefined;
    if (newer) reportOld(one.table, newer, report);
    else kept.push(one);
  }
  return kept;
}

/** A complete file of the same name in an export that is newer. */
async function newerThan(
  changes: Table,
  tables: readonly ReadableTable[],
  ages: ExportAges,
): Promise<Table | undefined> {
  const name = fileKey(changes.file);
  for (const { table, reader, manifest } of tables) {
    if (!manifest || reader.delta || fileKey(table.file) !== name) continue;
    const [age, other] = [await ages.of(changes), await ages.of(table)];
    if (age !== undefined && other !== undefined && age < other) return table;
  }
  return undefined;
}

/** When the newest row of an export was changed, in milliseconds. An export is all files of a folder or zip file. */
class ExportAges {
  private readonly known = new Map<string, Promise<number | undefined>>();

  constructor(private readonly tables: readonly ReadableTable[]) {}

  of({ file }: Table): Promise<number | undefined> {
    const folder = folderOf(file);
    return getOrMake(this.known, folder, () => this.read(folder));
  }

  private async read(folder: string): Promise<number | undefined> {
    let newest: number | undefined;
    for (const { table } of this.tables)
      if (folderOf(table.file) === folder) {
        const time = await newestRow(table);
        if (time !== undefined && !(newest !== undefined && newest >= time)) newest = time;
      }
    return newest;
  }
}

async function newestRow(table: Table): Promise<number | undefined> {
  const index = table.header.findIndex((name) => headerKey(name) === 'datelastmodified');
  if (index === -1) return undefined;
  let newest = -Infinity;
  let last = '';
  for await (const rows of table.rows())
    for (const { cells } of rows) {
      const text = cells[index] ?? '';
      if (text === '' || text === last) continue;
      last = text;
      newest = Math.max(newest, Date.parse(text) || -Infinity);
    }
  return newest === -Infinity ? undefined : newest;
}

function reportOld({ file, line }: Table, newer: Table, report: Report): void {
  report({
    ...warningOf('table', 'old-changes'),
    place: { file, line },
    message:
      'These changes are older than a complete export in college/in, which has them already.',
    value: newer.file,
    action: 'The file is left out. Remove it from college/in.',
  });
}
