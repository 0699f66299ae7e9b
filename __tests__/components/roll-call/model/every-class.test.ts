import fc from 'fast-check';
import {
  classesOf,
  openDays,
  registerCounts,
  type ClassesRecord,
} from '@/components/roll-call/model/every-class';
import { classDayChanges, linesOf } from '@/components/roll-call/model/roll-letter';
import type { ClassDay } from '@/components/roll-call/model/version';
import {
  rollCallChanges,
  type RollCall,
  type RollMarks,
} from '@/components/roll-call/model/roll-call';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { Change } from '@/lib/store/record';

const meeting = (id: string, subject: string, start: string, weekdays?: string[]) => ({
  ...{ id, start, end: `${start.slice(0, 2)}:50`, section: 'CSE-C', course: subject, subject },
  ...{ teachers: ['Prof. Deshmukh'], room: 'B-105', ...(weekdays && { weekdays }) },
});
const timetable = {
  meetings: [
    meeting('nets', 'Networks', '09:00', ['Monday', 'Wednesday', 'Friday']),
    meeting('dbms', 'Databases', '10:00', ['Tuesday', 'Thursday']),
  ],
} as Timetable & NonNullable<ClassesRecord['timetable']>;
const now = { day: '2026-10-16', time: '12:00' };
const student = '24CSE3018';

function record(changed: Partial<ClassesRecord> = {}): ClassesRecord {
  const subject = (name: string) => ({
    ...{ id: name, name, code: name },
    attendance: { present: 2, absent: 1, total: 3, asOf: '2026-10-09' },
  });
  return {
    asOf: '2026-10-09',
    subjects: { items: [subject('Networks'), subject('Databases')] },
    log: [
      {
        ...{ subject: 'Networks', from: '2026-10-05', weeks: [[2, 3]] },
        days: [{ day: '2026-10-07', start: '09:00', status: 'absent' }],
      },
    ],
    timetable,
    drop: [{ teacher: 'FAC-1', name: 'Prof. Deshmukh', put: '', get: '', key: '' }],
    ...changed,
  } as ClassesRecord;
}

const classOfDay = (id: string, day: string) => {
  const one = timetable.meetings.find((each) => each.id === id)!;
  const { start, end, section, course } = one;
  return { id: `${id}:${day}`, meeting: id, day, start, end, section, course };
};

const run = <T>(change: Change | undefined, current: T | null): T =>
  (change!.to as unknown as (current: T | null) => T)(current);

function taken(
  id: string,
  day: string,
  marks: RollMarks,
  at: string,
  before: RollCall | null = null,
) {
  const [change] = rollCallChanges(
    [classOfDay(id, day)],
    { students: [student], marks, why: 'Late bus' },
    at,
  );
  return run<RollCall>(change, before);
}

function told(days: Map<string, ClassDay>, rollCall: RollCall): void {
  const { head, rows } = linesOf([rollCall]);
  const [change] = classDayChanges({ head, line: rows[0]![1] }, 'FAC-1');
  days.set(change!.id, run<ClassDay>(change, days.get(change!.id) ?? null));
}

test('The college’s record counts up to its day, the teacher’s register afterwards', () => {
  const days = new Map<string, ClassDay>();
  told(days, taken('nets', '2026-10-14', { [student]: 'L' }, '2026-10-14T05:00:00.000Z'));
  told(days, taken('nets', '2026-10-07', {}, '2026-10-07T05:00:00.000Z'));
  const rows = classesOf(record(), timetable, days.values(), now);
  expect(rows.map(({ id, status, source, differs }) => [id, status, source, differs])).toEqual([
    ['nets:2026-10-16', null, null, false],
    ['dbms:2026-10-15', null, null, false],
    ['nets:2026-10-14', 'L', 'teacher', false],
    ['dbms:2026-10-13', null, null, false],
    ['nets:2026-10-12', null, null, false],
    ['nets:2026-10-09', 'P', 'college', false],
    ['dbms:2026-10-08', null, null, false],
    ['nets:2026-10-07', 'A', 'college', true],
    ['dbms:2026-10-06', null, null, false],
    ['nets:2026-10-05', 'P', 'college', false],
  ]);
  expect([...registerCounts(rows, 'leftOut')]).toEqual([
    ['Networks', { present: 0, late: 1, absent: 0, excused: 0, total: 1 }],
  ]);
});

test('Without as many classes as the timetable has, the college’s record tells only those that were missed', () => {
  const log = [
    { subject: 'Networks', from: '2026-10-05', weeks: [[1, 2]], days: record().log![0]!.days },
  ];
  const rows = classesOf(record({ log } as Partial<ClassesRecord>), timetable, [], now);
  const nets = rows.filter(({ day, subject }) => subject === 'Networks' && day < '2026-10-10');
  expect(nets.map(({ status }) => status)).toEqual([null, 'A', null]);
});

