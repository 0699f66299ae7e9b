import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Facts } from '@/tools/import/fact/fact';
import { weeklyRuns } from '@/tools/import/calendar/weekly-run';
import { calendarText, eventLines, readEvent, readEvents, readText } from './read';

const oneDay = 86_400_000;
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const compact = (time: number) => isoDay(time).replaceAll('-', '');

/** The days of weekly meetings, from their weekdays and their first and last day. */
function daysOf(
  meetings: readonly Pick<Facts['meeting'], 'weekdays' | 'from' | 'to' | 'dates'>[],
): string[] {
  return meetings
    .flatMap(({ weekdays, from = '', to = '', dates }) => {
      if (dates) return dates;
      const days: string[] = [];
      for (let time = Date.parse(from); time <= Date.parse(to); time += oneDay)
        if (weekdays.some((name) => name === names[new Date(time).getUTCDay()]))
          days.push(isoDay(time));
      return days;
    })
    .sort();
}

const rule = fc.record({
  /** From 2019 to 2030: 2020 and 2026 have 53 weeks. */
  start: fc.integer({ min: 0, max: 4300 }).map((day) => Date.UTC(2019, 0, 1) + day * oneDay),
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  interval: fc.integer({ min: 1, max: 4 }),
  weekStart: fc.constantFrom('MO', 'SU', undefined),
  end: fc.oneof(
    fc.record({ count: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ days: fc.integer({ min: 0, max: 500 }) }),
  ),
  excluded: fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 4 }),
});

type Rule = typeof rule extends fc.Arbitrary<infer T> ? T : never;

function ruleLine({ start, weekdays, interval, weekStart, end }: Rule): string {
  const until = 'days' in end ? `;UNTIL=${compact(start + end.days * oneDay)}T235959` : '';
  const count = 'count' in end ? `;COUNT=${end.count}` : '';
  const days = weekdays.map((day) => codes[day]).join(',');
  return `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days}${count}${until}${weekStart ? `;WKST=${weekStart}` : ''}`;
}

/** Goes week by week, unlike the import, which looks at every day. */
function expand({ start, weekdays, interval, weekStart, end }: Rule): string[] {
  const firstDay = weekStart === 'SU' ? 0 : 1;
  const monday = start - ((new Date(start).getUTCDay() - firstDay + 7) % 7) * oneDay;
  const order = [...weekdays].sort((a, b) => ((a - firstDay + 7) % 7) - ((b - firstDay + 7) % 7));
  const days: string[] = [];
  for (let week = monday; ; week += interval * 7 * oneDay)
    for (const weekday of order) {
      const time = week + ((weekday - firstDay + 7) % 7) * oneDay;
      if (time < start) continue;
      const isOver = 'count' in end ? days.length === end.count : time > start + end.days * oneDay;
      if (isOver) return days;
      days.push(isoDay(time));
    }
}

describe('Weekly rules', () => {
  it('meet on the days that the rule says, without those left out', () => {
    fc.assert(
      fc.property(rule, fc.constantFrom('', ';TZID=Asia/Kolkata'), (own, zone) => {
        const excluded = own.excluded.map((day) => own.start + day * oneDay);
        const { meetings, problems } = readEvents(
          ...eventLines(
            'UID:one',
            'SUMMARY:CS101 A',
            `DTSTART${zone}:${compact(own.start)}T090000`,
            'DURATION:PT1H',
            `RRULE:${ruleLine(own)}`,
            ...excluded.map((day) => `EXDATE${zone}:${compact(day)}T090000`),
          ),
        );
        const left = new Set(excluded.map(isoDay));
        expect(problems).toEqual([]);
        expect(daysOf(meetings)).toEqual(expand(own).filter((day) => !left.has(day)));
      }),
      { numRuns: 300 },
    );
  });

  it('have the days that ical.js expands', () => {
    fc.assert(
      fc.property(rule, (own) => {
        const all: string[] = [];
        const iterator = ICAL.Recur.fromString(ruleLine(own)).iterator(
          ICAL.Time.fromDateTimeString(`${isoDay(own.start)}T09:00:00`),
        );
        for (let next = iterator.next(); next; next = iterator.next())
          all.push(next.toString().slice(0, 10));
        expect(expand(own)).toEqual(all);
      }),
    );
  });

  it('keep their time of the day through daylight saving', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.constantFrom('America/New_York', 'Europe/London', 'Australia/Sydney'),
        (day, timeZone) => {
          const start = Date.UTC(2020, 0, 1) + day * oneDay;
          const { meetings } = readInZone(timeZone, start);
          expect(new Set(meetings.map((meeting) => meeting.start))).toEqual(new Set(['09:00']));
          expect(daysOf(meetings)).toHaveLength(52);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('meet once a week in a year of 53 weeks', () => {
    const own = { start: Date.UTC(2026, 0, 1), weekdays: [4], interval: 1 };
    expect(expand({ ...own, weekStart: undefined, excluded: [], end: { days: 364 } })).toHaveLength(
      53,
    );
    const { meetings } = readEvent(`UID:one
      SUMMARY:CS101 A
      DTSTART:20260101T090000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;UNTIL=20261231T235959`);
    expect(daysOf(meetings)).toHaveLength(53);
  });
});

describe('Weekly runs', () => {
  it('have exactly the days that they are made of', () => {
    const days = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_400 }), { maxLength: 150 });
    fc.assert(
      fc.property(days, (own) => {
        const expected = own.map((day) => isoDay(day * oneDay)).sort();
        expect(daysOf(weeklyRuns(own))).toEqual(expected);
      }),
    );
  });

  it('are one for a term without interruptions', () => {
    const days = Array.from({ length: 15 }, (_, week) =>
      [0, 2, 4].map((day) => 20_003 + week * 7 + day),
    );
    expect(weeklyRuns(days.flat())).toHaveLength(1);
  });
});

function readInZone(timeZone: string, start: number) {
  const lines = eventLines(
    'UID:one',
    'SUMMARY:CS101 A',
    `DTSTART;TZID=${timeZone}:${compact(start)}T090000`,
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;COUNT=52',
  );
  return readText(calendarText(...lines), { timeZone });
}
