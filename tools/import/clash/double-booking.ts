import { compareCode } from '@/lib/text/compare-text';
import { getOrMake } from '@/tools/file/get-or-make';
import { itemOf, resourcesOf, type Booking, type Used } from './booking';
import type { Clash, Resource } from './clash';
import { countStudents, studentsIn, type StudentGroup } from './student-groups';

/** A pair of bookings that clashes, on all days that were looked at so far. */
interface Pair<O> {
  one: Booking<O>;
  other: Booking<O>;
  shared: Map<string, { resource: Resource; name: string }>;
  groups: Set<StudentGroup>;
  days: Set<string>;
}

/** Collects what is booked twice, day by day. The same two bookings on several days are one clash. */
export class DoubleBookings<O> {
  private readonly pairs = new Map<string, Pair<O>>();

  constructor(private readonly rooms: ReadonlySet<string>) {}

  addDay(day: string, bookings: readonly Booking<O>[]): void {
    const users = new Map<string, { used: Used; all: Booking<O>[] }>();
    for (const booking of [...bookings].sort(byStart))
      for (const { key, ...used } of resourcesOf(booking, this.rooms))
        getOrMake(users, key, () => ({ used, all: [] })).all.push(booking);
    for (const [key, { used, all }] of users)
      for (const [one, other] of overlaps(all))
        if (isClash(used, one, other)) this.add(day, one, other, key, used);
  }

  clashes(): Clash<O>[] {
    return [...this.pairs.values()].map(({ one, other, shared, groups, days }) => {
      const students = studentsIn(groups);
      return {
        kind: 'booked-twice',
        shared: [...shared.values(), ...(groups.size > 0 ? whoOf(one, other, students) : [])],
        ...{ students, items: [itemOf(one), itemOf(other)], days: [...days].sort() },
      };
    });
  }

  private add(day: string, one: Booking<O>, other: Booking<O>, key: string, used: Used): void {
    const [first, second] = one.id <= other.id ? [one, other] : [other, one];
    const id = JSON.stringify([first.id, second.id]);
    const pair = getOrMake(this.pairs, id, () => ({
      ...{ one: first, other: second, shared: new Map() },
      ...{ groups: new Set<StudentGroup>(), days: new Set<string>() },
    }));
    if (used.group) pair.groups.add(used.group);
    else pair.shared.set(key, used);
    pair.days.add(day);
  }
}

function isClash<O>({ group }: Used, one: Booking<O>, other: Booking<O>): boolean {
  const exams = [one, other].filter(({ kind }) => kind === 'exam');
  // A hall has the exams of many sections at once.
  if (exams.length === 2) return group !== undefined && one.course !== other.course;
  return exams.length === 0 || !isOwnExam(one, other);
}

/** The sections that both bookings are of, or else how many students have both. */
function whoOf<O>(one: Booking<O>, other: Booking<O>, students: readonly string[]) {
  const sections = one.sections.filter((name) => other.sections.includes(name));
  return sections.length > 0
    ? sections.map((name) => ({ resource: 'section' as const, name }))
    : [{ resource: 'students' as const, name: countStudents(students) }];
}

/** Whether an exam is held in a class of its own course, or in its room. */
function isOwnExam<O>(one: Booking<O>, other: Booking<O>): boolean {
  if (one.course !== other.course) return false;
  const exam = one.kind === 'exam' ? one : other;
  const sections = new Set(one === exam ? other.sections : one.sections);
  return exam.sections.length === 0 || exam.sections.some((name) => sections.has(name));
}

const byStart = <O>(one: Booking<O>, other: Booking<O>) => compareCode(one.start, other.start);

/** The pairs of bookings that overlap; the bookings are in the order of their start. */
function* overlaps<O>(bookings: readonly Booking<O>[]): Generator<[Booking<O>, Booking<O>]> {
  for (const [index, one] of bookings.entries())
    for (let next = index + 1; next < bookings.length; next += 1) {
      const other = bookings[next];
      if (!other || other.start >= one.end) break;
      yield [one, other];
    }
}
