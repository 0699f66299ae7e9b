import { itemOf, resourcesOf, type Booking } from './booking';
import type { Clash, CollegeSchedule, Resource } from './clash';

/** A pair of bookings that clashes, on all days that were looked at so far. */
interface Pair<O> {
  one: Booking<O>;
  other: Booking<O>;
  shared: Map<string, { resource: Resource; name: string }>;
  days: Set<string>;
}

type Shares<O> = CollegeSchedule<O>['sharesStudents'];

/** Collects what is booked twice, day by day. The same two bookings on several days are one clash. */
export class DoubleBookings<O> {
  private readonly pairs = new Map<string, Pair<O>>();

  constructor(private readonly sharesStudents: Shares<O>) {}

  addDay(day: string, bookings: readonly Booking<O>[]): void {
    const users = new Map<string, { resource: Resource; name: string; all: Booking<O>[] }>();
    for (const booking of [...bookings].sort(byStart))
      for (const { key, ...resource } of resourcesOf(booking)) {
        const known = users.get(key);
        if (known) known.all.push(booking);
        else users.set(key, { ...resource, all: [booking] });
      }
    for (const [key, { resource, name, all }] of users)
      for (const [one, other] of overlaps(all))
        if (this.isClash(resource, one, other)) this.add(day, one, other, key, { resource, name });
  }

  clashes(): Clash<O>[] {
    return [...this.pairs.values()].map(({ one, other, shared, days }) => ({
      kind: 'booked-twice',
      shared: [...shared.values()],
      items: [itemOf(one), itemOf(other)],
      days: [...days].sort(),
    }));
  }

  private isClash(resource: Resource, one: Booking<O>, other: Booking<O>): boolean {
    const exams = [one, other].filter(({ kind }) => kind === 'exam');
    // A hall has the exams of many sections at once.
    if (exams.length === 2) return resource === 'section' && one.course !== other.course;
    if (exams.length === 1) return !isOwnExam(one, other);
    if (resource !== 'section') return true;
    return one.meetings.some((a) => other.meetings.some((b) => this.mayShare(a, b)));
  }

  private mayShare(...[one, other]: Parameters<Shares<O>>): boolean {
    return one.section === other.section && this.sharesStudents(one, other);
  }

  private add(
    day: string,
    one: Booking<O>,
    other: Booking<O>,
    key: string,
    shared: { resource: Resource; name: string },
  ): void {
    const [first, second] = one.id <= other.id ? [one, other] : [other, one];
    const id = JSON.stringify([first.id, second.id]);
    const pair = this.pairs.get(id);
    if (pair) {
      pair.shared.set(key, shared);
      pair.days.add(day);
    } else
      this.pairs.set(id, {
        ...{ one: first, other: second },
        shared: new Map([[key, shared]]),
        days: new Set([day]),
      });
  }
}

/** Whether an exam is held in a class of its own course, or in its room. */
function isOwnExam<O>(one: Booking<O>, other: Booking<O>): boolean {
  if (one.course !== other.course) return false;
  const exam = one.kind === 'exam' ? one : other;
  const sections = new Set(one === exam ? other.sections : one.sections);
  return exam.sections.length === 0 || exam.sections.some((name) => sections.has(name));
}

const byStart = <O>(one: Booking<O>, other: Booking<O>) =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : 0;

/** The pairs of bookings that overlap; the bookings are in the order of their start. */
function* overlaps<O>(bookings: readonly Booking<O>[]): Generator<[Booking<O>, Booking<O>]> {
  for (const [index, one] of bookings.entries())
    for (let next = index + 1; next < bookings.length; next += 1) {
      const other = bookings[next];
      if (!other || other.start >= one.end) break;
      yield [one, other];
    }
}