test('A cancelled class voids its register', () => {
  const days = new Map<string, ClassDay>();
  told(days, taken('nets', '2026-10-14', { [student]: 'A' }, '2026-10-14T05:00:00.000Z'));
  const changes = [
    {
      ...{ id: 'nets:2026-10-14', meeting: 'nets', day: '2026-10-14', kind: 'cancelled' as const },
      ...{ reason: 'Holiday', at: '2026-10-13T09:00', sequence: 1 },
    },
  ];
  const rows = classesOf(record(), { ...timetable, changes }, days.values(), now);
  expect(rows.some(({ id }) => id === 'nets:2026-10-14')).toBe(false);
});

test('Letters are asked for only of days with a class that the college’s record does not have', () => {
  expect(openDays(record(), 'CSE-C', '2026-10-16')).toEqual([
    ...['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16'],
  ]);
  expect(openDays(record(), 'CSE-D', '2026-10-16')).toEqual([]);
});

const mark = fc.constantFrom('P', 'A', 'L', 'D');

test('Weeks of registers, corrections and imports in any order give the same figures as counting by hand', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          day: fc.integer({ min: 0, max: 9 }),
          statuses: fc.array(mark, { minLength: 1, maxLength: 3 }),
        }),
        { maxLength: 12 },
      ),
      fc.integer({ min: 0, max: 12 }),
      fc.infiniteStream(fc.nat(1000)),
      (classes, imported, order) => {
        const dayOf = (index: number) =>
          new Date(Date.UTC(2026, 9, 5 + index)).toISOString().slice(0, 10);
        const asOf = dayOf(imported - 1);
        const held = new Map<string, { id: string; day: string; statuses: string[] }>();
        for (const { day, statuses } of classes) {
          const one = timetable.meetings.find(({ weekdays }) =>
            (weekdays as string[]).includes(
              new Date(`${dayOf(day)}T00:00:00Z`).toLocaleDateString('en', {
                weekday: 'long',
                timeZone: 'UTC',
              }),
            ),
          );
          if (one) held.set(`${one.id}:${dayOf(day)}`, { id: one.id, day: dayOf(day), statuses });
        }
        const letters = [...held.values()].flatMap(({ id, day, statuses }) => {
          let before: RollCall | null = null;
          return statuses.map((status, index) => {
            const marks = (status === 'P' ? {} : { [student]: status }) as RollMarks;
            before = taken(id, day, marks, `${day}T0${index + 5}:00:00.000Z`, before);
            return before;
          });
        });
        const ordered = letters
          .map((letter) => [letter, order.next().value!] as const)
          .sort(([, one], [, other]) => one - other);
        const days = new Map<string, ClassDay>();
        for (const [letter] of ordered) {
          told(days, letter);
          told(days, letter);
        }
        const of = record();
        for (const { attendance } of of.subjects.items) attendance!.asOf = asOf;
        const rows = classesOf({ ...of, asOf, log: [] }, timetable, days.values(), {
          ...{ day: '2026-10-16', time: '23:00' },
        });
        const counts = registerCounts(rows, 'leftOut');
        for (const { id } of of.subjects.items) {
          const last = [...held.values()]
            .filter((one) => classOfDay(one.id, one.day).course === id && one.day > asOf)
            .map(({ statuses }) => statuses.at(-1));
          const is = (status: string) => last.filter((one) => one === status).length;
          const none = { present: 0, late: 0, absent: 0, excused: 0, total: 0 };
          expect(counts.get(id) ?? none).toEqual({
            ...{ present: is('P'), late: is('L'), absent: is('A'), excused: is('D') },
            total: last.length,
          });
        }
        // Whatever was shown stays in the history, and the last of it is what counts.
        for (const { id, day, statuses } of held.values()) {
          const found = [...days.values()].find((one) => one.id.endsWith(`${id}:${day}`))!;
          expect(found.steps.at(-1)!.status).toBe(statuses.at(-1));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('On the days of an event, a class is on duty unless the student was there or the college says otherwise', () => {
  const days = new Map<string, ClassDay>();
  told(days, taken('nets', '2026-10-16', { [student]: 'A' }, '2026-10-16T05:00:00.000Z'));
  told(days, taken('nets', '2026-10-14', { [student]: 'L' }, '2026-10-14T05:00:00.000Z'));
  const events = [
    { name: 'Code Sprint', from: '2026-10-13', to: '2026-10-16' },
    { name: 'Robots', from: '2026-10-07', to: '2026-10-07' },
  ];
  const rows = classesOf(record(), timetable, days.values(), now, events);
  const shown = rows
    .filter(({ day }) => day !== '2026-10-12' && day >= '2026-10-07')
    .map(({ id, status, source, event, isCounted }) => [id, status, source, event, isCounted]);
  expect(shown).toEqual([
    ['nets:2026-10-16', 'D', 'event', 'Code Sprint', true],
    ['dbms:2026-10-15', 'D', 'event', 'Code Sprint', false],
    ['nets:2026-10-14', 'L', 'teacher', undefined, true],
    ['dbms:2026-10-13', 'D', 'event', 'Code Sprint', false],
    ['nets:2026-10-09', 'P', 'college', undefined, false],
    ['dbms:2026-10-08', null, null, undefined, false],
    ['nets:2026-10-07', 'A', 'college', 'Robots', false],
  ]);
  expect(registerCounts(rows, 'leftOut').get('Networks')).toMatchObject({ late: 1, absent: 0 });
});
