import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { zonedMinute } from '@/lib/time/zoned-time';
import { readCalendar, reportCalendar, unitFinder } from '@/tools/import/calendar/read-calendar';
import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import type { Facts, FactSink, Kind, Origin, PersonRole } from '@/tools/import/fact/fact';
import { fileKey } from '@/tools/import/template/manifest';
import type { Question } from '@/tools/import/mapping/find-reader';
import { headerScore } from '@/tools/import/mapping/header-score';
import { encodingFrom, type Mapping } from '@/tools/import/mapping/mapping';
import { Collector } from '@/tools/import/model/collector';
import type { ImportedPerson } from '@/tools/import/model/entity';
import { readSources, type SourceFile } from '@/tools/import/source/read-sources';
import type { CalendarText, TableName } from '@/tools/import/source/table';
import { FileLedger } from './file-ledger';
import { Forgotten, ForgottenFilter } from './state/forgotten';
import { ImpliedFacts } from './implied-facts';
import { type ImportProgress, ReadProgress } from './import-progress';
import { withoutOldChanges } from './state/old-changes';
import { RosterChanges } from './state/roster-changes';
import { SavedFacts } from './state/saved-facts';
import { correctedIds, type SamePeople } from './same-person';
import { readRoster, rosterFiles, type RosterStage } from './state/roster-state';
import type { RowCheck } from './row-check';
import { findReaders, orderOf, type ReadableTable } from './source-table';

/** What was read of a table. */
interface ReadTable extends TableName {
  format: string;
  /** Left out if there are questions, because it is not read then. */
  rows?: number;
}

/** What the files in college/in say. */
export interface CollegeData {
  files: SourceFile[];
  tables: ReadTable[];
  collector: Collector;
  /** The tables whose headers are not known. If there are any, nothing else is read. */
  questions: Question[];
  /** How many facts of each kind there are. */
  counts: Readonly<Partial<Record<Kind, number>>>;
  /** Whether a table is a list of who is in which section. */
  listsMembers: boolean;
  /** Of whom a file lists everybody, so that who is absent has left. */
  listed(people: readonly ImportedPerson[]): ReadonlySet<PersonRole>;
  /** The day of the newest file. */
  sourceDay: string;
  /** The files that a person is from. */
  filesOf(person: ImportedPerson): string[];
}

/** The folder with the files of the college's systems. */
export const inFolder = (folder: string) => join(folder, 'in');

interface ReadOptions {
  folder: string;
  timeZone: string;
  mapping: Mapping;
  samePeople: SamePeople;
  /** Roll numbers that earlier runs corrected, with those that count now. */
  earlierIds?: Readonly<Record<string, string>> | undefined;
  rowCheck: RowCheck;
  roster: RosterStage;
  progress: ImportProgress;
}

export async function readCollege(options: ReadOptions): Promise<CollegeData> {
  const { folder, timeZone, mapping, rowCheck, progress } = options;
  const root = inFolder(folder);
  const sources = await readSources(root, headerScore, rowCheck.report, {
    encodingOf: encodingFrom(mapping),
    onFile: (path) => progress.scan(path),
  });
  const { readable: all, questions } = await findReaders(sources.tables, mapping, timeZone);
  const readable = await withoutOldChanges(all, rowCheck.report);
  const run = new CollegeRun(options, readable);
  if (questions.length === 0) {
    await run.read();
    run.readCalendars(sources.calendars);
  }
  return {
    files: sources.files,
    tables: questions.length > 0 ? readable.map(describeTable) : run.tables,
    collector: run.collector,
    questions,
    counts: run.counts,
    listsMembers: readable.some(({ reader: { kinds } }) => isMemberList(kinds)),
    listed: (people) => run.listed(people),
    sourceDay: dayOfNewest(root, sources.files, timeZone),
    filesOf: (person) => run.ledger.of(person),
  };
}

