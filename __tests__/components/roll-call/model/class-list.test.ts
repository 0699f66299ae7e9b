import fc from 'fast-check';
import { anyTimetable, window } from '@/__tests__/components/schedule/model/any-timetable';
import {
  classesOn,
  currentClass,
  findClass,
  followersOf,
  withoutRegister,
} from '@/components/roll-call/model/class-list';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import type { Records } from '@/lib/store/record';
import { daysAfter } from '@/lib/time/day';

const day = '2026-10-16';
const of = (id: string, start: string, end: string, course = 'Networks') => ({
  ...{ id, start, end, course, section: 'CSE-C', room: 'B-105' },
});
const timetable: Timetable = {
  meetings: [
    of('m-1', '09:00', '09:55', 'Algebra'),
    of('m-2', '10:50', '11:45'),
    of('m-3', '11:45', '12:40'),
    of('m-4', '12:55', '13:50'),
    of('m-5', '14:30', '15:25'),
  ],
};
const taken = (...ids: string[]) => new Map(ids.map((id) => [id, {} as Records['rollCalls']]));
const ids = (classes: readonly { meeting: string }[]) => classes.map(({ meeting }) => meeting);

test('Classes of one section with at most 15 minutes between them are taken in one press', () => {
  const classes = classesOn(timetable, day);
  const after = (index: number) => ids(followersOf(classes, classes[index]!));
  expect(after(0)).toEqual([]);
  expect(after(1)).toEqual(['m-3', 'm-4']);
  expect(after(3)).toEqual([]);
  const changes = [
    { id: 'c', meeting: 'm-3', day, kind: 'cancelled', at: `${day}T08:00`, sequence: 1 } as const,
  ];
  const cancelled = classesOn({ ...timetable, changes }, day);
  expect(ids(followersOf(cancelled, cancelled[1]!))).toEqual([]);
});

test('A double period never has two classes at one time, or another section', () => {
  fc.assert(
    fc.property(anyTimetable, fc.integer({ min: 0, max: 226 }), (any, count) => {
      const classes = classesOn(any, daysAfter(window.from, count));
      for (const first of classes) {
        const all = [first, ...followersOf(classes, first)];
        all.slice(1).forEach((one, index) => expect(one.start >= all[index]!.end).toBe(true));
        expect(all.slice(1).every(({ cancelled }) => cancelled === undefined)).toBe(true);
      }
    }),
  );
});

test('A class without a register is over, held, of the last 14 days, and can be found by its id', () => {
  fc.assert(
    fc.property(anyTimetable, fc.integer({ min: 0, max: 226 }), (any, count) => {
      const clock = { day: daysAfter(window.from, count), time: '12:00' };
      const all = withoutRegister(any, taken(), clock);
      for (const one of all) {
        expect(one.day >= daysAfter(clock.day, -14)).toBe(true);
        expect(one.day < clock.day || (one.day === clock.day && one.end <= clock.time)).toBe(true);
        expect(findClass(any, one.id, clock.day)).toEqual(one);
      }
      const [first] = all;
      if (first)
        expect(withoutRegister(any, taken(first.id), clock)).toHaveLength(
          all.filter(({ id }) => id !== first.id).length,
        );
    }),
  );
});

test('The class to take is the current one, then the last one that is over and has no register', () => {
  const classes = classesOn(timetable, day);
  const at = (time: string, ...done: string[]) =>
    currentClass(classes, taken(...done.map((id) => `${id}:${day}`)), time)?.meeting;
  expect(at('08:00')).toBeUndefined();
  expect(at('11:00')).toBe('m-2');
  expect(at('11:00', 'm-2')).toBe('m-2');
  expect(at('14:00')).toBe('m-4');
  expect(at('14:00', 'm-4', 'm-3')).toBe('m-2');
});

test('A class that is moved keeps the id of the day that it was planned on', () => {
  const changes = [
    {
      ...{ id: 'c', meeting: 'm-1', day, at: `${day}T08:00`, sequence: 1 },
      kind: 'moved' as const,
      to: { day: '2026-10-17', start: '16:00', end: '16:55' },
    },
  ];
  const moved = classesOn({ ...timetable, changes }, '2026-10-17').at(-1);
  expect(moved).toMatchObject({ id: `m-1:${day}`, day: '2026-10-17', start: '16:00' });
});
