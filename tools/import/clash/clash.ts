import { compareCode } from '@/lib/text/compare-text';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { roomKey, roomKeys, roomsIn } from '../value/room';

/** A class or an exam of a section on its days. */
export interface Booking<O> {
  kind: 'class' | 'exam';
  /** The unit that students take: the meetings of a section have one, unless records say more exactly who takes them. */
  unit: string;
  sections: readonly string[];
  course: string;
  /** "HH:mm". */
  start: string;
  end: string;
  /** The days it is held on, "YYYY-MM-DD", oldest first. Bookings with the same list are held on the same days. */
  days: readonly string[];
  room?: string | undefined;
  /** The ids of its teachers. */
  teachers: readonly string[];
  batch?: string | undefined;
  elective?: string | undefined;
  origin: O;
}

type Resource = 'room' | 'teacher' | 'section' | 'students';

/** Two things at one time that need the same room, teacher or students. */
export interface Clash<O> {
  /** The people or things that are booked twice: the section, or "12 students" if they are of several sections. */
  shared: readonly { resource: Resource; name: string }[];
  /** The names of the students who have both, for the office. */
  students: readonly string[];
  items: readonly [Booking<O>, Booking<O>];
  /** The days it happens on, oldest first. */
  days: readonly string[];
}

/** A student and the units that the student takes. */
export interface UnitsOfStudent {
  name: string;
  units: Iterable<string>;
}

/** Something that can be in one place at a time, with what needs it. */
interface Use<O> {
  resource: Resource;
  name: string;
  students: readonly string[];
  bookings: Joined<O>[];
}

interface Joined<O> extends Booking<O> {
  units: string[];
}

/**
 * Finds who or what is in two places at one time. `nameOf` gives the name of a teacher's id. The same two classes on
 * several days are one clash.
 */
export function findClashes<O>(
  bookings: readonly Booking<O>[],
  people: Iterable<UnitsOfStudent>,
  nameOf: (teacher: string) => string,
): Clash<O>[] {
  const all = joinClasses(bookings);
  const found = new Map<string, Found<O>>();
  const daysOfPair = new Map<string, readonly string[]>();
  const ids = new Map(all.map((booking, index) => [booking, index]));
  for (const use of [...usesOf(all, nameOf), ...studentUses(all, people)])
    for (const [one, other] of overlaps(use.bookings)) {
      if (!needsBoth(use, one, other)) continue;
      const key = [ids.get(one), ids.get(other)].sort().join(' ');
      const days = getOrMake(daysOfPair, key, () => commonDays(one, other));
      if (days.length === 0) continue;
      getOrMake(found, key, () => ({ one, other, days, uses: [] })).uses.push(use);
    }
  return [...found.values()]
    .map(clashOf)
    .sort((one, other) => compareCode(one.days[0] ?? '', other.days[0] ?? ''));
}

interface Found<O> {
  one: Joined<O>;
  other: Joined<O>;
  days: readonly string[];
  uses: Use<O>[];
}

function clashOf<O>({ one, other, days, uses }: Found<O>): Clash<O> {
  const students = [...new Set(uses.flatMap((use) => use.students))].sort();
  const sections = one.sections.filter((name) => other.sections.includes(name));
  const named = uses.filter(({ resource }) => resource !== 'students');
  const who =
    named.length === uses.length
      ? []
      : sections.length > 0
        ? sections.map((name) => ({ resource: 'section' as const, name }))
        : [{ resource: 'students' as const, name: countStudents(students) }];
  return {
    shared: [...named.map(({ resource, name }) => ({ resource, name })), ...who],
    ...{ students, items: [one, other], days },
  };
}

export const countStudents = ({ length }: readonly string[]) =>
  length === 1 ? '1 student' : `${length.toLocaleString('en')} students`;

/** The words of sources in the column of a room if there is none, or one that takes any number of classes. */
const noRooms = new Set(
  [
    ...['online', 'virtual', 'remote', 'zoom', 'teams', 'google meet', 'webex', 'home', 'campus'],
    ...['tba', 'tbd', 'tbc', 'to be announced', 'none', 'n/a', 'na', '?', '', '.', '/'],
  ].map(roomKey),
);

