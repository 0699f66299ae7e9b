import { findFreeWindows } from '@/components/schedule/free-slot/propose-slots';
import {
  minutesOf,
  timeOf,
  type SlotBasis,
  type SlotRequest,
} from '@/components/schedule/free-slot/slot';
import type { WeeklyMeeting } from '@/components/schedule/model/dated-meeting';
import type { Use } from '@/content/schema/schedule/occupancy';
import { usualDays } from '@/content/schema/schedule/meeting';
import { dayNames, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { createRandom, type Random } from '@/__tests__/random';
import { isFull } from '@/__tests__/full-run';

const monday = '2026-10-12';
const hours = { start: '08:00', end: '18:00' };
const step = 5;

/** A week of a teacher, a section and rooms, in steps of five minutes. */
function randomWeek(seed: number): { basis: SlotBasis; request: SlotRequest } {
  const random = createRandom('free slot', seed);
  const isBusy = random.chance(0.4);
  const time = (least: number, most: number) => random.int(least / step, most / step) * step;
  const use = (what: string): Use => {
    const start = time(420, 1080);
    const end = Math.min(start + time(step, isBusy ? 600 : 120), 1439);
    return {
      ...{
        weekday: random.pick(random.chance(0.05) ? dayNames : usualDays),
        start: timeOf(start),
        end: timeOf(end),
        what,
      },
      ...(random.chance(0.1) && { to: random.pick([daysAfter(monday, -1), daysAfter(monday, 2)]) }),
    };
  };
  const uses = (name: string, most = 8) =>
    Array.from({ length: random.int(isBusy ? most : 0, most) }, (_, index) =>
      use(`${name}-${index}`),
    );
  return {
    basis: {
      hours,
      occupancy: {
        sections: [
          { name: 'A', uses: uses('A') },
          { name: 'B', uses: uses('B') },
        ],
        rooms: Array.from({ length: random.int(0, 4) }, (_, index) => ({
          name: `R${index}`,
          uses: uses(`R${index}`),
        })),
      },
      timetable: {
        meetings: ownClasses(random, uses('T', isBusy ? 70 : 8)),
        days: specialDays(random),
      },
    },
    request: {
      section: 'A',
      duration: time(15, 180),
      from: monday,
      to: daysAfter(monday, isBusy ? 5 : 6),
    },
  };
}

const ownClasses = (random: Random, uses: readonly Use[]): WeeklyMeeting[] =>
  uses.map(({ weekday, what = '', ...use }, index) => ({
    ...{ ...use, id: `t-${index}`, section: 'T', course: what },
    weekdays: [weekday, ...(random.chance(0.2) && weekday !== 'Saturday' ? ['Saturday'] : [])],
  }));

const specialDays = (random: Random): NonNullable<SlotBasis['timetable']['days']> => [
  ...(random.chance(0.3)
    ? [{ id: 'h', day: daysAfter(monday, random.int(0, 5)), kind: 'holiday' as const, label: 'H' }]
    : []),
  ...(random.chance(0.3)
    ? [
        {
          ...{ id: 's', day: daysAfter(monday, 5), kind: 'special' as const, label: 'S' },
          follows: random.pick(usualDays),
          until: '13:00',
        },
      ]
    : []),
];

/** What is held at each start of a day in each room, found by trying every five minutes. */
function bruteForce({ basis, request }: ReturnType<typeof randomWeek>) {
  const { timetable, occupancy } = basis;
  const found = new Map<string, number>();
  const sunday = daysAfter(monday, 6);
  const hasSunday = [...occupancy.sections, ...occupancy.rooms].some(({ uses }) =>
    uses.some(({ weekday }) => weekday === 'Sunday'),
  );
  for (let day = request.from; day <= request.to; day = daysAfter(day, 1)) {
    const special = timetable.days?.find((one) => one.day === day);
    if (special?.kind === 'holiday' || (day === sunday && !hasSunday)) continue;
    const weekday = special?.follows ?? weekdayOf(day);
    const isOn = (use: { to?: string | undefined; end: string }, days: readonly string[]) =>
      days.includes(weekday) &&
      (use.to === undefined || day <= use.to) &&
      (special?.until === undefined || use.end <= special.until);
    const own = timetable.meetings.filter((one) => isOn(one, one.weekdays ?? []));
    const section = occupancy.sections[0]?.uses.filter((one) => isOn(one, [one.weekday])) ?? [];
    const rooms = occupancy.rooms.map(({ name, uses }) => ({
      name,
      uses: uses.filter((one) => isOn(one, [one.weekday])),
    }));
    for (const room of rooms.length > 0 ? rooms : [{ name: '', uses: [] }])
      for (let start = minutesOf(hours.start); ; start += step) {
        const end = start + request.duration;
        if (timeOf(end) > (special?.until ?? hours.end)) break;
        const blockers = [...own, ...section, ...room.uses].filter(
          (one) => minutesOf(one.start) < end && start < minutesOf(one.end),
        );
        found.set(`${day} ${room.name} ${start}`, blockers.length);
      }
  }
  return found;
}

const weeks = isFull ? 1000 : 100;

it(`Finds the same slots as trying every time in ${weeks} random weeks`, () => {
  let full = 0;
  for (let seed = 0; seed < weeks; seed += 1) {
    const week = randomWeek(seed);
    const tried = bruteForce(week);
    const free = [...tried].filter(([, blockers]) => blockers === 0).map(([slot]) => slot);
    const found = findFreeWindows(week.basis, week.request).flatMap(({ day, room, from, to }) =>
      Array.from(
        { length: Math.floor((to - from) / step) + 1 },
        (_, index) => `${day} ${room ?? ''} ${from + index * step}`,
      ),
    );
    expect(found.sort().join('\n')).toBe(free.sort().join('\n'));
    if (free.length === 0 && tried.size > 0) full += 1;
  }
  expect(full).toBeGreaterThan(weeks / 20);
});

describe('With changes', () => {
  const use = { weekday: 'Monday', start: '09:00', end: '10:00' } as const;
  const own = {
    ...{ id: 'p', section: 'A', course: 'Physics', room: 'R', weekdays: ['Monday'] },
    ...{ start: '09:00', end: '10:00' },
  };
  const change = { id: 'c', meeting: 'p', day: monday, at: '2026-10-01T09:00', sequence: 1 };
  const basis: SlotBasis = {
    hours: { start: '09:00', end: '11:00' },
    occupancy: {
      sections: [{ name: 'A', uses: [{ ...use, what: 'A Physics' }] }],
      rooms: [{ name: 'R', uses: [{ ...use, what: 'A' }] }],
    },
    timetable: { meetings: [own] },
  };
  const request = { section: 'A', duration: 60, from: monday, to: monday };
  const startsWith = (timetable: Partial<SlotBasis['timetable']>) =>
    findFreeWindows({ ...basis, timetable: { ...basis.timetable, ...timetable } }, request).map(
      ({ from, to }) => [timeOf(from), timeOf(to)],
    );

  test('A cancelled class leaves its section, teacher and room free', () => {
    expect(startsWith({})).toEqual([['10:00', '10:00']]);
    expect(startsWith({ changes: [{ ...change, kind: 'cancelled' }] })).toEqual([
      ['09:00', '10:00'],
    ]);
  });

  test('A moved class takes up its new time', () => {
    const to = { day: monday, start: '10:00', end: '11:00' };
    expect(startsWith({ changes: [{ ...change, kind: 'moved', to }] })).toEqual([
      ['09:00', '09:00'],
    ]);
  });

  test('An exam of the section is no time for a class', () => {
    const exam = { id: 'e', course: 'Drawing', section: 'A', day: monday };
    const exams = [{ ...exam, start: '09:00', end: '11:00' }];
    expect(startsWith({ exams })).toEqual([]);
  });

  test('Today’s hours that are over are left out, and the first slot starts at the next full period', () => {
    const late = { ...request, notBefore: `${monday}T10:01` };
    expect(findFreeWindows(basis, late)).toEqual([]);
    const early = { ...request, duration: 30, notBefore: `${monday}T08:10` };
    const long = { ...basis, hours: { start: '07:00', end: '12:00' } };
    expect(findFreeWindows(long, early).map(({ from }) => timeOf(from))).toEqual(['10:00']);
    const before = { ...early, notBefore: `${monday}T06:50` };
    expect(findFreeWindows(long, before).map(({ from }) => timeOf(from))[0]).toBe('07:00');
    const after = { ...early, notBefore: `${monday}T10:10` };
    expect(findFreeWindows(long, after).map(({ from }) => timeOf(from))).toEqual(['11:00']);
  });
});
