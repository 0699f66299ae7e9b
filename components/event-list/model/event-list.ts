import { findDuplicate } from '@/components/activity/model/activity-form';
import { pointsOf } from '@/components/activity/model/points';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { limits, personIdPattern } from '@/content/schema/limits';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { eventActivityId } from '@/lib/activity/activity';
import { normalizeId } from '@/lib/record/person';
import type { StatedActivity } from '@/lib/store/kind/activity';
import { change, type Change, type Records } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

export type EventList = Records['eventLists'];

export type EventPerson = EventList['people'][number];

export type EventFacts = Pick<
  EventList,
  'name' | 'category' | 'level' | 'organiser' | 'from' | 'to' | 'hours' | 'proof' | 'duty'
>;

/** Who gives a participant the activity: this teacher's letter, the office's import, or nobody. */
export type Giving = 'mine' | 'office' | 'has' | 'unknown';

export interface EventRow extends EventPerson {
  /** The place in the list: the first who was added has 1. */
  number: number;
  student: RegisteredStudent | undefined;
  giving: Giving;
  /** The state by the last signature; undefined if none names the person. */
  told: EventPerson['state'] | undefined;
}

/** The students of a teacher by roll number, and the forms that their roll numbers have. */
export interface KnownStudents {
  byNumber: ReadonlyMap<string, RegisteredStudent>;
  shapes: ReadonlySet<string>;
}

/** Prepares the students of a register for lookups; one of two sections is known by the first. */
export function knownStudents(students: readonly RegisteredStudent[]): KnownStudents {
  const byNumber = new Map<string, RegisteredStudent>();
  for (const student of students) {
    const id = normalizeId(student.rollNumber);
    if (!byNumber.has(id)) byNumber.set(id, student);
  }
  return { byNumber, shapes: new Set([...byNumber.keys()].map(shapeOf)) };
}

/** The form of a roll number: "99AAA9999" of 24CSE3018. */
const shapeOf = (number: string): string =>
  normalizeId(number).replace(/\p{L}/gu, 'A').replace(/\p{N}/gu, '9');

/** The activity of a participant, as it is stated on a day. */
export function eventActivity(event: EventFacts, dateAdded: string): StatedActivity {
  const { name, category, level, organiser, to, hours, proof } = event;
  return {
    ...{ name, category, dateAdded, issuer: organiser, date: to, credits: null, note: '' },
    ...(level && { level }),
    ...(hours && { hours }),
    ...(proof && { proof }),
  };
}

/** The points of one participant before the limits of a student, and the head that they count under. */
export function eventPoints(event: EventFacts, rules: ActivityRules) {
  const activity = { ...eventActivity(event, event.to), id: 'event', status: 'Approved' } as const;
  const [counted] = pointsOf([activity], rules).activities;
  const head = rules.heads.find(({ id }) => id === counted?.category?.head);
  return { points: counted?.claimed ?? 0, head: head?.name ?? null };
}

/** The people of a list, newest first. */
export function rowsOf(list: EventList, known: KnownStudents): EventRow[] {
  const told = toldIn(list);
  return list.people
    .map((person, index): EventRow => {
      const id = normalizeId(person.rollNumber);
      const student = known.byNumber.get(id);
      const giving = givingOf(list, person, student, known);
      return { ...person, number: index + 1, student, giving, told: told.get(id) };
    })
    .reverse();
}

function givingOf(
  list: EventList,
  { rollNumber }: EventPerson,
  student: RegisteredStudent | undefined,
  { shapes }: KnownStudents,
): Giving {
  if (!student) return shapes.size === 0 || shapes.has(shapeOf(rollNumber)) ? 'office' : 'unknown';
  const { name, organiser: issuer, to: date } = list;
  const candidate = { id: eventActivityId(list.id), name, issuer, date };
  return findDuplicate(candidate, student.activities as unknown as OwnActivity[]) ? 'has' : 'mine';
}

/** Returns what the signed versions of a list say of each person, by normalized roll number. */
function toldIn({ signed }: EventList): Map<string, EventPerson['state']> {
  return new Map(
    signed.flatMap(({ people }) =>
      people.map(([rollNumber, state]) => [normalizeId(rollNumber), state] as const),
    ),
  );
}

/** The people whom the next signature tells about: new ones, and those who were taken out after they were told. */
export const untold = (rows: readonly EventRow[]): EventRow[] =>
  rows.filter(({ state, told, giving }) =>
    state === 'in' ? told !== 'in' && (giving === 'mine' || giving === 'office') : told === 'in',
  );

/** The people who are in a list and get nothing until somebody looks at them. */
export const toLookAt = (rows: readonly EventRow[]): EventRow[] =>
  rows.filter(
    ({ state, told, giving }) =>
      state === 'in' && told !== 'in' && (giving === 'has' || giving === 'unknown'),
  );

/** The roll numbers in a text, such as a column of a sheet, and what looks like one and is none. */
export function numbersIn(text: string): { numbers: string[]; unclear: string[] } {
  const words = text.split(/[\s,;|"'()[\]]+/).map((word) => word.replace(/[.:]+$/, ''));
  const typed = words.filter((word) => /\p{N}/u.test(word));
  const isNumber = (word: string) =>
    word.length >= 4 && word.length <= limits.personId && personIdPattern.test(word);
  return {
    numbers: [...new Map(typed.filter(isNumber).map((one) => [normalizeId(one), one])).values()],
    unclear: [...new Set(typed.filter((word) => !isNumber(word)))],
  };
}

/** Adds people to a list; who is in it stays as before. */
export function addPeople(
  id: string,
  numbers: readonly string[],
  by: EventPerson['by'],
  at: string,
): Change {
  const ids = new Set(numbers.map(normalizeId));
  return changeList(id, at, (list) => {
    const isThere = (number: string) =>
      list.people.some(
        ({ rollNumber, state }) =>
          state === 'in' && normalizeId(rollNumber) === normalizeId(number),
      );
    const added = numbers.filter((number) => !isThere(number));
    if (added.length === 0) return list;
    const others = list.people.filter(
      ({ rollNumber, state }) => state === 'in' || !ids.has(normalizeId(rollNumber)),
    );
    const entries = added.map((rollNumber) => ({ rollNumber, by, at, state: 'in' as const }));
    return { ...list, people: [...others, ...entries].slice(0, limits.eventList.people) };
  });
}

/** The roll numbers that are not in a list yet. */
export function newNumbers({ people }: EventList, numbers: readonly string[]): string[] {
  const there = new Set(
    people.flatMap(({ rollNumber, state }) => (state === 'in' ? normalizeId(rollNumber) : [])),
  );
  return numbers.filter((number) => !there.has(normalizeId(number)));
}

/** Takes a person out: with a reason once the person was told, which the next signature tells. */
export function takeOut(id: string, { rollNumber, told }: EventRow, why: string, at: string) {
  const isOwn = (one: EventPerson) => normalizeId(one.rollNumber) === normalizeId(rollNumber);
  return changeList(id, at, (list) => ({
    ...list,
    people:
      told === 'in'
        ? list.people.map((one) => (isOwn(one) ? { ...one, state: 'out', why } : one))
        : list.people.filter((one) => !isOwn(one)),
  }));
}

/** A change of a list that is there. */
export const changeList = (
  id: string,
  changed: string,
  to: (list: EventList) => EventList,
): Change =>
  change('eventLists', id, (list) => {
    const next = list && to(list);
    return next && next !== list ? { ...next, changed } : list;
  });
