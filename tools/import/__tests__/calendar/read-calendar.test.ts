import fc from 'fast-check';
import { Collector } from '@/tools/import/model/collector';
import { unitFinder } from '@/tools/import/calendar/read-calendar';
import { calendarText, eventLines, readEvent, readText } from './read';

const oneDay = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const compact = (time: number) => isoDay(time).replaceAll('-', '');
const day = fc.integer({ min: 20_454, max: 21_549 }).map((number) => number * oneDay);

describe('Events of a calendar', () => {
  it('are on each day of a rule but those left out, at most 366', () => {
    const steps = { DAILY: oneDay, WEEKLY: 7 * oneDay };
    fc.assert(
      fc.property(
        ...[day, fc.constantFrom('DAILY', 'WEEKLY'), fc.integer({ min: 1, max: 5 })],
        ...[fc.integer({ min: 1, max: 400 }), fc.array(fc.nat(399), { maxLength: 3 })],
        (
          start: number,
          frequency: 'DAILY' | 'WEEKLY',
          interval: number,
          count: number,
          out: number[],
        ) => {
          const at = (index: number) => start + index * interval * steps[frequency];
          const { starts, problems } = readEvent(
            `DTSTART;VALUE=DATE:${compact(start)}`,
            `RRULE:FREQ=${frequency};INTERVAL=${interval};COUNT=${count}`,
            ...out.map((index) => `EXDATE;VALUE=DATE:${compact(at(index))}`),
          );
          const expected = Array.from({ length: count }, (_, index) => index).filter(
            (index) => !out.includes(index),
          );
          expect(starts).toEqual(expected.slice(0, 366).map((index) => isoDay(at(index))));
          expect(problems.map(({ code }) => code)).toEqual(
            expected.length > 366 ? ['too-many-repetitions'] : [],
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are at the time of the college, whatever zone the file has and however it names it', () => {
    const zones = [
      ['India Standard Time', 'Asia/Kolkata'],
      ['Eastern Standard Time', 'America/New_York'],
      ['/x.example/2007_1/Europe/Berlin', 'Europe/Berlin'],
      ['Australia/Sydney', 'Australia/Sydney'],
    ] as const;
    fc.assert(
      fc.property(day, fc.nat(1439), fc.constantFrom(...zones), (start, minute, [tzid, zone]) => {
        const time = new Date(start + minute * 60_000).toISOString().slice(0, 16);
        const line = `DTSTART;TZID=${tzid}:${time.replaceAll(/[-:]/g, '')}00`;
        const text = calendarText(...eventLines('UID:one', 'SUMMARY:Fair', line));
        expect(readText(text, { timeZone: zone }).starts).toEqual([time.replace('T', ' ')]);
        const [shown = ''] = readText(text, { timeZone: 'UTC' }).starts;
        const back = `DTSTART:${shown.replaceAll(/[-:]/g, '').replace(' ', 'T')}00Z`;
        const again = calendarText(...eventLines('UID:one', 'SUMMARY:Fair', back));
        const { starts } = readText(again, { timeZone: zone });
        // Clocks skip an hour, so that a time in it is a later one.
        expect(Math.abs(Date.parse(`${starts[0]}Z`) - Date.parse(`${time}Z`))).toBeLessThanOrEqual(
          isSkipped(time) ? 3_600_000 : 0,
        );
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['DTSTART;VALUE=DATE:20260824', 'DTEND;VALUE=DATE:20260825', {}],
    ['DTSTART;VALUE=DATE:20260824', 'DURATION:P3D', { end: '2026-08-26' }],
    ['DTSTART:20260824T090000', 'DTEND:20260824T113000', { startTime: '09:00', endTime: '11:30' }],
    [
      'DTSTART:20260824T190000Z',
      'DURATION:PT50M',
      { start: '2026-08-25', startTime: '00:30', endTime: '01:20' },
    ],
    ['DTSTART:20260824T090000', 'DURATION:PT15H', { startTime: '09:00', endTime: '00:00' }],
    ['DTSTART:20260824T000000', 'DTEND:20260826T000000', { end: '2026-08-25' }],
    ['DTSTART:20260824T090000', 'LOCATION:Hall', { startTime: '09:00' }],
  ])('have %s with %s', (start, length, expected) => {
    const { events, problems } = readEvent(start, length);
    const common = { id: 'one', title: 'Fair', start: '2026-08-24', type: 'event' };
    expect(events).toEqual([{ ...common, ...expected }]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['Diwali holidays', '', 'holiday'],
    ['Classes resume after the winter break', '', 'event'],
    ['Weihnachtsferien', '', 'event'],
    ['Ferien', '', 'holiday'],
    ['Mid-term examinations', '', 'exam'],
    ['Quiz 2', '', 'quiz'],
    ['Project due', '', 'assignment'],
    ['Breakfast with the dean', '', 'event'],
    ['Founders’ day', 'HOLIDAY', 'holiday'],
    ['Break in the exam', 'Academic,Exam', 'exam'],
  ])('named "%s" in the category "%s" are of the type %s', (summary, category, type) => {
    const lines = [`SUMMARY:${summary}`, `CATEGORIES:${category}`, 'DTSTART;VALUE=DATE:20260824'];
    expect(readText(calendarText(...eventLines(...lines))).events).toMatchObject([{ type }]);
  });

  it('are holidays in a file of holidays', () => {
    const text = calendarText(...eventLines('SUMMARY:Onam', 'DTSTART;VALUE=DATE:20260824'));
    const { events } = readText(text, { file: 'in/Holiday_list-2026.ics' });
    expect(events).toMatchObject([{ type: 'holiday' }]);
  });

  it.each([
    ['FREQ=MONTHLY;COUNT=3', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', ['2026-02-27', '2026-03-27']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', ['2026-02-27', '2026-03-31']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20330101', ['2028-02-29', '2032-02-29']],
    ['FREQ=YEARLY', ['2026-01-31', '2027-01-31']],
  ])('repeat by %s', (rule, expected) => {
    expect(readEvent('DTSTART;VALUE=DATE:20260131', `RRULE:${rule}`).starts).toEqual(expected);
  });

  it('follow changes of single dates, and cancelled and private ones are left out', () => {
    const base = ['UID:one', 'SUMMARY:Fair', 'SEQUENCE:1'];
    const change = (date: string, ...lines: string[]) =>
      eventLines(...base, `RECURRENCE-ID;VALUE=DATE:${date}`, ...lines);
    const { starts } = readText(
      calendarText(
        ...eventLines(...base, 'DTSTART;VALUE=DATE:20260801', 'RRULE:FREQ=DAILY;COUNT=4'),
        ...change('20260802', 'DTSTART;VALUE=DATE:20260812'),
        ...change('20260803', 'DTSTART;VALUE=DATE:20260803', 'STATUS:CANCELLED'),
        ...eventLines('UID:one', 'SUMMARY:Old', 'SEQUENCE:0', 'DTSTART;VALUE=DATE:20260701'),
        ...eventLines('UID:two', 'SUMMARY:Gone', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20260701'),
        ...eventLines('UID:three', 'SUMMARY:Mine', 'CLASS:PRIVATE', 'DTSTART;VALUE=DATE:20260701'),
      ),
    );
    expect(starts.sort()).toEqual(['2026-08-01', '2026-08-04', '2026-08-12']);
  });
});

/** Returns true if clocks of one of the zones skip a time, or have it twice, in the hours around it. */
const isSkipped = (time: string) => /-(?:03|04|10|11)-\d\dT0[0-3]/.test(time);

describe('Classes in a calendar', () => {
  const at = (date: string) => [`DTSTART:${date}T090000`, 'DURATION:PT1H'];
  it.each([
    ['repeat weekly', [['SUMMARY:Lab', ...at('20260824'), 'RRULE:FREQ=WEEKLY;COUNT=15']], 15],
    [
      'have a title three times',
      ['24', '25', '26'].map((date) => ['SUMMARY:Lab', ...at(`202608${date}`)]),
      3,
    ],
    ['name a course', [['SUMMARY:Lecture: CS101 (Programming)', ...at('20260824')]], 1],
    [
      'have a course as their category',
      [['SUMMARY:Lecture', 'CATEGORIES:Theory,CS101', ...at('20260824')]],
      1,
    ],
  ])('that %s are counted and not read', (_, events, classes) => {
    const fair = ['SUMMARY:CS101 fair', 'DTSTART;VALUE=DATE:20260901'];
    const text = calendarText(...[...events, fair].flatMap((lines) => eventLines(...lines)));
    const reading = readText(text);
    expect(reading.counts).toEqual({ wholeDay: 1, timed: 0, classes });
    expect(reading.events).toMatchObject([{ title: 'CS101 fair' }]);
  });

  it('are known by the ids, names and codes of sections and courses, without spaces and hyphens', () => {
    const origin = { table: { file: 'classes.csv', columns: {} }, line: 2 };
    const collector = new Collector(() => undefined);
    collector.add('course', { id: 'c1', title: 'Programming in C', code: 'CS101' }, origin);
    collector.add('section', { id: '12', name: 'II CSE-A', terms: [] }, origin);
    const names = unitFinder(collector);
    const found = ['CS 101 lab', 'Lecture of programming in C, hall 2', 'Test II-CSE-A', 'c1'];
    expect(found.filter(names)).toEqual(found);
    expect(['Week 12', 'C programming', 'CS1015'].filter(names)).toEqual([]);
  });
});

describe('Problems of a calendar', () => {
  const good = eventLines('UID:good', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260824');

  it.each([
    ['no start', ['LOCATION:Hall']],
    ['a start that is no day', ['DTSTART:never']],
    [
      'a line that is too long',
      ['DTSTART:20260824T090000', `RDATE:${'20260824T090000,'.repeat(7000)}`],
    ],
    ['a broken rule', ['DTSTART:20260824', 'RRULE:FREQ=FORTNIGHTLY']],
    ['no end', ['BEGIN:VEVENT']],
  ])('name the event with %s and leave it out', (_, lines) => {
    const { events, problems } = readText(
      calendarText(...eventLines('UID:one', 'SUMMARY:Play', ...lines), ...good),
    );
    expect(events.map(({ id }) => id)).toEqual(['good']);
    expect(problems[0]).toMatchObject({ line: 3, severity: 'warning' });
  });

  it.each([
    ['FREQ=SECONDLY', 1],
    ['FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31', 1],
    ['FREQ=DAILY;INTERVAL=7;BYDAY=TU', 1],
    ['FREQ=WEEKLY;INTERVAL=2000000000', 1],
    ['FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=4', 1],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 0],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9', 1],
    ['FREQ=DAILY', 401 - 35],
  ])('end the rule %s', (rule, count) => {
    expect(readEvent('DTSTART;VALUE=DATE:20260824', `RRULE:${rule}`).starts).toHaveLength(count);
  });

  it('stop at a time zone that nobody knows', () => {
    expect(readEvent('DTSTART;TZID=Moon/Crater:20260824T090000').problems).toMatchObject([
      { code: 'unknown-time-zone', line: 3, value: 'Moon/Crater', severity: 'error' },
    ]);
  });

  it('are not there for a zone that the file describes', () => {
    const part = (name: string, month: number, from: string, to: string) => [
      ...[`BEGIN:${name}`, 'DTSTART:16010101T020000', `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
      ...[`RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`, `END:${name}`],
    ];
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Campus', ...part('STANDARD', 10, '+0200', '+0100')],
      ...[...part('DAYLIGHT', 3, '+0100', '+0200'), 'END:VTIMEZONE'],
    ];
    const event = (date: string) =>
      eventLines('SUMMARY:Fair', `DTSTART;TZID=Campus:${date}T120000`, `UID:${date}`);
    const text = calendarText(...event('20260824'), ...zone, ...event('20260115'));
    expect(readText(text, { timeZone: 'UTC' })).toMatchObject({
      starts: ['2026-08-24 10:00', '2026-01-15 11:00'],
      problems: [],
    });
  });

  it.each(['', '<!doctype html>\n<title>Sign in</title>', 'name,day\nFair,2026-08-24'])(
    'refuse a file that is no calendar: %j',
    (text) => {
      const { events, problems } = readText(text);
      expect(events).toEqual([]);
      expect(problems).toMatchObject([{ code: 'not-a-calendar', line: 1, severity: 'error' }]);
    },
  );

  it('count folded and blank lines', () => {
    const lines = ['X-NOTE:a', ' b', '\tc', '', ...eventLines('SUMMARY:Fair', 'DTSTART:never')];
    for (const end of ['\n', '\r', '\r\n'])
      expect(readText(calendarText(...lines).replaceAll('\r\n', end)).problems).toMatchObject([
        { line: 7 },
      ]);
  });
});
