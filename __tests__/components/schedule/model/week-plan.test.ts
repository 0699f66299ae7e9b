import * as fc from 'fast-check';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import {
  weeklyEntry,
  dayPlan,
  nextHeldDay,
  nowAndNext,
  specialDayText,
} from '@/components/schedule/model/timetable-entry';
import {
  datedWeek,
  weekOf,
  weeklyPlan,
  weekRange,
  layOutWeek,
} from '@/components/schedule/model/week-plan';

const meeting = (id: string, weekdays: string[], start = '09:00', end = '09:55') => ({
  ...{ id, start, end, section: 'A', course: 'Mathematics', weekdays },
});
const holiday = (day: string, end = day) => ({
  ...{ id: day, day, end, kind: 'holiday' as const, label: 'Diwali' },
});
const wednesdays: Timetable = { meetings: [meeting('maths', ['Wednesday'])] };

test.each([
  ['2026-11-23', 'Monday', '2026-11-23'],
  ['2026-11-29', 'Monday', '2026-11-23'],
  ['2026-11-29', 'Sunday', '2026-11-29'],
  ['2026-11-28', 'Sunday', '2026-11-22'],
  ['2027-01-01', 'Monday', '2026-12-28'],
] as const)('the week of %s that starts on a %s starts on %s', (day, weekStart, first) => {
  expect(weekOf(day, weekStart)).toBe(first);
});

