import { getOrMake } from '@/tools/file/get-or-make';
import { dateIn } from '../source/file-name';
import type { TableName } from '../source/table';
import { warningOf, type Report } from '../problem/data-problem';
import { codeKey, Directory, nameKey } from '../model/directory';
import { copyFact, Interner } from '../model/intern';
import { reportAt } from '../model/problem';
import { Attendance } from './attendance';
import type { Facts, FactSink, Kind, Origin, PersonRole } from './fact';
import { assessmentKey, keys, Names, valuesOf, type KeyedKind } from './key';
import { settlePeople, type StoredPerson } from './people';
import type { Reader } from './reader';

/** A fact and where it is from. */
interface StoredFact<K extends Kind> {
  fact: Facts[K];
  origin: Origin;
}

interface StoreOptions {
  report: Report;
  /** Corrected ids of people, by the ids of before. */
  samePeople?: ReadonlyMap<string, string>;
  /** The files that add to the lists of before. */
  additions?: readonly string[];
  /** The file whose names count, where two files call a person differently. */
  names?: string;
}

/** The kinds that can be settled when all tables are read; calendars are read then, and add to the others. */
const first = ['term', 'course', 'person', 'role', 'section', 'enrolment'] as const;
const rest = [
  'meeting',
  'change',
  'exam',
  'assignment',
  'result',
  'courseResult',
  'standing',
  'attendance',
  'attendanceTotal',
  'activity',
  'credits',
  'skillPoints',
  'event',
  'specialDay',
] as const;

/**
 * Takes the facts of all files of the folder, in the order of their dates and paths, and settles what counts: a later fact
 * with the same key replaces an earlier one, and the newest list says who is there.
 */
export class FactStore implements FactSink {
  readonly attendance = new Attendance();
  /** The number of facts that a file with a later date has corrected. */
  corrections = 0;
  /** The number of facts of each kind that count. */
  readonly counts: Partial<Record<Kind, number>> = {};
  private readonly facts = new Map<Kind, StoredFact<Kind>[]>();
  private readonly lists = new Set<string>();
  private readonly dates = new Map<string, string>();
  private readonly names = new Names();
  private readonly interner = new Interner();
  private people: StoredPerson[] = [];

  constructor(private readonly options: StoreOptions) {}

  /** Notes a table before its facts are added. */
  addTable(table: TableName, { complete }: Pick<Reader, 'complete'>): void {
    if (complete) this.lists.add(tableKey(table));
  }

  add<K extends Kind>(kind: K, fact: Facts[K], origin: Origin): void {
    if (kind === 'attendance') return this.attendance.add(fact as Facts['attendance'], origin);
    const own = copyFact(fact, this.interner.intern);
    this.of(kind).push({ fact: own, origin });
  }

  /** Passes on who and what there is, in the order of `kindOrder`. */
  settle(sink: FactSink): void {
    const roles = this.rolesOf();
    const { report, names } = this.options;
    const samePeople = this.usable(this.options.samePeople ?? new Map<string, string>());
    const { people, directory } = settlePeople(this.take('person'), {
      ...{ report, names, samePeople, dateOf: this.dateOf },
      isList: ({ table }) => this.lists.has(tableKey(table)),
      isAddition: this.isAddition,
      roleOf: (id) => roles.get(nameKey(id)),
      onTwoValues: (earlier, later, field, values) =>
        this.reportTwoValues(earlier, later, field, values),
      onCorrection: () => (this.corrections += 1),
    });
    this.people = people;
    this.names.people = directory;
    for (const kind of first) this.settleKind(kind, sink);
  }

  /** Every name that the files use for somebody. */
  readonly namesOf = (id: string): readonly string[] =>
    (this.names.people.get(id) as StoredPerson | undefined)?.names ?? [];

  /** Passes on everything else. */
  settleRest(sink: FactSink): void {
    for (const kind of rest) this.settleKind(kind, sink);
  }

  private settleKind(kind: (typeof first | typeof rest)[number], sink: FactSink): void {
    switch (kind) {
      case 'person':
        for (const { fact, origin, isThere } of this.people)
          if (isThere) this.pass(sink, 'person', fact, origin);
        for (const { fact, isThere } of this.people)
          for (const name of (isThere && fact.sections) || []) this.names.addHome(name);
        return;
      case 'course':
        return this.settleNamed(sink, 'course', (course) => this.names.addCourse(course));
      case 'section':
        return this.settleNamed(sink, 'section', (section) => this.names.addSection(section));
      case 'assignment':
        return this.settleAssessments(sink);
      case 'attendance':
        return this.settleAttendance(sink);
      case 'enrolment':
        return this.passAll(sink, kind, this.newestEnrolments());
      case 'meeting':
        return this.passAll(sink, kind, this.newestMeetings());
      default:
        return this.passAll(sink, kind, this.take(kind));
    }
  }

