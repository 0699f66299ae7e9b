import fc from 'fast-check';
import { classTimes, parseClassTimes, parseTime } from '@/tools/import/value/time';

it.each([
  ['9:05 AM', '09:05'],
  ['0905', '09:05'],
  ['905', '09:05'],
  ['14:00:00.000', '14:00'],
  ['14:00:00', '14:00'],
  ['9h05', '09:05'],
  ['9.00AM', '09:00'],
  ['9 am', '09:00'],
  ['12:30 a.m.', '00:30'],
  ['12 PM', '12:00'],
  ['12:15pm', '12:15'],
  ['14.30', '14:30'],
  ['14:30 Uhr', '14:30'],
  ['1400 hrs', '14:00'],
  ['9h', '09:00'],
  ['24:00', '24:00'],
])('reads the time %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

it.each(['', '9', '24:01', '13:00 PM', '9:60', '0 AM', 'nine', '25', '9:5', '2026-08-24', '99999'])(
  'reads no time from "%s"',
  (text) => {
    expect(parseTime(text)).toBeUndefined();
  },
);

it.each([
  ['9:00-9:50', '09:00', '09:50'],
  ['09:00 – 09:50', '09:00', '09:50'],
  ['9:00-9:50 AM', '09:00', '09:50'],
  ['1:00 - 2:15 PM', '13:00', '14:15'],
  ['11 to 12:30 pm', '11:00', '12:30'],
  ['11:00 AM - 12:30 PM', '11:00', '12:30'],
  ['0900-1015', '09:00', '10:15'],
  ['9-10:30', '09:00', '10:30'],
  ['22:30-00:30', '22:30', '24:30'],
  ['10 PM - 12 AM', '22:00', '24:00'],
  ['22:00 – 24:00', '22:00', '24:00'],
  ['8:00-9', '08:00', '09:00'],
  ['1:30-2:25', '13:30', '14:25'],
  ['11:30 - 1:20', '11:30', '13:20'],
  ['12:30-1:20', '12:30', '13:20'],
  ['23:00-01:30', '23:00', '25:30'],
  ['1:00-2:00 AM', '01:00', '02:00'],
  ['8:00 - 9:00 PM', '20:00', '21:00'],
  ['08:00-20:30', '08:00', '20:30'],
])('reads the span %s', (text, start, end) => {
  expect(parseClassTimes(text)).toEqual({ start, end });
});

it.each(['10:00-9:00', '9-10', 'Mon-Fri', '9:00', 'Room 1-2', '9:00-9:00', '14:00-09:00'])(
  'reads no span from "%s"',
  (text) => {
    expect(parseClassTimes(text)).toBeUndefined();
  },
);

it.each([
  ['5:30', '6:30', '17:30', '18:30'],
  ['23:00', '01:30', '23:00', '25:30'],
  ['2:00', '6:00', '14:00', '18:00'],
  ['8:00 PM', '9:00', '20:00', '21:00'],
  ['8:00', '9:00 PM', '20:00', '21:00'],
  ['5:00', '6:30 AM', '05:00', '06:30'],
  ['10:30 PM', '12:30', '22:30', '24:30'],
  ['7:00', '5:00', '07:00', '17:00'],
  ['05:59', undefined, '17:59', undefined],
  ['6:00', undefined, '06:00', undefined],
  ['0:30', undefined, '00:30', undefined],
  ['1:30 AM', undefined, '01:30', undefined],
  [undefined, '1:30 p.m.', undefined, '13:30'],
  ['10:00', '9:00', '10:00', '09:00'],
])('reads a class from "%s" to "%s", in two cells', (from, to, start, end) => {
  expect(classTimes(from, to)).toEqual({ start, end });
});

it('reads every minute in every form', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
      const time = `${two(hour)}:${two(minute)}`;
      const twelve = `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
      for (const form of [
        time,
        `${two(hour)}${two(minute)}`,
        `${hour}h${two(minute)}`,
        `${time}:59`,
        twelve,
      ])
        expect(parseTime(form)).toBe(time);
    }),
  );
});
