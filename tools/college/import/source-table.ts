import { readDeltas } from '@/tools/import/template/manifest';
import type { Facts, FactSink, Kind } from '@/tools/import/fact/fact';
import {
  findReader,
  isUnread,
  type FindOptions,
  type ReadTable,
  type UnreadTable,
} from '@/tools/import/mapping/find-reader';
import type { Mapping } from '@/tools/import/mapping/mapping';
import type { Table } from '@/tools/import/source/table';
import { sampleRows, type KnownCourse } from '@/tools/import/series/options';
import { defined } from '@/tools/import/value/defined';

/** The reader of each table, and the tables that are not read. */
interface FoundReaders {
  readable: ReadTable[];
  unread: UnreadTable[];
  /** True if nothing is imported, because a list of people, or everything, is unread. */
  isStopped: boolean;
}

/**
 * Finds what reads each table, in two rounds: the second knows the courses and sections that the tables of the first list,
 * by which timetables and matrices of results are recognised.
 */
export async function findReaders(
  tables: readonly Table[],
  mapping: Mapping,
): Promise<FoundReaders> {
  const deltas = await readDeltas(tables);
  const options = new Map<Table, FindOptions>();
  for (const table of tables) {
    const besides = tables.filter((other) => other !== table && other.file === table.file);
    options.set(table, { besides, sample: await sampleRows(table), deltas });
  }
  const first = tables.map((table) => findReader(table, mapping, options.get(table)));
  // A reader without columns is one of a series, which may need the courses.
  const isOpen = (found: ReadTable | UnreadTable) => isUnread(found) || !found.columns;
  const known = first.some(isOpen) ? await knownIn(first) : undefined;
  const found = first.map((one, at) => {
    const table = tables[at];
    return known && table && isOpen(one)
      ? findReader(table, mapping, { ...options.get(table), ...known })
      : one;
  });
  const readable = found.filter((one): one is ReadTable => !isUnread(one));
  const unread = found.filter(isUnread);
  return { readable, unread, isStopped: isStopped(readable, unread) };
}

/** Other tables that are not read do not hold an import up. */
function isStopped(readable: readonly ReadTable[], unread: readonly UnreadTable[]): boolean {
  const hasPeople = readable.some(
    ({ reader: { kinds, complete } }) => complete && kinds[0] === 'person',
  );
  const hasFacts = readable.some(({ reader: { kinds } }) => kinds.length > 0);
  return unread.some(
    ({ isOfPeople, isNamed }) => !hasFacts || (isOfPeople && (isNamed || !hasPeople)),
  );
}

/** Facts of the lists by which timetables and results are read. */
const listed: readonly Kind[] = ['course', 'person', 'section', 'courseResult'];

/** The courses, the sections and the teachers that the tables name. */
async function knownIn(
  found: readonly (ReadTable | UnreadTable)[],
): Promise<Required<Pick<FindOptions, 'courses' | 'sections' | 'teachers'>>> {
  const courses = new Map<string, KnownCourse>();
  const sections = new Set<string>();
  const teachers = new Set<string>();
  const sink: FactSink = {
    add(kind, fact) {
      if (kind === 'course') {
        const { id, code = id, title, year, branch } = fact as Facts['course'];
        if (!courses.has(id) || title !== id)
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
  for (const one of found) {
    if (isUnread(one) || !one.reader.kinds.some((kind) => listed.includes(kind))) continue;
    await one.reader.read(one.table, {
      ...{ sink, report: () => undefined, onRows: () => undefined },
    });
  }
  return { courses: [...courses.values()], sections: [...sections], teachers: [...teachers] };
}
