import { countedClasses } from '@/components/attendance/model/attendance';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { StudentTimetable } from '@/content/schema/schedule/timetable';
import type { PublishedActivity } from '@/content/schema/student/activity';
import type { Assignment } from '@/content/schema/student/assignment';
import type { TermResult } from '@/content/schema/student/results';
import { groupBy } from '@/lib/list/group';

type ClassChange = StudentTimetable['changes'][number];

/** A fact that a student may want to hear about, by what it is of. */
interface Facts {
  /** A class that was not attended in time. */
  absence: { subject: string; start?: string | undefined; status: string };
  attendance: { attended: number; counted: number };
  mark: Pick<Assignment, 'subject' | 'score' | 'maximum' | 'grade' | 'state' | 'class'>;
  work: Pick<Assignment, 'subject' | 'due'>;
  grade: { grade: string };
  term: TermResult;
  activity: Pick<PublishedActivity, 'status' | 'decision'>;
  class: Pick<ClassChange, 'kind' | 'day' | 'to' | 'teachers'>;
  notification: object;
}

export type FactKind = keyof Facts;

interface FactOf<K extends FactKind> {
  kind: K;
  /** Unique among the facts of its kind. */
  id: string;
  /** The name of the subject, work, term or activity. */
  name: string;
  /** The day of the fact, or else that of the record. */
  day: string;
  data: Facts[K];
}

export type RecordFact = { [K in FactKind]: FactOf<K> }[FactKind];

/** A fact that is new, has changed or is gone. */
export type Difference = {
  [K in FactKind]: {
    kind: K;
    id: string;
    name: string;
    day: string;
    before: Facts[K] | null;
    after: Facts[K] | null;
  };
}[FactKind];

/** The facts of a record that differences are made of. */
export function factsOf(record: StudentRecord): RecordFact[] {
  const { asOf, subjects, assignments, activities, results, timetable, notifications } = record;
  const nameOf = (id?: string) =>
    subjects.items.find((one) => one.id === id)?.name ?? 'All classes';
  const meetings = new Map(timetable?.meetings.map(({ id, course }) => [id, course]));
  return [
    ...absencesOf(record, nameOf),
    ...subjects.items.flatMap(({ id, name, attendance, grade }): RecordFact[] => {
      const { present, total } = attendance ? countedClasses(attendance) : { present: 0, total: 0 };
      const data = { attended: present, counted: total };
      const day = attendance?.asOf ?? asOf;
      return [
        ...(attendance ? [{ kind: 'attendance' as const, id, name, day, data }] : []),
        ...(grade ? [{ kind: 'grade' as const, id, name, day: asOf, data: { grade } }] : []),
      ];
    }),
    ...assignments.items.flatMap((item): RecordFact[] => {
      const { id, name, subject, due, score, maximum, grade, state } = item;
      const mark = { subject, score, maximum, grade, state, class: item.class };
      const isMarked = (score ?? grade) !== undefined || state === 'missing';
      return [
        { kind: 'work', id, name, day: asOf, data: { subject, due } },
        ...(isMarked ? [{ kind: 'mark' as const, id, name, day: asOf, data: mark }] : []),
      ];
    }),
    ...activities.items.map(({ id, name, status, decision, dateAdded }): RecordFact => {
      return {
        kind: 'activity',
        id,
        name,
        day: decision?.at ?? dateAdded,
        data: { status, decision },
      };
    }),
    ...(results?.terms ?? []).map((term): RecordFact => {
      const { id, name, published = asOf } = term;
      return { kind: 'term', id, name, day: published, data: term };
    }),
    ...(timetable?.changes ?? []).map(
      ({ id, meeting, at, kind, day, to, teachers }): RecordFact => {
        const name = meetings.get(meeting) ?? 'A class';
        return { kind: 'class', id, name, day: at.slice(0, 10), data: { kind, day, to, teachers } };
      },
    ),
    ...notifications.items.map(({ id, title, at }): RecordFact => {
      return { kind: 'notification', id, name: title, day: at.slice(0, 10), data: {} };
    }),
  ];
}

