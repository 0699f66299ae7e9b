import fc from 'fast-check';
import {
  formatCalendarDay,
  formatCalendarMonth,
  formatDay,
  formatMinute,
  formatMonth,
  formatShortDay,
  formatShortMinute,
  formatTime,
  formatTimes,
  formatToday,
  formatWeekday,
  greetingAt,
} from '@/lib/time/date';
import { dayOf, isRealDay, minuteOf } from '@/lib/time/day';
import { zonedMinute, zonedMoment } from '@/lib/time/zoned-time';

test('a date has a day of two digits and a short month', () => {
  expect(formatDay('2025-09-12')).toBe('12 Sep 2025');
  expect(formatDay('2025-01-01')).toBe('01 Jan 2025');
  expect(formatDay('2028-02-29')).toBe('29 Feb 2028');
  expect(formatDay('2027-12-31')).toBe('31 Dec 2027');
});

test('a month is short, or written out in the calendar, always with its year', () => {
  expect(formatMonth('2025-09')).toBe('Sep 2025');
  expect(formatMonth('2025-05')).toBe('May 2025');
  expect(formatCalendarMonth('2027-11')).toBe('November 2027');
  expect(formatCalendarMonth('2027-01')).toBe('January 2027');
  expect(formatCalendarDay('2027-11', 9)).toBe('9 November 2027');
});

test('the date of classes has its weekday', () => {
  expect(formatWeekday('2026-11-23')).toBe('Monday, 23 Nov 2026');
  expect(formatWeekday('2028-02-29')).toBe('Tuesday, 29 Feb 2028');
});

test.each([
  ['00:00', '12:00AM'],
  ['00:05', '12:05AM'],
  ['01:00', '1:00AM'],
  ['09:30', '9:30AM'],
  ['11:59', '11:59AM'],
  ['12:00', '12:00PM'],
  ['12:59', '12:59PM'],
  ['13:35', '1:35PM'],
  ['23:59', '11:59PM'],
  ['24:00', '12:00AM'],
])('%s is shown as %s', (time, printed) => {
  expect(formatTime(time)).toBe(printed);
});

test.each([
  ['09:00', '09:55', '9:00–9:55AM'],
  ['11:45', '12:40', '11:45AM–12:40PM'],
  ['14:00', '14:55', '2:00–2:55PM'],
  ['00:00', '00:55', '12:00–12:55AM'],
  ['22:30', '00:30', '10:30PM–12:30AM'],
  ['23:00', '24:00', '11:00PM–12:00AM'],
])('the period from %s to %s is shown as %s', (start, end, printed) => {
  expect(formatTimes(start, end)).toBe(printed);
});

test('no two periods of a day look the same', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const times = Array.from(
    { length: 96 },
    (_, i) => `${two(Math.floor(i / 4))}:${two((i % 4) * 15)}`,
  );
  const periods = times.flatMap((start) => times.map((end) => formatTimes(start, end)));
  expect(new Set(periods).size).toBe(periods.length);
});

test('a date and time is written DD Mon YYYY | h:mmAM/PM with plain spaces', () => {
  expect(formatMinute('2025-09-09T09:30')).toBe('09 Sep 2025 | 9:30AM');
  expect(formatMinute('2025-12-31T00:00')).toBe('31 Dec 2025 | 12:00AM');
  expect(formatMinute('2025-09-09T12:00')).toMatch(/^[\x20-\x7e]+$/);
});

test("today is the viewer's date in long US English", () => {
  expect(formatToday(new Date(2026, 10, 21))).toBe('Saturday, November 21, 2026');
  expect(formatToday(new Date(2026, 10, 21, 23, 59, 59))).toBe('Saturday, November 21, 2026');
  expect(formatToday(new Date(2026, 10, 22, 0, 0))).toBe('Sunday, November 22, 2026');
  expect(formatToday(new Date(2028, 1, 29))).toBe('Tuesday, February 29, 2028');
  expect(formatToday(new Date(2027, 0, 1))).toBe('Friday, January 1, 2027');
});

