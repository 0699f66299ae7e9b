import {
  factsOf,
  recordDifference,
  recordUntil,
  type RecordFact,
} from '@/components/progress/model/record-difference';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { emptyStudentRecord } from '@/tools/college/empty-record';

/** A small generator of numbers with a fixed seed. */
function seeded(seed: number) {
  let state = seed * 7919 + 1;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

type Random = ReturnType<typeof seeded>;

const pick = <T>(next: Random, values: readonly T[]): T => values[next(values.length)]!;

const statuses = ['absent', 'late', 'excused', 'duty'] as const;
const dayIn = (next: Random) => `2026-10-${String(1 + next(28)).padStart(2, '0')}`;

/** A record of some subjects, work, activities, results, changed classes and notifications. */
function generated(next: Random): StudentRecord {
  const empty = emptyStudentRecord({ name: 'Asha Rao', id: '26CSE1', asOf: '2026-10-30' });
  const chosen = <T>(values: readonly T[]) => values.filter(() => next(4) > 0);
  const subjects = chosen(['Physics', 'Graphics', 'English', 'Networks']).map((name, place) => {
    const [total, absent] = [10 + next(4), next(4)];
    return {
      ...{ id: `s-${name}`, code: `C${place}`, name },
      ...(next(3) > 0 && { grade: pick(next, ['A', 'B']) }),
      ...(next(5) > 0 && {
        attendance: {
          present: total - absent,
          absent,
          total,
          asOf: pick(next, ['2026-10-29', '2026-10-30']),
        },
      }),
    };
  });
  return {
    ...empty,
    subjects: { items: subjects },
    log: subjects.map(({ id }) => ({
      ...{ subject: id, from: '2026-09-28', weeks: [[1, 1]] as [number, number][] },
      days: Array.from({ length: next(4) }, () => ({
        ...{ day: dayIn(next), status: pick(next, statuses) },
        ...(next(2) > 0 && { start: pick(next, ['09:00', '10:00']) }),
      })),
    })),
    assignments: {
      items: chosen(['Quiz 1', 'Quiz 2', 'Test', 'Reading']).map((name) => ({
        ...{ id: `w-${name}`, name, subject: 'Physics', maximum: 20 },
        ...(next(2) > 0 && { due: dayIn(next) }),
        ...(next(2) > 0 && { state: 'graded' as const, score: next(20) }),
      })),
    },
    activities: {
      items: chosen(['Hackathon', 'Seminar']).map((name) => {
        const status = pick(next, ['Pending', 'Approved', 'Rejected'] as const);
        const decision = { at: dayIn(next), by: 'Dr. Rao', reason: null };
        return {
          ...{ id: `a-${name}`, name, status, category: 'Seminar', dateAdded: '2026-09-01' },
          ...{ issuer: null, date: null, credits: null },
          decision: status === 'Pending' ? null : decision,
        };
      }),
    },
    results: {
      ...{ asOf: '2026-10-30', basis: 'Results' },
      terms: chosen(['Semester 1', 'Semester 2']).map((name) => ({
        ...{ id: `t-${name}`, name, published: dayIn(next), sgpa: 7 + next(3), subjects: [] },
      })),
    },
    timetable: {
      ...{ meetings: [], days: [], exams: [] },
      changes: chosen(['one', 'two']).map((id) => ({
        ...{ id, meeting: 'm', day: dayIn(next), kind: 'cancelled' as const },
        ...{ at: `${dayIn(next)}T09:00`, sequence: 1 },
      })),
    },
    notifications: {
      items: chosen(['n1', 'n2', 'n3']).map((id) => ({
        ...{ id, title: id, at: `${dayIn(next)}T08:00` },
        icon: { src: '/images/a.svg', width: 40, height: 40, alt: '' },
      })),
    },
  };
}

const keyOf = ({ kind, id }: Pick<RecordFact, 'kind' | 'id'>) => `${kind} ${id}`;
const mapOf = (record: StudentRecord) =>
  new Map(factsOf(record).map((fact) => [keyOf(fact), JSON.stringify(fact.data)]));

/** What ends with its term, goes with its work or comes with its mark needs no line. */
function isSilent(key: string, before: Map<string, string>, after: Map<string, string>): boolean {
  const [kind, ...rest] = key.split(' ');
  const id = rest.join(' ');
  if (!after.has(key)) {
    if (kind === 'mark') return !after.has(`work ${id}`);
    if (kind === 'absence') return !after.has(`attendance ${id.split('/')[0]}`) && !after.has(key);
    return !['work', 'activity'].includes(kind!);
  }
  return kind === 'work' && !before.has(key) && after.has(`mark ${id}`);
}

test('of 1,000 pairs of records, every changed fact is listed once, and applying the list gives the new record', () => {
  const wrong: unknown[] = [];
  for (let seed = 0; seed < 1000; seed += 1) {
    const next = seeded(seed);
    const [before, after] = [generated(next), generated(next)];
    const list = recordDifference(before, after);
    if (new Set(list.map(keyOf)).size < list.length) wrong.push(list);
    const [old, now] = [mapOf(before), mapOf(after)];
    const applied = new Map(old);
    for (const one of list) {
      const was = JSON.stringify(one.before);
      if ((old.get(keyOf(one)) ?? 'null') !== was || was === JSON.stringify(one.after))
        wrong.push(one);
      if (one.after) applied.set(keyOf(one), JSON.stringify(one.after));
      else applied.delete(keyOf(one));
    }
    const all = new Set([...applied.keys(), ...now.keys()]);
    const left = [...all].filter((key) => applied.get(key) !== now.get(key));
    wrong.push(...left.filter((key) => !isSilent(key, old, now)));
    if (list.some(({ day }, index) => index > 0 && day > list[index - 1]!.day)) wrong.push(list);
  }
  expect(wrong).toEqual([]);
});

test('a record compared with itself has no list', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const record = generated(seeded(seed));
    expect(recordDifference(record, structuredClone(record))).toEqual([]);
  }
});

test('what is new since a day is exactly what says a day from then on', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const record = generated(seeded(seed));
    const listed = recordDifference(recordUntil(record, '2026-10-15'), record).map(keyOf);
    const expected = factsOf(record).filter(({ kind, day, data }) => {
      if (day < '2026-10-15') return false;
      if (kind === 'activity') return (data as { decision: unknown }).decision !== null;
      return ['absence', 'term', 'class', 'notification'].includes(kind);
    });
    // Two absences of one place on a day are told apart by their number alone.
    expect(listed.sort()).toEqual(expected.map(keyOf).sort());
  }
});
