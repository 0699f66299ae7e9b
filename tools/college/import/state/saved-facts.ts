import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts, FactSink, FactTable, Kind, Origin } from '@/tools/import/fact/fact';
import type { Reader } from '@/tools/import/fact/reader';
import type { Collector } from '@/tools/import/model/collector';
import type { Course } from '@/tools/import/model/entity';
import { Directory, nameKey } from '@/tools/import/model/directory';
import { namesInCourse, unitKey, unitOf } from '@/tools/import/model/new-section';
import type { TableName } from '@/tools/import/source/table';
import { getOrMake } from '@/tools/file/get-or-make';
import { Coverage, isSavedKind, type FindUnitId, type SavedFact, type UnitId } from './coverage';
import { correctedIds, type SamePeople } from '../same-person';
import { currentState, readRoster, savedName, type RosterStage } from './roster-state';

/** A table whose facts were saved. */
interface SavedTable extends FactTable {
  /** Whether a list had the sections or courses that it names; otherwise only its rows say that they exist. */
  hasList?: true;
}

interface Saved {
  kind: Kind;
  fact: Facts[Kind];
  origin: Origin;
}

/**
 * Attendance, marks, exams, changed and weekly classes add to what earlier files said: a file replaces only what it
 * covers. The facts of earlier files are in the state, and go to the model as if their files were still there.
 */
export class SavedFacts {
  private coverage = new Coverage();
  private writer: { sink: FactSink; close(): void } | undefined;
  /** Weekly classes may be in calendars, which are read last. */
  private readonly meetings: Saved[] = [];
  /** The corrected ids of people, by the old ones. */
  private readonly newIds: ReadonlyMap<string, string>;
  private readonly tables = new Map<FactTable, SavedTable>();
  private readonly courses = new Map<string, string | undefined>();

  constructor(
    private readonly folder: string,
    private readonly stage: RosterStage,
    private readonly collector: Collector,
    private readonly next: FactSink,
    /** The files that are everything there is. */
    private readonly complete: readonly string[],
    samePeople: SamePeople,
  ) {
    this.newIds = new Map(correctedIds(samePeople));
  }

  /** Notes that a table is read, even if it has no rows. */
  addTable(table: TableName, { kinds }: Reader): void {
    if (!this.complete.includes(table.file)) return;
    for (const kind of kinds) if (isSavedKind(kind)) this.coverage.addComplete(kind, table, 'all');
  }

  /** Notes that a calendar is read, which has all its entries each time. */
  addCalendar(file: string): void {
    for (const kind of ['meeting', 'change'] as const)
      this.coverage.addComplete(kind, { file }, 'file');
  }

  /** Takes the facts of the tables of this run. */
  readonly sink: FactSink = {
    add: (kind, fact, origin) => {
      if (isSavedKind(kind)) this.save(kind, this.withId(fact as SavedFact), origin);
      this.next.add(kind, fact, origin);
    },
  };

  /** Passes on what earlier files said and no table of this run covers, apart from the weekly classes. */
  async addEarlier(): Promise<void> {
    if (!existsSync(join(currentState(this.folder), `${savedName}.jsonl`))) return;
    const pass = this.filter();
    await readRoster(this.folder, savedName, {
      add: (kind, fact, origin) => {
        if (kind === 'meeting') this.meetings.push({ kind, fact, origin });
        else pass(kind, fact, origin);
      },
    });
  }

  /** Passes on the weekly classes, when the calendars are read as well. */
  finish(): void {
    if (this.meetings.length > 0) {
      const pass = this.filter();
      for (const { kind, fact, origin } of this.meetings) pass(kind, fact, origin);
    }
    this.writer?.close();
    // What only reading needs is large, and the records are made next.
    this.coverage = new Coverage();
    this.courses.clear();
  }

  private save(kind: Parameters<Coverage['add']>[0], fact: SavedFact, origin: Origin): void {
    this.coverage.add(kind, fact, origin);
    const table = this.tableOf(origin.table);
    const course = fact.course ?? this.courseOf(fact.section);
    const whole = kind === 'attendance' && course !== undefined ? { ...fact, course } : fact;
    this.write(kind, whole as Facts[Kind], { ...origin, table });
  }

  /** The course of a section, for the time when the section is split or has another name. */
  private courseOf(section: string | undefined): string | undefined {
    if (section === undefined) return undefined;
    const { pending } = this.collector;
    if (this.courses.size === 0)
      for (const { fact } of pending.section)
        for (const name of [fact.id, fact.name, fact.code])
          if (name !== undefined) this.courses.set(nameKey(name), fact.course);
    return this.courses.get(nameKey(section));
  }

  private tableOf(table: FactTable): SavedTable {
    return getOrMake(this.tables, table, () => ({
      ...table,
      ...(hasUnits(this.collector) && { hasList: true as const }),
    }));
  }