test('the greeting follows the hour', () => {
  const byHour = Array.from({ length: 24 }, (_, hour) => greetingAt(hour));
  expect(byHour.slice(0, 5).every((greeting) => greeting === 'Good evening')).toBe(true);
  expect(byHour.slice(5, 12).every((greeting) => greeting === 'Good morning')).toBe(true);
  expect(byHour.slice(12, 17).every((greeting) => greeting === 'Good afternoon')).toBe(true);
  expect(byHour.slice(17).every((greeting) => greeting === 'Good evening')).toBe(true);
});

test.each([
  ['2026-12-01', '2026-11-29', '01 Dec', 'Tue 01 Dec'],
  ['2027-01-02', '2026-11-29', '02 Jan 2027', 'Sat 02 Jan 2027'],
  ['2026-12-01', null, '01 Dec 2026', 'Tue 01 Dec 2026'],
])('Shows %s in a list on %s as %s', (day, today, text, withWeekday) => {
  expect(formatShortDay(day, today)).toBe(text.replaceAll(' ', '\u00a0'));
  expect(formatShortDay(day, today, true)).toBe(withWeekday.replaceAll(' ', '\u00a0'));
  expect(formatShortMinute(`${day}T17:20`, today)).toBe(`${formatShortDay(day, today)}, 5:20PM`);
});

describe('a typed date', () => {
  it.each(['2024-02-29', '2026-12-31', '1900-01-01'])('%s exists', (day) => {
    expect(isRealDay(day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '0026-01-01', '20266-01-01', '2026-1-1', ''])(
    '"%s" does not',
    (day) => {
      expect(isRealDay(day)).toBe(false);
    },
  );
});

describe('a moment on the viewer’s clock', () => {
  const moment = new Date(2026, 0, 5, 9, 3);

  it('has the date of that clock', () => {
    expect(dayOf(moment)).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('has the minute of that clock', () => {
    expect(minuteOf(moment)).toBe('2026-01-05T09:03');
  });
});

const read = (day: string, time: string, zone: string) =>
  zonedMoment(day, time, zone).toISOString();

describe('a local time in a time zone', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-21', '09:00', '2026-11-21T03:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-21', '04:00', '2026-11-20T22:30:00.000Z'],
    ['UTC', '2026-11-21', '09:00', '2026-11-21T09:00:00.000Z'],
    ['America/New_York', '2026-01-15', '09:00', '2026-01-15T14:00:00.000Z'],
    ['America/New_York', '2026-07-15', '09:00', '2026-07-15T13:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '09:00', '2025-12-31T19:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-01-15', '09:00', '2026-01-14T22:00:00.000Z'],
  ])('%s, %s at %s', (zone, day, time, moment) => {
    expect(read(day, time, zone)).toBe(moment);
  });

  test('that occurs twice when clocks go back is the first of the two', () => {
    expect(read('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(read('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z');
    expect(read('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  test('that clocks skip is read as if they did not', () => {
    expect(read('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(read('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(read('2026-03-08', '02:15', 'America/New_York')).toBe('2026-03-08T07:15:00.000Z');
  });
});

test('a local time is what the clocks of any zone show at that moment', () => {
  const zone = fc.constantFrom(
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/St_Johns',
    'Pacific/Apia',
  );
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  // Clocks change at night, so a class during the day has exactly one moment.
  const time = fc.integer({ min: 6, max: 22 }).map((hour) => `${String(hour).padStart(2, '0')}:35`);
  fc.assert(
    fc.property(zone, day, time, (timeZone, on, at) => {
      // Samoa skipped this day when it moved across the date line.
      fc.pre(!(timeZone === 'Pacific/Apia' && on === '2011-12-30'));
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(zonedMoment(on, at, timeZone));
      expect(shown).toBe(`${on} ${at}`);
    }),
  );
});

describe('the local time of a moment in a time zone', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-22T18:29:59Z', '2026-11-22T23:59'],
    ['Asia/Kolkata', '2026-11-22T18:30:00Z', '2026-11-23T00:00'],
    ['America/Los_Angeles', '2026-11-23T07:59:59Z', '2026-11-22T23:59'],
    ['America/Los_Angeles', '2026-11-23T08:00:00Z', '2026-11-23T00:00'],
    ['Pacific/Kiritimati', '2026-11-22T09:59:59Z', '2026-11-22T23:59'],
    ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23T00:00'],
    ['Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29T01:59'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30'],
  ])('%s at %s', (zone, moment, shown) => {
    expect(zonedMinute(new Date(moment), zone)).toBe(shown);
  });
});
