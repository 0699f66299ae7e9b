import {
  formatCalendarDay,
  formatCalendarMonth,
  formatDay,
  formatMinute,
  formatShortDay,
  formatShortMinute,
  formatMonth,
  formatTime,
  formatTimes,
  formatToday,
  formatWeekday,
  greetingAt,
} from '@/lib/time/date';

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
