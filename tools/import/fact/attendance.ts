import { compareCode } from '@/lib/text/compare-text';
import { getOrMake } from '@/tools/file/get-or-make';
import { newestFirst, statuses, type Counts } from '../model/counts';
import type { DatedClass, StudentAttendance } from '../model/entity';
import { parseTime } from '../value/time';
import { copyOf } from '../model/intern';
import { unitKey } from '../model/new-section';
import type { Facts, FactTable, Origin } from './fact';

/** A row as reports name it. */
interface NamedRow {
  fact: Facts['attendance'];
  origin: Origin;
}

interface SettleOptions {
  /** The number of the person whom a name means; undefined if nobody knows, null if the person has left. */
  personOf(name: string): number | null | undefined;
  /** The number of people. */
  people: number;
  /** Returns what a row is about, as one text for all names of it, and whether that is a course. */
  unitOf(unit: Pick<Facts['attendance'], 'section' | 'course'>): { key: string; isCourse: boolean };
  dateOf(table: FactTable): string;
  /** Takes the first row of each name in each table that nobody has. */
  onUnknown(row: NamedRow): void;
  /** Takes two rows that say different things of one session. */
  onReplaced(earlier: NamedRow, later: NamedRow): void;
}

interface Session {
  day: string;
  session: string | undefined;
  section: string | undefined;
  course: string | undefined;
}

/** The number of rows in a part of the columns. */
const partSize = 1 << 16;

/** One part of the columns, of which there are as many as the rows need. */
class Part {
  readonly person = new Uint32Array(partSize);
  readonly session = new Uint32Array(partSize);
  readonly status = new Uint8Array(partSize);
  readonly table = new Uint16Array(partSize);
  readonly line = new Uint32Array(partSize);
}

/**
 * The attendance of a college with up to tens of millions of rows, as columns of numbers. Once it is settled, it has the
 * last row of each session of a person, by person.
 */
export class Attendance {
  private parts: Part[] = [];
  private count = 0;
  private names = new Map<string, number>();
  private tables = new Map<FactTable, number>();
  private sessions: Session[] = [];
  private sessionNumbers = new Map<string, number>();
  private last: { session: Session; number: number } | undefined;
  /** By person: where the person's entries begin, each of which is a session times four, plus the status. */
  private begins = new Uint32Array(1);
  private entries = new Uint32Array(0);
  private days: string[] = [];
  private readonly starts: (string | undefined)[] = [];
  private readonly months: string[] = [];
  /** By session, the place of its month. */
  private readonly monthOf: number[] = [];
  private scratch = new Uint32Array(0);
  private unitOf: number[] = [];
  private isCourse: boolean[] = [];
  private people: ReadonlyMap<string, number> = new Map();
  /** A name of each section or course that rows are about; the number of each is its place. */
  units: string[] = [];
  /** The number of rows that another file with a later date has corrected. */
  corrections = 0;

  add(
    { person, day, session, section, course, status }: Facts['attendance'],
    origin: Origin,
  ): void {
    const at = this.count % partSize;
    if (at === 0) this.parts.push(new Part());
    const part = this.parts.at(-1)!;
    let name = this.names.get(person);
    if (name === undefined) this.names.set(copyOf(person), (name = this.names.size));
    let table = this.tables.get(origin.table);
    if (table === undefined) this.tables.set(origin.table, (table = this.tables.size));
    part.person[at] = name;
    part.session[at] = this.sessionOf(day, session, section, course);
    part.status[at] = statuses.indexOf(status);
    part.table[at] = table;
    part.line[at] = origin.line;
    this.count += 1;
  }

  /** The number of a session. Rows of one session usually follow each other. */
  private sessionOf(
    day: string,
    session: string | undefined,
    section: string | undefined,
    course: string | undefined,
  ): number {
    const last = this.last?.session;
    if (
      last?.day === day &&
      last.session === session &&
      last.section === section &&
      last.course === course
    )
      return this.last!.number;
    const key = `${day}\n${session ?? ''}\n${section ?? ''}\n${course ?? ''}`;
    let number = this.sessionNumbers.get(key);
    if (number === undefined) {
      const own = (text: string | undefined) => (text === undefined ? text : copyOf(text));
      number = this.sessions.length;
      this.sessions.push({
        day: copyOf(day),
        session: own(session),
        section: own(section),
        course: own(course),
      });
      this.sessionNumbers.set(copyOf(key), number);
    }
    this.last = { session: this.sessions[number]!, number };
    return number;
  }