function absencesOf({ log = [] }: StudentRecord, nameOf: (id?: string) => string): RecordFact[] {
  return log.flatMap(({ subject = '', days = [] }) => {
    const times = new Map<string, number>();
    return days.map(({ day, start, status }): RecordFact => {
      const place = `${subject}/${day}/${start ?? ''}`;
      const count = times.get(place) ?? 0;
      times.set(place, count + 1);
      const data = { subject, start, status };
      return { kind: 'absence', id: `${place}/${count}`, name: nameOf(subject), day, data };
    });
  });
}

/** Returns what the class has in its mark is not news by itself. */
const newsOf = ({ kind, data }: RecordFact) =>
  JSON.stringify(kind === 'mark' ? { ...data, class: undefined } : data);

const keyOf = ({ kind, id }: { kind: FactKind; id: string }) => `${kind}:${id}`;

/**
 * Returns what is new, has changed or is gone from one record of a student to a later one, newest first. Work that is gone takes its
 * mark along, and new work that is marked is its mark alone; other facts that are gone ended with their term.
 */
export function recordDifference(before: StudentRecord, after: StudentRecord): Difference[] {
  const [old, now] = [before, after].map(
    (one) => new Map(factsOf(one).map((fact) => [keyOf(fact), fact])),
  );
  const changed = [...now!.values()].flatMap((fact): Difference[] => {
    const earlier = old!.get(keyOf(fact));
    if (earlier && newsOf(earlier) === newsOf(fact)) return [];
    if (fact.kind === 'work' && !earlier && now!.has(`mark:${fact.id}`)) return [];
    return [differenceOf(fact, earlier ?? null, fact)];
  });
  const gone = [...old!.values()].flatMap((fact): Difference[] => {
    if (now!.has(keyOf(fact)) || !canGo(fact, after)) return [];
    if (fact.kind === 'mark' && !now!.has(`work:${fact.id}`)) return [];
    return [
      differenceOf({ ...fact, day: fact.kind === 'absence' ? fact.day : after.asOf }, fact, null),
    ];
  });
  return [...changed, ...gone].sort((one, other) =>
    one.day < other.day ? 1 : one.day > other.day ? -1 : 0,
  );
}

function differenceOf(
  { kind, id, name, day }: RecordFact,
  before: RecordFact | null,
  after: RecordFact | null,
) {
  return {
    kind,
    id,
    name,
    day,
    before: before?.data ?? null,
    after: after?.data ?? null,
  } as Difference;
}

/** More of one kind on one day than this are one line. */
const mostOfKind = 3;

/** The differences of each line of the list. */
export function inLines(differences: readonly Difference[]): [Difference, ...Difference[]][] {
  const groups = groupBy(differences, ({ kind, day }) => `${kind} ${day}`);
  return [...groups.values()].flatMap((group) =>
    group.length > mostOfKind ? [group] : group.map((one): [Difference] => [one]),
  );
}

/** An absence is corrected if its week is still in the log; figures and grades end with the term. */
function canGo(fact: RecordFact, { log = [] }: StudentRecord): boolean {
  if (fact.kind === 'absence')
    return log.some(
      ({ subject = '', from, days }) => days && subject === fact.data.subject && from <= fact.day,
    );
  return fact.kind === 'work' || fact.kind === 'mark' || fact.kind === 'activity';
}

/** The newest day that a fact of a record says; the day of the record for none. */
export function newestDay(record: StudentRecord): string {
  return recordDifference(recordUntil(record, ''), record)[0]?.day ?? record.asOf;
}

/** The record without the facts of a day and later that say their own day: what is new since then is the difference. */
export function recordUntil(record: StudentRecord, day: string): StudentRecord {
  const isBefore = (own: string) => own < day;
  const { log, timetable, results } = record;
  return {
    ...record,
    activities: {
      ...record.activities,
      items: record.activities.items.map((one) =>
        one.decision && !isBefore(one.decision.at)
          ? { ...one, status: 'Pending' as const, decision: null }
          : one,
      ),
    },
    notifications: {
      ...record.notifications,
      items: record.notifications.items.filter(({ at }) => isBefore(at)),
    },
    ...(log && {
      log: log.map(({ days, ...one }) => ({
        ...one,
        ...(days && { days: days.filter((own) => isBefore(own.day)) }),
      })),
    }),
    ...(timetable && {
      timetable: { ...timetable, changes: timetable.changes.filter(({ at }) => isBefore(at)) },
    }),
    ...(results && {
      results: {
        ...results,
        terms: results.terms.filter(({ published }) => !published || isBefore(published)),
      },
    }),
  };
}