  private write(kind: Kind, fact: Facts[Kind], origin: Origin): void {
    this.writer ??= this.stage.open(savedName, { add: () => undefined });
    this.writer.sink.add(kind, fact, origin);
  }

  /** A person is saved under the id, because the name and the address may change. */
  private withId<Fact extends SavedFact>(fact: Fact): Fact {
    const found = fact.person === undefined ? undefined : this.collector.people.find(fact.person);
    if (!found) return fact;
    const { id, rollNumber, employeeId } = found.fact;
    const person = rollNumber ?? employeeId ?? id;
    return person === fact.person ? fact : { ...fact, person };
  }

  private withNewId<Fact extends Facts[Kind]>(fact: Fact): Fact {
    const person = this.newIds.get((fact as SavedFact).person ?? '');
    return person === undefined ? fact : { ...fact, person };
  }

  private filter(): FactSink['add'] {
    const findUnit = remembered(unitsOf(this.collector));
    const isCovered = this.coverage.over(findUnit);
    const firstDay = firstDayOf(this.collector);
    const { people } = this.collector;
    const hasList = hasUnits(this.collector);
    return (kind, original, origin) => {
      const fact = this.withNewId(original);
      const saved = fact as SavedFact;
      if (!isSavedKind(kind) || isCovered(kind, saved, origin)) return;
      if (saved.day !== undefined && saved.day < firstDay) return;
      const { section, course, person } = saved;
      const isKnown = unitKey(saved) === '' || findUnit(unitKey(saved)) !== undefined;
      // The attendance in a section that is no longer there still counts as a whole.
      if (hasList && !isKnown && kind !== 'attendance') return;
      this.write(kind, fact, origin);
      // Its sections were listed, and are not known without the list.
      const { hasList: hadList } = origin.table as SavedTable;
      if (hadList && !hasList && kind !== 'attendance') return;
      if (person !== undefined && !people.find(person)) return;
      // What was in a section that is split counts in the course.
      const isSplit = !isKnown && section !== undefined && course !== undefined;
      const passed = isSplit ? { ...fact, section: undefined } : fact;
      this.next.add(kind, this.withoutStrangers(passed), origin);
    };
  }

  /** Whoever held a class and is in no list any longer is not named. */
  private withoutStrangers<Fact extends Facts[Kind]>(fact: Fact): Fact {
    if (!('teachers' in fact) || !fact.teachers) return fact;
    const teachers = fact.teachers.filter((name) => this.collector.people.find(name));
    return { ...fact, teachers };
  }
}

const hasUnits = ({ pending, courses }: Collector) =>
  pending.section.length > 0 || courses.size > 0;

/** There are many rows and few sections. */
function remembered(findUnit: FindUnitId): FindUnitId {
  const known = new Map<string, UnitId | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, findUnit(name));
    return known.get(name);
  };
}

/** The sections and courses of this run by every name, with those that only enrolments and people name. */
function unitsOf({ courses, people, pending, sections }: Collector): FindUnitId {
  const units = new Directory<UnitId>();
  const courseOf = new Map<UnitId, Course | undefined>();
  const findCourse = (name = '') => courses.find(name);
  for (const { fact } of pending.section) {
    const unit = { id: fact.id, isSection: true };
    const course = findCourse(fact.course);
    courseOf.set(unit, course);
    units.put(fact.id, unit);
    const inCourse = course && fact.code ? namesInCourse(course, fact.code) : [];
    for (const name of [fact.name, fact.code, ...inCourse]) units.name(unit, name);
  }
  const named = [
    ...[...sections.values()].map(({ id }) => id),
    ...pending.enrolment.flatMap(({ section }) => section ?? []),
    ...[...people.values()].flatMap(({ fact }) => fact.sections ?? []),
  ];
  for (const name of new Set(named))
    if (!units.has(name)) units.put(name, { id: nameKey(name), isSection: true });
  return (key) => {
    const { names, course: other } = unitOf(key);
    const course = findCourse(other);
    for (const name of names) {
      const item = units.find(name);
      if (!item) continue;
      const own = courseOf.get(item);
      if (other === undefined || (courseOf.has(item) && (!own || !course || own === course)))
        return item;
      // A class has a section in each course.
      const inCourse = unitKey({ section: item.id, course: course?.id ?? nameKey(other) });
      return { id: inCourse, isSection: true };
    }
    const only = findCourse(names.at(-1));
    return only && { id: `course ${only.id}`, isSection: false };
  };
}

/** The first day of the terms of the sections: what was before is of another term. */
export function firstDayOf({ terms, pending }: Collector): string {
  const starts = pending.section.map(({ fact }) =>
    fact.terms.map((name) => terms.find(name)?.start ?? ''),
  );
  const first = starts.flatMap((own) => (own.length > 0 ? own : ['']));
  return first.reduce((a, b) => (a < b ? a : b), first[0] ?? '');
}