  /** Sorts the rows by person, and keeps the last one of each session. `ids` has the number of each person. */
  settle(ids: ReadonlyMap<string, number>, options: SettleOptions): void {
    this.people = ids;
    const sessionOf = this.settleSessions(options);
    const rows = this.sortByPerson(options);
    this.keepLast(rows, sessionOf, options);
    this.parts = [];
    this.sessions = [];
    this.names = new Map();
    this.tables = new Map();
    this.sessionNumbers = new Map();
    this.last = undefined;
  }

  /** Gives each session that was read the number of the session that it is, whatever each file calls its class. */
  private settleSessions({ unitOf }: SettleOptions): Uint32Array {
    const numbers = new Map<string, number>();
    const units = new Map<string, number>();
    const months = new Map<string, number>();
    const settled = new Uint32Array(this.sessions.length);
    for (const [index, { day, session = '', ...unit }] of this.sessions.entries()) {
      const { key, isCourse } = unitOf(unit);
      const number = getOrMake(numbers, `${day}\n${session.toLowerCase()}\n${key}`, () => {
        const own = getOrMake(units, key, () => {
          this.isCourse.push(isCourse);
          return this.units.push(unitKey(unit)) - 1;
        });
        this.unitOf.push(own);
        this.monthOf.push(
          getOrMake(months, day.slice(0, 7), () => this.months.push(day.slice(0, 7)) - 1),
        );
        this.starts.push(parseTime(session));
        return this.days.push(day) - 1;
      });
      settled[index] = number;
    }
    return settled;
  }

  /** The numbers of the rows, by person and in their order, with where each person begins. */
  private sortByPerson({ personOf, people, onUnknown }: SettleOptions): Uint32Array {
    const names = [...this.names.keys()];
    const none = people;
    const unknown = people + 1;
    const meant = Uint32Array.from(names, (name) => {
      const person = personOf(name);
      return person === undefined ? unknown : (person ?? none);
    });
    const begins = new Uint32Array(people + 3);
    const named = new Set<number>();
    this.forEach((part, at, row) => {
      const name = part.person[at]!;
      const person = meant[name]!;
      begins[person + 1]! += 1;
      const key = name * 65_536 + part.table[at]!;
      if (person !== unknown || named.has(key)) return;
      named.add(key);
      onUnknown(this.nameRow(row, names));
    });
    for (let at = 1; at < begins.length; at += 1) begins[at]! += begins[at - 1]!;
    const next = begins.slice();
    const rows = new Uint32Array(this.count);
    this.forEach((part, at, row) => {
      rows[next[meant[part.person[at]!]!]!++] = row;
    });
    this.begins = begins.slice(0, people + 1);
    return rows.subarray(0, begins[people]);
  }

  private keepLast(
    rows: Uint32Array,
    sessionOf: Uint32Array,
    { dateOf, onReplaced }: SettleOptions,
  ): void {
    const dates = [...this.tables.keys()].map(dateOf);
    const seenBy = new Uint32Array(this.days.length);
    const lastOf = new Uint32Array(this.days.length);
    const entries = new Uint32Array(rows.length);
    const names = [...this.names.keys()];
    let kept = 0;
    for (let person = 0; person + 1 < this.begins.length; person += 1) {
      const [from, to] = [this.begins[person]!, this.begins[person + 1]!];
      this.begins[person] = kept;
      for (let index = from; index < to; index += 1) {
        const row = rows[index]!;
        const part = this.partOf(row);
        const at = row % partSize;
        const session = sessionOf[part.session[at]!]!;
        const entry = session * 4 + part.status[at]!;
        if (seenBy[session] !== person + 1) {
          seenBy[session] = person + 1;
          lastOf[session] = kept;
          entries[kept++] = entry;
          continue;
        }
        const place = lastOf[session]!;
        if (entries[place] !== entry) {
          const earlier = this.rowOf(rows, from, index, session, sessionOf);
          if (dates[this.tableAt(earlier)] === dates[part.table[at]!])
            onReplaced(this.nameRow(earlier, names), this.nameRow(row, names));
          else this.corrections += 1;
        }
        entries[place] = entry;
      }
    }
    this.begins[this.begins.length - 1] = kept;
    this.entries = entries.slice(0, kept);
  }