describe('the days of a week', () => {
  const namesOf = (timetable: Timetable, first = '2026-11-23') =>
    datedWeek(timetable, first).map(({ name }) => name.slice(0, 3));

  test('are Monday to Friday if nothing is on at the weekend', () => {
    expect(namesOf(wednesdays)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(namesOf(wednesdays, '2026-11-22')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  });

  test('are Sunday to Thursday if the weekend is Friday and Saturday', () => {
    const timetable = { meetings: [meeting('maths', ['Sunday', 'Thursday'])] };
    expect(namesOf(timetable, '2026-11-22')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu']);
  });

  test('include a Saturday with an exam in that week', () => {
    const exam = { id: 'x', course: 'Physics', day: '2026-11-28', start: '10:00', end: '11:00' };
    expect(namesOf({ ...wednesdays, exams: [exam] })).toContain('Sat');
    expect(namesOf({ ...wednesdays, exams: [exam] }, '2026-11-30')).not.toContain('Sat');
  });

  test('have their holiday and their classes', () => {
    const days = datedWeek({ ...wednesdays, days: [holiday('2026-11-25')] }, '2026-11-23');
    expect(days[2]).toMatchObject({
      date: '2026-11-25',
      special: { label: 'Diwali' },
      entries: [],
    });
    const other = datedWeek(wednesdays, '2026-11-23');
    expect(other[2]?.entries.map(({ key }) => key)).toEqual(['maths:2026-11-25']);
  });

  test('without dates have the weekly classes by time', () => {
    const plan = weeklyPlan(
      { meetings: [meeting('late', ['Monday'], '12:00', '13:00'), meeting('early', ['Monday'])] },
      'Monday',
    );
    expect(plan[0]?.entries.map(({ key }) => key)).toEqual(['early', 'late']);
    expect(plan.every(({ date }) => date === null)).toBe(true);
  });
});

test('weeks can be chosen within the term, and to the current week and the exams', () => {
  const term = { name: 'Autumn', from: '2026-08-05', to: '2026-11-20' };
  const exams = [{ id: 'x', course: 'Physics', day: '2026-12-10', start: '10:00', end: '11:00' }];
  expect(weekRange({ ...wednesdays, term, exams }, '2026-11-23', 'Monday')).toEqual({
    first: '2026-08-03',
    last: '2026-12-07',
  });
  expect(weekRange(wednesdays, '2026-11-23', 'Monday')).toBeNull();
});

describe('the next day with classes', () => {
  test('is after a break of weeks', () => {
    const days = [holiday('2026-11-24', '2027-01-12')];
    expect(nextHeldDay({ ...wednesdays, days }, '2026-11-24')).toBe('2027-01-13');
  });

  test('is not a day on which every class is cancelled', () => {
    const changes = [
      {
        ...{ id: 'c', meeting: 'maths', day: '2026-11-25', kind: 'cancelled' as const },
        ...{ at: '2026-11-20T09:00', sequence: 1 },
      },
    ];
    expect(nextHeldDay({ ...wednesdays, changes }, '2026-11-23')).toBe('2026-12-02');
  });

  test('is unknown after the term', () => {
    const term = { name: 'Autumn', from: '2026-08-03', to: '2026-11-20' };
    expect(nextHeldDay({ ...wednesdays, term }, '2026-11-23')).toBeNull();
  });
});

test('a cancelled class is neither the current nor the next one', () => {
  const timetable = {
    meetings: [
      meeting('maths', ['Wednesday']),
      meeting('physics', ['Wednesday'], '10:00', '10:55'),
    ],
  };
  const { entries } = dayPlan(timetable, '2026-11-25');
  const [maths, physics] = entries;
  expect(nowAndNext(entries, '09:30')).toEqual({ now: [maths?.key], next: physics?.key });
  const without = entries.map((entry) => ({ ...entry, isHeld: entry !== maths }));
  expect(nowAndNext(without, '08:00')).toEqual({ now: [], next: physics?.key });
  expect(nowAndNext(entries, '10:55')).toEqual({ now: [], next: null });
});

test('a special day says what differs', () => {
  const special = { id: 's', day: '2026-11-28', kind: 'special' as const, label: 'Sports day' };
  expect(specialDayText(special)).toBe('Sports day');
  expect(specialDayText({ ...special, follows: 'Monday', until: '13:00' })).toBe(
    'Monday timetable, classes until 1:00PM',
  );
  expect(specialDayText(holiday('2026-11-28'))).toBe('Diwali: no classes');
});

describe('the grid of a week', () => {
  const minute = fc.integer({ min: 0, max: 23 * 12 });
  const time = (steps: number) =>
    `${String(Math.floor(steps / 12)).padStart(2, '0')}:${String((steps % 12) * 5).padStart(2, '0')}`;
  const entries = fc
    .array(fc.tuple(minute, fc.integer({ min: 1, max: 11 })), { maxLength: 40 })
    .map((all) =>
      all
        .map(([start, length], index) =>
          weeklyEntry(meeting(String(index), ['Monday'], time(start), time(start + length))),
        )
        .sort((one, other) => Number(one.start > other.start) - Number(one.start < other.start)),
    );

  test('has every entry once, in the rows of its time, and no two on top of each other', () => {
    fc.assert(
      fc.property(entries, (day) => {
        const { rows, days } = layOutWeek([day]);
        const { lanes = 0, placed = [] } = days[0] ?? {};
        expect(placed.map(({ entry }) => entry)).toEqual(day);
        for (const { entry, row, rowEnd, lane, span } of placed) {
          expect(rows[row - 1]?.time).toBe(entry.start);
          expect(rowEnd).toBeGreaterThan(row);
          expect(rows[rowEnd - 1]?.time ?? entry.end).toBe(entry.end);
          expect(lane + span - 1).toBeLessThanOrEqual(lanes);
        }
        for (const one of placed)
          for (const other of placed) {
            if (one === other) continue;
            const areApart =
              one.rowEnd <= other.row ||
              other.rowEnd <= one.row ||
              one.lane + one.span <= other.lane ||
              other.lane + other.span <= one.lane;
            expect(areApart).toBe(true);
          }
      }),
    );
  });

  test('knows where classes start and where nothing is on', () => {
    const day = [
      weeklyEntry(meeting('a', [], '09:00', '10:00')),
      weeklyEntry(meeting('b', [], '11:00', '12:00')),
    ];
    expect(layOutWeek([day, []]).rows).toEqual([
      { time: '09:00', minutes: 60, starts: true, isFree: false },
      { time: '10:00', minutes: 60, starts: false, isFree: true },
      { time: '11:00', minutes: 60, starts: true, isFree: false },
    ]);
  });
});
