import {
  readManifest,
  isManifest,
  folderOf,
  type Manifest,
} from '@/tools/import/template/manifest';
import type { Facts, FactSink, Kind } from '@/tools/import/fact/fact';
import type { Reader } from '@/tools/import/fact/reader';
import {
  findReader,
  isQuestion,
  type FindOptions,
  type Question,
} from '@/tools/import/mapping/find-reader';
import type { Mapping } from '@/tools/import/mapping/mapping';
import { nameColumns } from '@/tools/import/mapping/name-columns';
import type { Row, Table } from '@/tools/import/source/table';
import { sampleRows, type KnownCourse } from '@/tools/import/series/options';
import { defined } from '@/tools/import/value/defined';

/** A table and what reads it. */
export interface ReadableTable {
  table: Table;
  reader: Reader;
  /** The manifest of the OneRoster export that the table is of. */
  manifest?: Manifest;
}

/** Finds what reads each table. Tables that nothing reads are questions. */
export async function findReaders(
  tables: readonly Table[],
  mapping: Mapping,
  timeZone: string,
): Promise<{ readable: ReadableTable[]; questions: Question[] }> {
  const manifests = await readManifests(tables);
  const readable: ReadableTable[] = [];
  const questions: Question[] = [];
  const named = new Map<Table, FindOptions>();
  for (const source of tables) {
    const table = nameColumns(source, await sampleRows(source));
    const manifest = manifests.get(folderOf(table.file));
    const sample: Row[] = await sampleRows(table);
    const besides = tables.filter((other) => other !== source && other.file === source.file);
    named.set(table, { timeZone, sample, besides, ...(manifest && { manifest }) });
  }
  const known = await knownIn(named, mapping);
  for (const [table, options] of named) {
    const { manifest } = options;
    const found = findReader(table, mapping, { ...options, ...known });
    if (isQuestion(found)) questions.push(found);
    else readable.push({ table, reader: found, ...(manifest && { manifest }) });
  }
  return { readable, questions };
}

/** The courses, the classes and the teachers that lists name, by which timetables and results are read. */
async function knownIn(tables: ReadonlyMap<Table, FindOptions>, mapping: Mapping) {
  const courses = new Map<string, KnownCourse>();
  const sections = new Set<string>();
  const teachers = new Set<string>();
  const sink: FactSink = {
    add(kind, fact) {
      if (kind === 'course') {
        const { id, code = id, title, year, branch } = fact as Facts['course'];
        courses.set(id, { id, code, title, ...defined({ year, branch }) });
      } else if (kind === 'section') sections.add((fact as Facts['section']).name);
      else if (kind === 'person') {
        const { kind: role, name, sections: own = [] } = fact as Facts['person'];
        for (const section of own) sections.add(section);
        if (role === 'teacher') teachers.add(name);
      } else if (kind === 'courseResult') {
        const { course, title } = fact as Facts['courseResult'];
        if (course && title && !courses.has(course))
          courses.set(course, { id: course, code: course, title });
      }
    },
  };
  const lists: readonly Kind[] = ['course', 'person', 'section', 'courseResult'];
  for (const [table, options] of tables) {
    const found = findReader(table, mapping, options);
    if (isQuestion(found) || !found.kinds.some((kind) => lists.includes(kind))) continue;
    await found.read(table, { sink, report: () => undefined, onRows: () => undefined });
  }
  return { courses: [...courses.values()], sections: [...sections], teachers: [...teachers] };
}

async function readManifests(tables: readonly Table[]): Promise<Map<string, Manifest>> {
  const manifests = new Map<string, Manifest>();
  for (const table of tables)
    if (isManifest(table)) manifests.set(folderOf(table.file), await readManifest(table));
  return manifests;
}