  /** The last row of a session before another one of the same person. */
  private rowOf(
    rows: Uint32Array,
    from: number,
    before: number,
    session: number,
    sessionOf: Uint32Array,
  ): number {
    for (let index = before - 1; index >= from; index -= 1) {
      const row = rows[index]!;
      const part = this.partOf(row);
      if (sessionOf[part.session[row % partSize]!] === session) return row;
    }
    return rows[from]!;
  }

  private tableAt(row: number): number {
    return this.partOf(row).table[row % partSize]!;
  }

  private partOf(row: number): Part {
    return this.parts[Math.floor(row / partSize)]!;
  }

  private forEach(visit: (part: Part, at: number, row: number) => void): void {
    let row = 0;
    for (const part of this.parts)
      for (let at = 0; at < partSize && row < this.count; at += 1, row += 1) visit(part, at, row);
  }

  private nameRow(row: number, names: readonly string[]): NamedRow {
    const part = this.partOf(row);
    const at = row % partSize;
    const { day, session, section, course } = this.sessions[part.session[at]!]!;
    return {
      fact: {
        person: names[part.person[at]!]!,
        day,
        ...(session !== undefined && { session }),
        ...(section !== undefined && { section }),
        ...(course !== undefined && { course }),
        status: statuses[part.status[at]!]!,
      },
      origin: { table: [...this.tables.keys()][part.table[at]!]!, line: part.line[at]! },
    };
  }

  /** The number of rows that count. */
  get size(): number {
    return this.entries.length;
  }

  /** The last day with a row. */
  get lastDay(): string | undefined {
    return this.days.reduce((last, day) => (last > day ? last : day), '') || undefined;
  }

  has(id: string): boolean {
    const person = this.people.get(id);
    return person !== undefined && this.begins[person] !== this.begins[person + 1];
  }

  /**
   * The attendance of a person by month, newest first. In a month with sessions of courses, those count, and the days of
   * the class do not. With numbers of sections and courses, all rows about these count, and no others.
   */
  of(id: string, units?: ReadonlySet<number>): StudentAttendance {
    const person = this.people.get(id);
    const [from = 0, to = 0] =
      person === undefined ? [] : [this.begins[person], this.begins[person + 1]];
    // By month, first of courses and then of the class: a count of each status.
    const half = this.months.length * statuses.length;
    const counts = this.scratch.length === 2 * half ? this.scratch : new Uint32Array(2 * half);
    this.scratch = counts.fill(0);
    let last = 0;
    for (let at = from; at < to; at += 1) {
      const entry = this.entries[at]!;
      const unit = this.unitOf[entry >>> 2]!;
      if (units && !units.has(unit)) continue;
      const day = this.days[entry >>> 2]!;
      if (last === 0 || day > this.days[last - 1]!) last = (entry >>> 2) + 1;
      const of = units === undefined && !this.isCourse[unit] ? half : 0;
      counts[of + this.monthOf[entry >>> 2]! * statuses.length + (entry & 3)]! += 1;
    }
    if (last === 0) return { months: [] };
    const months = new Map<string, Counts>();
    for (const [index, month] of this.months.entries()) {
      const found =
        countsAt(counts, index * statuses.length) ??
        countsAt(counts, half + index * statuses.length);
      if (found) months.set(month, found);
    }
    return { months: newestFirst(months), lastDay: this.days[last - 1]! };
  }

  /** The classes that `of` counts, oldest first. */
  classesOf(id: string, units?: ReadonlySet<number>): DatedClass[] {
    const person = this.people.get(id);
    if (person === undefined) return [];
    const own = [...this.entries.subarray(this.begins[person], this.begins[person + 1])]
      .map((entry) => ({ session: entry >>> 2, status: statuses[entry & 3]! }))
      .filter(({ session }) => !units || units.has(this.unitOf[session]!));
    const isOfCourse = (session: number) => this.isCourse[this.unitOf[session]!] === true;
    const months = new Set(
      own.flatMap(({ session }) => (isOfCourse(session) ? this.monthOf[session]! : [])),
    );
    return own
      .filter(({ session }) => units || isOfCourse(session) || !months.has(this.monthOf[session]!))
      .map(({ session, status }) => ({
        ...{ day: this.days[session]!, start: this.starts[session], status },
      }))
      .sort((a, b) => compareCode(a.day + (a.start ?? ''), b.day + (b.start ?? '')));
  }
}

function countsAt(counts: Uint32Array, at: number): Counts | undefined {
  const [present = 0, absent = 0, late = 0, excused = 0] = counts.subarray(at, at + 4);
  return present + absent + late + excused === 0 ? undefined : { present, absent, late, excused };
}