  private of<K extends Kind>(kind: K): StoredFact<K>[] {
    return getOrMake(this.facts, kind, () => []) as StoredFact<Kind>[] as StoredFact<K>[];
  }

  /** The facts of a kind by date, which are not needed in here after this. */
  private take<K extends Kind>(kind: K): StoredFact<K>[] {
    const facts = this.of(kind);
    this.facts.delete(kind);
    const dates = facts.map(({ origin }) => this.dateOf(origin));
    const isSorted = dates.every((date, index) => index === 0 || dates[index - 1]! <= date);
    if (isSorted) return facts;
    return facts.toSorted((a, b) => compare(this.dateOf(a.origin), this.dateOf(b.origin)));
  }

  private readonly dateOf = ({ table }: Pick<Origin, 'table'>): string =>
    getOrMake(this.dates, table.file, () => dateIn(table.file));

  private readonly isAddition = ({ table }: Origin): boolean =>
    this.options.additions?.includes(table.file) ?? false;

  private pass<K extends Kind>(sink: FactSink, kind: K, fact: Facts[K], origin: Origin): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    sink.add(kind, fact, origin);
  }

  /** Passes on the last fact of each key, apart from those about people who have left. */
  private passAll<K extends KeyedKind>(
    sink: FactSink,
    kind: K,
    facts: readonly StoredFact<K>[],
  ): void {
    const kept = new Map<string, StoredFact<K>>();
    for (const stored of facts) {
      const { person } = stored.fact as { person?: string };
      if (person !== undefined && this.names.hasLeft(person)) continue;
      const key = keys[kind](stored.fact, this.names);
      const before = kept.get(key);
      kept.set(key, before ? this.replace(kind, before, stored) : stored);
    }
    for (const { fact, origin } of kept.values())
      this.pass(sink, kind, this.withoutStrangers(this.withAssessment(kind, fact)), origin);
  }

  /** What a later fact leaves of an earlier one: nothing if it is of a later date. */
  private replace<K extends Kind>(
    kind: K,
    before: StoredFact<K>,
    later: StoredFact<K>,
  ): StoredFact<K> {
    const [old, now] = [before.fact, later.fact] as Record<string, unknown>[];
    const isSameDate = this.dateOf(before.origin) === this.dateOf(later.origin);
    if (kind === 'skillPoints' && before.origin.table === later.origin.table) {
      const points = Number(old!['points']) + Number(now!['points']);
      return { fact: { ...later.fact, points }, origin: later.origin };
    }
    if (kind === 'attendanceTotal' && String(old!['asOf'] ?? '') > String(now!['asOf'] ?? ''))
      return before;
    const fields = (valuesOf[kind] ?? []) as readonly string[];
    const other = fields.find(
      (field) =>
        old![field] !== undefined && now![field] !== undefined && old![field] !== now![field],
    );
    if (!isSameDate) {
      if (other !== undefined) this.corrections += 1;
      return later;
    }
    const isLater = ['asOf', 'decided'].some((field) => old![field] !== now![field]);
    if (other !== undefined && !isLater)
      this.reportTwoValues(before.origin, later.origin, other, [
        String(old![other]),
        String(now![other]),
      ]);
    const teachers = kind === 'meeting' && other === undefined ? teachersOf(old, now) : undefined;
    return {
      fact: { ...before.fact, ...later.fact, ...(teachers && { teachers }) },
      origin: later.origin,
    };
  }

  private reportTwoValues(
    earlier: Origin,
    later: Origin,
    field: string,
    [before, after]: [string, string],
  ): void {
    reportAt(this.options.report, later, field, {
      ...warningOf('value', 'two-values'),
      value: `${before} and ${after}`,
      message: 'Two rows of one day say different things; the later counts.',
      nearest: `line ${earlier.line} of ${placeOf(earlier)}`,
      action: 'Correct the one that is wrong.',
    });
  }

  /** Courses and sections: the newest value of each field, and what rows only mention where nothing else says it. */
  private settleNamed<K extends 'course' | 'section'>(
    sink: FactSink,
    kind: K,
    onSettled: (fact: Facts[K]) => void,
  ): void {
    const known = new Directory<StoredFact<K>>(codeKey);
    const all = this.take(kind);
    for (const stored of all) {
      if (stored.origin.implied) continue;
      const before = known.get(stored.fact.id) ?? known.find(stored.fact.id);
      if (before && isSameId(before, stored))
        Object.assign(before, this.joinNamed(kind, before, stored));
      else known.put(stored.fact.id, { ...stored });
    }
    for (const one of known.values()) nameUnit(known, one);
    const implied = all.filter(({ origin }) => origin.implied);
    for (const stored of [
      ...implied.filter(isTitled),
      ...implied.filter((one) => !isTitled(one)),
    ]) {
      const before = known.get(stored.fact.id) ?? known.find(stored.fact.id);
      if (!before && !known.has(stored.fact.id)) known.put(stored.fact.id, { ...stored });
      else if (before?.origin.implied && isTitled(stored) && this.isLater(before, stored))
        Object.assign(before, { fact: stored.fact, origin: stored.origin });
      else if (before) fillIn(before.fact as Facts['course'], stored.fact, ['credits']);
    }
    for (const { fact, origin } of known.values()) {
      onSettled(fact);
      this.pass(sink, kind, fact, origin);
    }
  }

  private isLater({ origin: before }: StoredFact<Kind>, { origin }: StoredFact<Kind>): boolean {
    return this.dateOf(before) < this.dateOf(origin);
  }

  /** A column that the newer table does not have keeps the older value. */
  private joinNamed<K extends 'course' | 'section' | 'assignment'>(
    kind: K,
    before: StoredFact<K>,
    later: StoredFact<K>,
  ): StoredFact<K> {
    const { fact } = this.replace(kind, before, later);
    const terms = 'terms' in later.fact && later.fact.terms?.length === 0;
    return {
      fact: {
        ...before.fact,
        ...fact,
        id: before.fact.id,
        ...(terms && 'terms' in before.fact && { terms: before.fact.terms }),
      },
      origin: later.origin,
    };
  }

  private settleAssessments(sink: FactSink): void {
    const kept = new Map<string, StoredFact<'assignment'>>();
    const all = this.take('assignment');
    const own = all.filter(({ origin }) => !origin.implied);
    for (const stored of [...own, ...all.filter(({ origin }) => origin.implied)]) {
      const key = assessmentKey(stored.fact, this.names);
      const before = kept.get(key);
      this.names.assessments.set(stored.fact.id, before?.fact.id ?? stored.fact.id);
      if (!before) kept.set(key, { ...stored });
      else if (!stored.origin.implied || (before.origin.implied && this.isLater(before, stored)))
        Object.assign(before, this.joinNamed('assignment', before, stored));
      else fillIn(before.fact, stored.fact, ['due', 'maximum']);
    }
    for (const { fact, origin } of kept.values()) this.pass(sink, 'assignment', fact, origin);
  }

  private withAssessment<K extends Kind>(kind: K, fact: Facts[K]): Facts[K] {
    if (kind !== 'result') return fact;
    const { assignment } = fact as Facts['result'];
    const id = this.names.assessments.get(assignment);
    return id === undefined || id === assignment ? fact : { ...fact, assignment: id };
  }

  /** Whoever held a class and has left is not named. */
  private withoutStrangers<Fact extends Facts[Kind]>(fact: Fact): Fact {
    if (!('teachers' in fact) || !fact.teachers?.some((name) => this.names.hasLeft(name)))
      return fact;
    return { ...fact, teachers: fact.teachers.filter((name) => !this.names.hasLeft(name)) };
  }

  /** The enrolments of the newest lists. Those that other rows only mention are of the newest table about the section. */
  private newestEnrolments(): StoredFact<'enrolment'>[] {
    const all = this.take('enrolment');
    const isOfList = ({ origin }: StoredFact<'enrolment'>) =>
      !origin.implied && this.lists.has(tableKey(origin.table));
    const whole = all.filter((one) => isOfList(one) && !this.isAddition(one.origin));
    const date = newestOf(whole.map(({ origin }) => this.dateOf(origin)));
    const mentioned = new Map<string, string>();
    const unitOf = ({ fact }: StoredFact<'enrolment'>) => this.names.unit(fact);
    for (const one of all)
      if (one.origin.implied) {
        const day = this.dateOf(one.origin);
        if (day >= (mentioned.get(unitOf(one)) ?? '')) mentioned.set(unitOf(one), day);
      }
    return all.filter((one) => {
      const day = this.dateOf(one.origin);
      if (one.origin.implied) return day === mentioned.get(unitOf(one));
      if (this.isAddition(one.origin)) return day >= date;
      return !isOfList(one) || day === date;
    });
  }

  /** The meetings of each class in the newest timetable that names it. A meeting is of one weekday. */
  private newestMeetings(): StoredFact<'meeting'>[] {
    const all = this.take('meeting');
    const classOf = ({ section, course }: Facts['meeting']) =>
      this.names.unit(section === undefined ? { course } : { section });
    const newest = new Map<string, string>();
    for (const { fact, origin } of all) {
      const date = this.dateOf(origin);
      if (date >= (newest.get(classOf(fact)) ?? '')) newest.set(classOf(fact), date);
    }
    return all
      .filter(
        ({ fact, origin }) =>
          this.isAddition(origin) || this.dateOf(origin) === newest.get(classOf(fact)),
      )
      .flatMap(({ fact, origin }) =>
        fact.weekdays.length < 2
          ? [{ fact, origin }]
          : fact.weekdays.map((day) => ({ fact: { ...fact, weekdays: [day] }, origin })),
      );
  }

  private settleAttendance(sink: FactSink): void {
    const ids = new Map(this.people.map(({ id }, index) => [id, index]));
    const { attendance, names } = this;
    attendance.settle(ids, {
      people: this.people.length,
      personOf: (name) => {
        const found = names.people.find(name);
        if (!found) return undefined;
        return found.isThere ? ids.get(found.id) : null;
      },
      unitOf: (unit) => ({ key: names.unit(unit), isCourse: names.isOfCourse(unit) }),
      dateOf: (table) => this.dateOf({ table }),
      onUnknown: ({ fact, origin }) => sink.add('attendance', fact, origin),
      onReplaced: (earlier, { fact, origin }) =>
        this.reportTwoValues(earlier.origin, origin, 'status', [earlier.fact.status, fact.status]),
    });
    this.corrections += attendance.corrections;
    if (attendance.size > 0) this.counts.attendance = attendance.size;
  }

  /** The roles that enrolments and tables of roles give people, by any name of the person. */
  private rolesOf(): Map<string, PersonRole> {
    const roles = new Map<string, PersonRole>();
    for (const { fact } of this.of('enrolment'))
      if (fact.role !== 'other') roles.set(nameKey(fact.person), fact.role);
    for (const { fact } of this.of('role'))
      if (fact.role !== 'other' && (fact.primary || !roles.has(nameKey(fact.person))))
        roles.set(nameKey(fact.person), fact.role);
    return roles;
  }

  /** The corrected ids, without those of two people who are in one list. */
  private usable(samePeople: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    if (samePeople.size === 0) return samePeople;
    const dates = new Map<string, Set<string>>();
    for (const { fact, origin } of this.of('person'))
      for (const id of [fact.id, fact.rollNumber, fact.employeeId])
        if (id !== undefined && this.lists.has(tableKey(origin.table)))
          getOrMake(dates, id, () => new Set()).add(tableKey(origin.table));
    return new Map(
      [...samePeople].filter(([old, id]) => {
        const shared = [...(dates.get(old) ?? [])].find((table) => dates.get(id)?.has(table));
        if (shared === undefined) return true;
        this.reportBothListed(old, id, shared);
        return false;
      }),
    );
  }

  private reportBothListed(old: string, id: string, table: string): void {
    const [file = '', sheet = ''] = table.split('\n');
    this.options.report({
      ...warningOf('person', 'two-listed-people'),
      place: { file, ...(sheet !== '' && { sheet }) },
      value: `${old} and ${id}`,
      message: 'The mapping says that these are one person, but one list has both.',
      action: 'Remove the line from "samePeople" in college/mapping.json, or correct the list.',
    });
  }
}