/** The rooms and teachers with the classes and exams that need them. */
function usesOf<O>(
  all: readonly Joined<O>[],
  nameOf: (teacher: string) => string,
): Iterable<Use<O>> {
  const known = roomKeys(all.map(({ room }) => room));
  const uses = new Map<string, Use<O>>();
  const add = (resource: Resource, key: string, name: string, booking: Joined<O>) =>
    getOrMake(uses, `${resource} ${key}`, () => ({
      ...{ resource, name, students: [], bookings: [] },
    })).bookings.push(booking);
  for (const booking of all) {
    const rooms = booking.room === undefined ? [] : roomsIn(booking.room, known);
    for (const name of rooms)
      if (!noRooms.has(roomKey(name))) add('room', roomKey(name), name, booking);
    for (const id of booking.teachers) add('teacher', id, nameOf(id), booking);
  }
  return uses.values();
}

/** Students who take the same units, with what they take. A unit that nobody takes is one of its own. */
function studentUses<O>(
  all: readonly Joined<O>[],
  people: Iterable<UnitsOfStudent>,
): Iterable<Use<O>> {
  const byUnit = new Map<string, Joined<O>[]>();
  for (const booking of all) for (const unit of booking.units) addAt(byUnit, unit, booking);
  const sets = new Map<string, { units: string[]; students: string[] }>();
  const taken = new Set<string>();
  for (const { name, units } of people) {
    const own = [...new Set(units)].filter((unit) => byUnit.has(unit)).sort();
    for (const unit of own) taken.add(unit);
    getOrMake(sets, own.join('\n'), () => ({ units: own, students: [] })).students.push(name);
  }
  for (const unit of byUnit.keys())
    if (!taken.has(unit)) sets.set(unit, { units: [unit], students: [] });
  return [...sets.values()].map(({ units, students }) => ({
    ...{ resource: 'students', name: '', students },
    bookings: [...new Set(units.flatMap((unit) => byUnit.get(unit) ?? []))],
  }));
}

/** A class is one for all its sections if course, teachers, room and time are the same, and any of them is known. */
function classKey<O>({ kind, course, teachers, room, start, end }: Booking<O>): string | undefined {
  if (kind === 'exam' || course === '' || (teachers.length === 0 && room === undefined))
    return undefined;
  return JSON.stringify([course, [...teachers].sort(), room && roomKey(room), start, end]);
}

function joinClasses<O>(bookings: readonly Booking<O>[]): Joined<O>[] {
  const byKey = new Map<string, Joined<O>[]>();
  return bookings.flatMap((booking) => {
    const made: Joined<O> = { ...booking, units: [booking.unit] };
    const key = classKey(booking);
    if (key === undefined) return [made];
    const known = getOrMake(byKey, key, () => []);
    const same = known.find(({ days, batch }) => days === booking.days && batch === booking.batch);
    if (!same) {
      known.push(made);
      return [made];
    }
    same.units.push(booking.unit);
    same.sections = [...new Set([...same.sections, ...booking.sections])];
    return [];
  });
}

/** Returns true if two bookings at one time need what they share twice. */
function needsBoth<O>({ resource }: Use<O>, one: Joined<O>, other: Joined<O>): boolean {
  const exams = [one, other].filter(({ kind }) => kind === 'exam').length;
  const isOfStudents = resource === 'students';
  const shareSection = one.sections.some((name) => other.sections.includes(name));
  // A hall has the exams of many sections at once, and an exam may be held in a class of its own course.
  if (exams === 2) return isOfStudents && one.course !== other.course;
  if (exams === 1)
    return one.course !== other.course || (!shareSection && [one, other].every(hasSections));
  if (classKey(one) !== undefined && classKey(one) === classKey(other)) return false;
  if (!isOfStudents) return true;
  const isBatch = one.batch !== undefined && other.batch !== undefined;
  const isElective = one.elective !== undefined && one.elective === other.elective;
  // No file says who is in which batch, so two batches are two halves of the same students.
  return !(isBatch && one.batch !== other.batch) && !isElective;
}

const hasSections = <O>({ sections }: Booking<O>) => sections.length > 0;

/** The pairs that overlap in their time of day. */
function* overlaps<O>(bookings: readonly Joined<O>[]): Generator<[Joined<O>, Joined<O>]> {
  const sorted = [...bookings].sort((one, other) => compareCode(one.start, other.start));
  for (const [index, one] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.start >= one.end) break;
      yield [one, other];
    }
}

const daySets = new WeakMap<readonly string[], ReadonlySet<string>>();

function commonDays<O>({ days }: Booking<O>, other: Booking<O>): readonly string[] {
  if (days === other.days) return days;
  const set = getOrMake(daySets, other.days, () => new Set(other.days));
  return days.filter((day) => set.has(day));
}
