import { getOrMake } from '@/tools/file/get-or-make';
import type { AttendanceStatus, Facts } from '../fact/fact';
import { newestFirst, noCounts, statuses, type Counts } from './counts';
import type { StudentAttendance } from './entity';
import { copyOf } from './intern';

/**
 * The attendance of a college with up to tens of millions of rows: for each student a list of numbers, one per row, so
 * that a session that is in two files counts once.
 */
export class AttendanceLedger<Student> {
  private readonly sessions = new Map<string, number>();
  private readonly days: string[] = [];
  /** The number of the section or course of each session. */
  private readonly unitOf: number[] = [];
  private readonly unitNumbers = new Map<string, number>();
  private readonly entries = new Map<Student, Entries>();
  private lastSession = { key: '', index: -1 };

  /** Adds a row. Returns what it contradicts; the earlier row counts then. */
  add(student: Student, fact: Facts['attendance'], unit: string): AttendanceStatus | undefined {
    const own = getOrMake(this.entries, student, () => new Entries());
    const session = this.sessionOf(fact.day, fact.session ?? '', unit);
    const known = own.find(session);
    if (known !== undefined) {
      const earlier = statuses[known];
      return earlier === fact.status ? undefined : earlier;
    }
    own.add(session, statuses.indexOf(fact.status));
    return undefined;
  }

  /** How many students have rows. */
  get size(): number {
    return this.entries.size;
  }

  has(student: Student): boolean {
    return this.entries.has(student);
  }

  /** The names of the sections and courses that the rows have; the number of each is its place. */
  get units(): string[] {
    return [...this.unitNumbers.keys()];
  }

  /** The attendance of a student by month, newest first; only in the sections and courses with these numbers, if given. */
  of(student: Student, units?: ReadonlySet<number>): StudentAttendance {
    const months = new Map<string, Counts>();
    let lastDay: string | undefined;
    this.entries.get(student)?.forEach((session, status) => {
      if (units && !units.has(this.unitOf[session] ?? -1)) return;
      const day = this.days[session] ?? '';
      if (lastDay === undefined || day > lastDay) lastDay = day;
      const month = day.slice(0, 7);
      getOrMake(months, month, noCounts)[statuses[status] ?? 'present'] += 1;
    });
    return { months: newestFirst(months), ...(lastDay !== undefined && { lastDay }) };
  }

  /** The number of a session. Rows of one session usually follow each other. */
  private sessionOf(day: string, session: string, unit: string): number {
    const key = `${day}\n${session}\n${unit}`;
    if (key === this.lastSession.key) return this.lastSession.index;
    let index = this.sessions.get(key);
    if (index === undefined) {
      index = this.days.length;
      const own = copyOf(key);
      this.sessions.set(own, index);
      this.days.push(own.slice(0, 10));
      this.unitOf.push(this.numberOf(unit));
    }
    this.lastSession = { key, index };
    return index;
  }

  private numberOf(unit: string): number {
    let number = this.unitNumbers.get(unit);
    if (number === undefined) {
      number = this.unitNumbers.size;
      this.unitNumbers.set(copyOf(unit), number);
    }
    return number;
  }
}

/** The sessions of one student: a hash table in one typed array, because there are tens of millions of them. */
class Entries {
  /** Session + 1, times four, plus the status; 0 for a free slot. */
  private slots = new Uint32Array(32);
  private count = 0;

  find(session: number): number | undefined {
    const slot = this.slots[this.slotOf(session)] ?? 0;
    return slot === 0 ? undefined : slot & 3;
  }

  add(session: number, status: number): void {
    if (this.count * 2 >= this.slots.length) this.grow();
    this.slots[this.slotOf(session)] = (session + 1) * 4 + status;
    this.count += 1;
  }

  forEach(visit: (session: number, status: number) => void): void {
    const { slots } = this;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      if (slot !== 0) visit((slot >>> 2) - 1, slot & 3);
    }
  }

  /** The slot of a session, or the free one where it belongs. */
  private slotOf(session: number): number {
    const mask = this.slots.length - 1;
    let at = Math.imul(session, 0x9e3779b1) >>> 0;
    for (at &= mask; ; at = (at + 1) & mask) {
      const slot = this.slots[at] ?? 0;
      if (slot === 0 || (slot >>> 2) - 1 === session) return at;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(old.length * 2);
    for (const slot of old) if (slot !== 0) this.slots[this.slotOf((slot >>> 2) - 1)] = slot;
  }
}