const tableKey = ({ file, sheet = '' }: TableName) => `${file}\n${sheet}`;

const placeOf = ({ table: { file, sheet } }: Origin) =>
  sheet === undefined ? file : `${file}, ${sheet}`;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const newestOf = (dates: readonly string[]) => dates.reduce((a, b) => (a > b ? a : b), '');

/** Ids of one table that differ only in spaces and hyphens are two. */
const isSameId = (
  { fact: one, origin: { table } }: StoredFact<'course' | 'section'>,
  { fact: other, origin }: StoredFact<'course' | 'section'>,
) =>
  nameKey(one.id) === nameKey(other.id) ||
  (table !== origin.table && codeKey(one.id) === codeKey(other.id));

/** A course that a row calls only by its code is known better by a row that has its title. */
const isTitled = ({ fact }: StoredFact<'course' | 'section'>) =>
  !('title' in fact) || fact.title !== fact.id;

function nameUnit<K extends 'course' | 'section'>(
  known: Directory<StoredFact<K>>,
  one: StoredFact<K>,
): void {
  const { name, title, code } = one.fact as { name?: string; title?: string; code?: string };
  for (const other of [name, title, code]) known.name(one, other);
}

/** Fills in fields that a fact does not have. */
function fillIn<Fact extends object>(
  fact: Fact,
  other: Partial<Fact>,
  fields: readonly (keyof Fact)[],
): void {
  for (const field of fields)
    if (fact[field] === undefined && other[field] !== undefined) fact[field] = other[field];
}

/** Two rows about one meeting may each have one of its teachers. */
function teachersOf(...facts: readonly (Record<string, unknown> | undefined)[]) {
  const all = facts.flatMap((fact) => (fact?.['teachers'] as string[] | undefined) ?? []);
  return all.length > 0 ? [...new Set(all)] : undefined;
}
