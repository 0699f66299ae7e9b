import fc from 'fast-check';
import {
  isHeldOn,
  nextClassDay,
  nowAndNextAt,
  formatPeriodNumber,
  formatPeriodTime,
} from '@/components/schedule/model/class-day';
import { classes } from '@/content/faculty';

const at = (time: string, ...cancelled: string[]) =>
  nowAndNextAt(classes, time, (id) => cancelled.includes(id));

describe('the classes of a day', () => {
  test.each([
    ['before the first', '00:00', null, 'period-1'],
    ['one minute before the first', '08:59', null, 'period-1'],
    ['as the first begins', '09:00', 'period-1', 'period-2'],
    ['in the last minute of the first', '09:54', 'period-1', 'period-2'],
    ['as the first ends', '09:55', null, 'period-2'],
    ['between two', '10:20', null, 'period-2'],
    ['where one ends as the next begins', '11:45', 'period-3', 'period-4'],
    ['in the last', '14:00', 'period-4', null],
    ['as the last ends', '14:30', null, null],
    ['in the evening', '23:59', null, null],
  ])('%s', (_when, time, now, next) => {
    expect(at(time)).toEqual({ now, next });
  });

  test('a cancelled class is neither the current nor the next one', () => {
    expect(at('09:10', 'period-1')).toEqual({ now: null, next: 'period-2' });
    expect(at('09:10', 'period-2')).toEqual({ now: 'period-1', next: 'period-3' });
    expect(at('13:00', 'period-4')).toEqual({ now: null, next: null });
    expect(nowAndNextAt([], '09:00')).toEqual({ now: null, next: null });
  });
});

const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Classes as the content allows them: in order and without overlap. */
const anyDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { maxLength: 16 })
  .map((minutes) => {
    const sorted = minutes.sort((one, other) => one - other);
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
      id: `c${index}`,
      start: timeOf(sorted[2 * index]!),
      end: timeOf(sorted[2 * index + 1]!),
      cancelled: sorted[2 * index]! % 3 === 0,
    }));
  });

test('at any minute of any day, the current class is under way and no class starts before the next', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1439 }).map(timeOf), (day, time) => {
      const isCancelled = (id: string) => day.some((one) => one.id === id && one.cancelled);
      const { now, next } = nowAndNextAt(day, time, isCancelled);
      const held = day.filter(({ cancelled }) => !cancelled);
      const under = held.filter(({ start, end }) => start <= time && time < end);
      const ahead = held.filter(({ start }) => start > time);
      expect(now).toBe(under[0]?.id ?? null);
      expect(under.length).toBeLessThanOrEqual(1);
      expect(next).toBe(ahead[0]?.id ?? null);
      if (next !== null) expect(next).not.toBe(now);
    }),
  );
});

describe('the days of a class', () => {
  test('are all except Sunday if it names none', () => {
    // 22 November 2026 is a Sunday.
    const week = [22, 23, 24, 25, 26, 27, 28].map((date) => `2026-11-${date}`);
    expect(week.map((day) => isHeldOn({}, day))).toEqual([false, ...Array<boolean>(6).fill(true)]);
  });

  test('are those it names, including Sunday', () => {
    const session = { weekdays: ['Sunday' as const, 'Wednesday' as const] };
    expect(isHeldOn(session, '2026-11-22')).toBe(true);
    expect(isHeldOn(session, '2026-11-25')).toBe(true);
    expect(isHeldOn(session, '2026-11-23')).toBe(false);
  });
});

describe('the day whose classes are shown', () => {
  const ids = (found: { day: string; classes: readonly { id: string }[] }) => [
    found.day,
    ...found.classes.map(({ id }) => id),
  ];
  const timetable = [
    { id: 'monday', start: '09:00', weekdays: ['Monday' as const] },
    { id: 'thursday', start: '09:00', weekdays: ['Thursday' as const] },
  ];

  test('is today if a class is held, or else the next such day', () => {
    expect(ids(nextClassDay(timetable, '2026-11-23'))).toEqual(['2026-11-23', 'monday']);
    expect(ids(nextClassDay(timetable, '2026-11-24'))).toEqual(['2026-11-26', 'thursday']);
    expect(ids(nextClassDay(timetable, '2026-11-27'))).toEqual(['2026-11-30', 'monday']);
    expect(nextClassDay(classes, '2027-01-31')).toEqual({ day: '2027-02-01', classes });
  });

  test('has its classes by time, and none outside their dates', () => {
    const term = { from: '2026-08-03', to: '2026-11-24', weekdays: ['Tuesday' as const] };
    const classesOfTerm = [
      { id: 'late', start: '14:00', ...term },
      { id: 'early', start: '09:00', ...term },
    ];
    expect(ids(nextClassDay(classesOfTerm, '2026-11-24'))).toEqual(['2026-11-24', 'early', 'late']);
    expect(ids(nextClassDay(classesOfTerm, '2026-08-01'))).toEqual(['2026-08-04', 'early', 'late']);
    expect(ids(nextClassDay(classesOfTerm, '2026-11-25'))).toEqual(['2026-11-25']);
    expect(ids(nextClassDay(classesOfTerm, '2026-07-20'))).toEqual(['2026-07-20']);
  });

  test('is today if there is no timetable', () => {
    expect(nextClassDay([], '2026-11-22')).toEqual({ day: '2026-11-22', classes: [] });
  });
});

describe('the time of a period', () => {
  test.each([
    ['09:00', '09:55', '9:00-9:55'],
    ['10:50', '11:45', '10:50-11:45'],
    ['11:45', '12:40', '11:45-12:40'],
    ['13:35', '14:30', '01:35-02:30'],
    ['00:05', '20:00', '12:05-08:00'],
  ])('from %s to %s is shown as %s', (start, end, text) => {
    expect(formatPeriodTime(start, end)).toBe(text);
  });
});

test('a period number has two digits', () => {
  expect([1, 9, 12].map(formatPeriodNumber)).toEqual(['01', '09', '12']);
});
