import { join } from 'node:path';
import { compareCode } from '@/lib/text/compare-text';
import {
  readCalendar,
  reportCalendar,
  unitFinder,
  type CalendarReading,
} from '@/tools/import/calendar/read-calendar';
import type { Report } from '@/tools/import/problem/data-problem';
import type { FactSink, Kind } from '@/tools/import/fact/fact';
import { FactStore } from '@/tools/import/fact/store';
import type {
  ReadColumn,
  ReadTable as ReadableTable,
  UnreadTable,
} from '@/tools/import/mapping/find-reader';
import { headerScore } from '@/tools/import/mapping/header-score';
import { encodingFrom, type Mapping } from '@/tools/import/mapping/mapping';
import { Collector } from '@/tools/import/model/collector';
import { dateIn } from '@/tools/import/source/file-name';
import { readSources, type SourceFile } from '@/tools/import/source/read-sources';
import type { CalendarText, TableName } from '@/tools/import/source/table';
import { Forgotten, ForgottenFilter } from './state/forgotten';
import type { ImportProgress } from './import-progress';
import { findReaders } from './source-table';

/** The part of a table that was read. */
interface ReadTable extends TableName {
  format: string;
  header: readonly string[];
  /** The columns; left out for the shapes of a series. */
  columns?: readonly ReadColumn[];
  /** Left out if the import is stopped, because it is not read then. */
  rows?: number;
  /** The number of them that name somebody. */
  naming?: number;
}

/** A calendar file, and whether everybody may see its events. */
interface ReadCalendar {
  file: string;
  audience: 'public' | 'skip' | undefined;
  counts: CalendarReading['counts'];
  /** The first events, for example "2026-10-02 Gandhi Jayanti". */
  first: string[];
}

/** The data of the files in college/in. */
export interface CollegeData {
  files: SourceFile[];
  tables: ReadTable[];
  collector: Collector;
  /** The tables that are not read, because their headers are not known. */
  unread: UnreadTable[];
  calendars: ReadCalendar[];
  /** True if nothing else is read either, because a list of people, or everything, is unread. */
  isStopped: boolean;
  /** The number of facts of each kind that count. */
  counts: Readonly<Partial<Record<Kind, number>>>;
  /** The number of facts of earlier files that a file with a later date corrects. */
  corrections: number;
  /** The day that the files are of: the newest one in their paths, or in what they say. Undefined if there is none. */
  sourceDay: string | undefined;
}

/** The folder with the files of the college's systems. */
export const inFolder = (folder: string) => join(folder, 'in');

interface ReadOptions {
  folder: string;
  timeZone: string;
  mapping: Mapping;
  report: Report;
  progress: ImportProgress;
}

/** Reads all files of college/in in the order of their dates and paths. */
export async function readCollege(options: ReadOptions): Promise<CollegeData> {
  const { folder, mapping, report, progress } = options;
  const sources = await readSources(inFolder(folder), headerScore, report, {
    encodingOf: encodingFrom(mapping),
    onFile: (path) => progress.scan(path),
  });
  const { readable, unread, isStopped } = await findReaders(sources.tables, mapping);
  const tables = inOrder(readable, ({ table }) => table.file);
  const run = new CollegeRun(options);
  if (!isStopped) {
    await run.readTables(tables);
    run.readCalendars(inOrder(sources.calendars, ({ file }) => file));
  }
  const { store, collector } = run;
  return {
    files: sources.files,
    tables: isStopped ? tables.map(describeTable) : run.tables,
    collector,
    ...{ unread, isStopped, calendars: run.calendars },
    counts: store.counts,
    corrections: store.corrections,
    sourceDay: newestOf(sources.files.map(({ path }) => dateIn(path))) ?? newestDayIn(collector),
  };
}

/** Files without a date come before all others. */
const inOrder = <T>(list: readonly T[], fileOf: (one: T) => string): T[] =>
  list.toSorted(
    (a, b) =>
      compareCode(dateIn(fileOf(a)), dateIn(fileOf(b))) || compareCode(fileOf(a), fileOf(b)),
  );