/** A table, or a OneRoster file with the changes to it. */
interface Unit {
  order: number;
  read(): Promise<void>;
}

class CollegeRun {
  readonly collector: Collector;
  readonly ledger = new FileLedger();
  readonly tables: ReadTable[] = [];
  readonly counts: Partial<Record<Kind, number>> = {};
  /** The files that list everybody. */
  private readonly complete = new Set<string>();
  private readonly report: Report;
  private readonly progress: ReadProgress;
  private readonly sink: FactSink;
  private readonly implied: ImpliedFacts;
  private readonly saved: SavedFacts;
  /** Where facts go after those of erased people are left out. */
  private target: FactSink;

  constructor(
    private readonly options: ReadOptions,
    private readonly readable: readonly ReadableTable[],
  ) {
    this.report = options.rowCheck.report;
    const { earlierIds, mapping, samePeople } = options;
    const earlier = new Map([...Object.entries(earlierIds ?? {}), ...correctedIds(samePeople)]);
    this.collector = new Collector(this.report, mapping.names, earlier);
    this.progress = new ReadProgress(
      readable.map(({ table }) => table),
      options.progress,
    );
    this.implied = new ImpliedFacts({
      add: (kind, fact, origin) => this.collect(kind, fact, origin),
    });
    const { folder, roster } = options;
    this.saved = new SavedFacts(
      ...([
        folder,
        roster,
        this.collector,
        this.implied,
        mapping.complete ?? [],
        samePeople,
      ] as const),
    );
    this.target = this.saved.sink;
    this.sink = new ForgottenFilter(Forgotten.read(options.folder), this.report, {
      add: (kind, fact, origin) => this.target.add(kind, fact, origin),
    });
  }

  async read(): Promise<void> {
    const units = this.units().sort((a, b) => a.order - b.order);
    for (const unit of units) await unit.read();
    await this.saved.addEarlier();
    this.implied.finish();
  }

  /** Calendars refer to sections and courses by any name, so they are read when all tables are. */
  readCalendars(calendars: readonly CalendarText[]): void {
    const namesUnit = unitFinder(this.collector);
    const { mapping, progress, timeZone } = this.options;
    for (const calendar of calendars) {
      progress.scan(calendar.file);
      this.saved.addCalendar(calendar.file);
      const audience = mapping.calendars?.[calendar.file];
      if (audience === 'skip') continue;
      const report = audience === 'public' ? this.report : () => undefined;
      const reading = readCalendar(calendar, timeZone, namesUnit, report);
      reportCalendar(calendar, reading, audience, this.report);
      const table = { ...nameOf(calendar), columns: {} };
      if (audience === 'public')
        for (const { fact, line } of reading.events) this.sink.add('event', fact, { table, line });
    }
    this.saved.finish();
  }

  listed(people: readonly ImportedPerson[]): ReadonlySet<PersonRole> {
    const listed = people.filter(({ origin }) => this.complete.has(origin.table.file));
    return new Set(listed.flatMap(({ kind }) => kind ?? []));
  }

