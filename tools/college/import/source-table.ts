import {
  readManifest,
  isManifest,
  folderOf,
  type Manifest,
} from '@/tools/import/template/manifest';
import { kindOrder, type Kind } from '@/tools/import/fact/fact';
import type { Reader } from '@/tools/import/fact/reader';
import { findReader, isQuestion, type Question } from '@/tools/import/mapping/find-reader';
import type { Mapping } from '@/tools/import/mapping/mapping';
import { nameColumns } from '@/tools/import/mapping/name-columns';
import type { Row, Table } from '@/tools/import/source/table';
import { sampleRows } from '@/tools/import/series/options';

/** A table and what reads it. */
export interface ReadableTable {
  table: Table;
  reader: Reader;
  /** The manifest of the OneRoster export that the table is of. */
  manifest?: Manifest;
}

/** Finds what reads each table, in the order in which the tables are read. Tables that nothing reads are questions. */
export async function findReaders(
  tables: readonly Table[],
  mapping: Mapping,
  timeZone: string,
): Promise<{ readable: ReadableTable[]; questions: Question[] }> {
  const manifests = await readManifests(tables);
  const readable: ReadableTable[] = [];
  const questions: Question[] = [];
  for (const source of tables) {
    const table = nameColumns(source, await sampleRows(source));
    const manifest = manifests.get(folderOf(table.file));
    const sample: Row[] = await sampleRows(table);
    const found = findReader(table, mapping, { timeZone, sample, ...(manifest && { manifest }) });
    if (isQuestion(found)) questions.push(found);
    else readable.push({ table, reader: found, ...(manifest && { manifest }) });
  }
  return { readable: inOrder(readable), questions };
}

async function readManifests(tables: readonly Table[]): Promise<Map<string, Manifest>> {
  const manifests = new Map<string, Manifest>();
  for (const table of tables)
    if (isManifest(table)) manifests.set(folderOf(table.file), await readManifest(table));
  return manifests;
}

/** What is referred to comes before what refers to it, and otherwise the files are in the order of their names. */
const inOrder = (tables: readonly ReadableTable[]): ReadableTable[] =>
  [...tables].sort((a, b) => orderOf(a.reader.kinds) - orderOf(b.reader.kinds));

export const orderOf = (kinds: readonly Kind[]): number =>
  Math.min(kindOrder.length, ...kinds.map((kind) => kindOrder.indexOf(kind)));