class CollegeRun {
  readonly tables: ReadTable[] = [];
  readonly calendars: ReadCalendar[] = [];
  readonly store: FactStore;
  readonly collector: Collector;
  private rows = 0;
  /** Takes the settled facts, apart from those of people who were erased. */
  private readonly sink: FactSink;

  constructor(private readonly options: ReadOptions) {
    const { folder, report, mapping } = options;
    this.store = new FactStore({
      report,
      samePeople: new Map(Object.entries(mapping.samePeople ?? {})),
      additions: mapping.additions ?? [],
      ...(mapping.names !== undefined && { names: mapping.names }),
    });
    this.collector = new Collector(report, this.store.attendance, this.store.namesOf);
    this.sink = new ForgottenFilter(Forgotten.read(folder), report, this.collector);
  }

  async readTables(readable: readonly ReadableTable[]): Promise<void> {
    const all = readable.reduce((sum, { table }) => sum + table.size, 0);
    let done = 0;
    for (const one of readable) {
      await this.readTable(one, (rows) => {
        this.rows += rows;
        this.options.progress.file(one.table.file, done, all, this.rows);
      });
      done += one.table.size;
    }
    this.store.settle(this.sink);
  }

  private async readTable(one: ReadableTable, onRows: (count: number) => void): Promise<void> {
    const { table, reader } = one;
    const read = { ...describeTable(one), rows: 0, naming: 0 };
    let lastLine = -1;
    const sink: FactSink = {
      add: (kind, fact, origin) => {
        if ('person' in fact && origin.line !== lastLine) {
          read.naming += 1;
          lastLine = origin.line;
        }
        this.store.add(kind, fact, origin);
      },
    };
    this.tables.push(read);
    this.store.addTable(table, reader);
    await reader.read(table, {
      sink,
      report: this.options.report,
      onRows: (count) => {
        read.rows += count;
        onRows(count);
      },
    });
  }

  readCalendars(calendars: readonly CalendarText[]): void {
    const { mapping, progress, timeZone, report } = this.options;
    const namesUnit = unitFinder(this.collector);
    for (const calendar of calendars) {
      progress.scan(calendar.file);
      const audience = mapping.calendars?.[calendar.file];
      if (audience === 'skip') continue;
      const ofEvents = audience === 'public' ? report : () => undefined;
      const reading = readCalendar(calendar, timeZone, namesUnit, ofEvents);
      reportCalendar(calendar, reading, audience, report);
      this.calendars.push({
        ...{ file: calendar.file, audience, counts: reading.counts },
        first: reading.events.slice(0, 5).map(({ fact }) => `${fact.start} ${fact.title}`),
      });
      const table = { ...nameOf(calendar), columns: {} };
      if (audience === 'public')
        for (const { fact, line } of reading.events) this.store.add('event', fact, { table, line });
    }
    this.store.settleRest(this.sink);
  }
}

const nameOf = ({ file, sheet }: TableName): TableName => ({
  file,
  ...(sheet !== undefined && { sheet }),
});

const describeTable = ({ table, reader, columns }: ReadableTable): ReadTable => ({
  ...nameOf(table),
  format: reader.format,
  header: table.header,
  ...(columns && { columns }),
});

const newestOf = (days: readonly (string | undefined)[]): string | undefined =>
  days.reduce((a = '', b = '') => (a > b ? a : b), '') || undefined;

/** The newest day of what has happened; without any, the first one of what is planned. */
function newestDayIn({ attendance, pending, terms, events }: Collector): string | undefined {
  const { attendanceTotal, result, courseResult, credits } = pending;
  const happened = newestOf([
    attendance.lastDay,
    ...attendanceTotal.map(({ fact }) => fact.asOf ?? (fact.month && `${fact.month}-01`)),
    ...[...result, ...courseResult, ...credits].map(({ fact }) => fact.day),
  ]);
  if (happened !== undefined) return happened;
  const planned = [...terms.values(), ...events.values()].flatMap(({ start }) => start ?? []);
  return planned.sort()[0];
}