  private collect<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    if (kind === 'person') this.ledger.note((fact as Facts['person']).id, origin.table.file);
    else if ('person' in fact && fact.person !== undefined)
      this.ledger.note(fact.person, origin.table.file);
    this.collector.add(kind, fact, origin);
  }

  private units(): Unit[] {
    const isRoster = ({ manifest, reader }: ReadableTable) => manifest && reader.kinds.length > 0;
    const roster = this.readable.filter(isRoster);
    const hasChanges = roster.some(({ reader }) => reader.delta);
    const stored = hasChanges ? rosterFiles(this.options.folder) : [];
    const names = new Set([...roster.map(({ table }) => fileKey(table.file)), ...stored]);
    return [
      ...this.readable
        .filter((one) => !isRoster(one))
        .map((one) => ({
          order: orderOf(one.reader.kinds),
          read: () => this.readTable(one, this.sink),
        })),
      ...[...names].map((name): Unit => {
        const own = roster.filter(({ table }) => fileKey(table.file) === name);
        const kinds = own.flatMap(({ reader }) => reader.kinds);
        return {
          order: orderOf(kinds.length > 0 ? kinds : (rosterKinds[name] ?? [])),
          read: () => this.readRosterFile(name, own, stored.includes(name)),
        };
      }),
    ];
  }

  private async readTable({ table, reader }: ReadableTable, sink: FactSink): Promise<void> {
    const { file } = table;
    const read = { ...describeTable({ table, reader }), rows: 0 };
    this.tables.push(read);
    if (reader.complete) this.complete.add(file);
    this.saved.addTable(table, reader);
    this.options.rowCheck.addRows(table, reader.kinds, 0);
    const watched = this.progress.watch(table);
    await reader.read(watched.table, {
      sink,
      report: this.report,
      onRows: (count) => {
        read.rows += count;
        this.options.rowCheck.addRows(table, reader.kinds, count);
        watched.onRows(count);
      },
    });
    this.progress.finish(table);
  }

  /** Reads a OneRoster file with the changes to it, which may start from what the last import stored. */
  private async readRosterFile(
    name: string,
    tables: readonly ReadableTable[],
    isStored: boolean,
  ): Promise<void> {
    const whole = tables.filter(({ reader }) => !reader.delta);
    const changed = tables.filter(({ reader }) => reader.delta);
    const changes = new RosterChanges();
    for (const one of changed) await this.readTable(one, changes);
    const [first] = changed;
    if (first && whole.length === 0 && !isStored) this.reportNoBasis(first);
    const direct = this.target;
    const stored = this.options.roster.open(name, this.implied);
    this.target = stored.sink;
    const sink = first ? changes.over(this.sink) : this.sink;
    if (whole.length > 0) for (const one of whole) await this.readTable(one, sink);
    else if (isStored) await this.readStored(name, sink);
    changes.addTo(this.sink);
    stored.close();
    this.target = direct;
  }

  private async readStored(name: string, sink: FactSink): Promise<void> {
    await readRoster(this.options.folder, name, {
      add: (kind, fact, origin) => {
        this.complete.add(origin.table.file);
        sink.add(kind, fact, origin);
      },
    });
  }

  private reportNoBasis({ table: { file, line } }: ReadableTable): void {
    this.report({
      ...errorOf('table', 'changes-without-basis'),
      place: { file, line },
      message: 'This file has only what has changed, and no complete export was imported before.',
      action: 'Put a complete (bulk) export into college/in as well.',
    });
  }
}

const isMemberList = (kinds: readonly Kind[]) =>
  kinds.includes('enrolment') && (kinds.length === 1 || kinds.includes('person'));

const nameOf = ({ file, sheet }: TableName): TableName => ({
  file,
  ...(sheet !== undefined && { sheet }),
});

const describeTable = ({ table, reader }: ReadableTable): ReadTable => ({
  ...nameOf(table),
  format: reader.format,
});

/** What OneRoster files are of, for those that only the last import had. */
const rosterKinds: Readonly<Record<string, readonly Kind[]>> = {
  orgs: ['organisation'],
  academicsessions: ['term'],
  courses: ['course'],
  users: ['person'],
  roles: ['role'],
  classes: ['section'],
  enrollments: ['enrolment'],
  lineitems: ['assignment'],
  results: ['result'],
};

/** The day of the newest file in the time zone of the college. Entries of a zip file have the time of that file. */
function dayOfNewest(root: string, files: readonly SourceFile[], timeZone: string): string {
  let newest = 0;
  for (const { path } of files) {
    let file = path;
    while (file !== '.' && !existsSync(join(root, file))) file = dirname(file);
    newest = Math.max(newest, statSync(join(root, file)).mtimeMs);
  }
  return zonedMinute(new Date(Math.min(newest, Date.now())), timeZone).slice(0, 10);
}
