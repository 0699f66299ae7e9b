import fc from 'fast-check';
import {
  createDayParser,
  isDaySerial,
  parseDay,
  parseDayRange,
  splitDay,
} from '@/tools/import/value/day';

describe('a day that needs no order', () => {
  it.each([
    ['2026-08-24', '2026-08-24'],
    ['2026/8/4', '2026-08-04'],
    ['20260824', '2026-08-24'],
    ['4.8.2026', '2026-08-04'],
    ['04.08.26', '2026-08-04'],
    ['24/8/2026', '2026-08-24'],
    ['8-24-2026', '2026-08-24'],
    ['5/5/2026', '2026-05-05'],
    ['14/11/22, 09:29:07', '2022-11-14'],
    ['2022-11-14T09:00:00.000Z', '2022-11-14'],
    ['2022-11-14 09:00', '2022-11-14'],
    ['2022-11-14T20:00:00+05:30', '2022-11-14'],
    ['14 Nov 2022', '2022-11-14'],
    ['14-Nov-22', '2022-11-14'],
    ['Mon, 14 Nov 2022', '2022-11-14'],
    ['Monday 14th November 2022', '2022-11-14'],
    ['Nov 14, 2022', '2022-11-14'],
    ['Monday, November 14, 2022', '2022-11-14'],
    ['Sept 3, 2026', '2026-09-03'],
    ['3. März 2026', '2026-03-03'],
    ['3 de marzo de 2026', '2026-03-03'],
    ['3 février 2026', '2026-02-03'],
    ['29.02.2024', '2024-02-29'],
    ['1/1/1970', '1970-01-01'],
    ['2.1.69', '2069-01-02'],
    ['2.1.70', '1970-01-02'],
  ])('reads %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    ...[
      '',
      'Monday',
      '2026-02-30',
      '31/04/2026',
      '12',
      '14 Foo 2022',
      '2026-08-24 lunch',
      '0',
      '9:00',
    ],
    ...['2022-14-11', '13/13/2026', '1.13.2026', '46258', '20261301', '1/2', '18/20'],
  ])('does not read "%s"', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe('a day that needs an order', () => {
  it('is read in the order that is given', () => {
    expect(parseDay('03/04/2026', 'day-first')).toBe('2026-04-03');
    expect(parseDay('03/04/2026', 'month-first')).toBe('2026-03-04');
    expect(parseDay('3-4-26', 'month-first')).toBe('2026-03-04');
  });

  it('is not guessed without one', () => {
    expect(parseDay('03/04/2026')).toBeUndefined();
    expect(splitDay('03/04/2026 P1')).toMatchObject({ ambiguous: true, rest: 'P1' });
  });

  it('is refused if it contradicts the order', () => {
    expect(parseDay('25/12/2026', 'month-first')).toBeUndefined();
    expect(parseDay('12/25/2026', 'day-first')).toBeUndefined();
  });

  it('has the day first if it has dots', () => {
    expect(parseDay('03.04.2026', 'month-first')).toBe('2026-04-03');
  });
});

it('reads the day in front of a title', () => {
  expect(splitDay('14 Nov 2022 9.00AM All students')).toMatchObject({
    day: '2022-11-14',
    rest: '9.00AM All students',
  });
});

it('reads every day in every form that has one meaning', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (text) => {
      const [year = '', month = '', date = ''] = text.split('-');
      const name = new Date(text).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      const parse = createDayParser('day-first');
      const forms = [
        text,
        `${Number(date)}/${Number(month)}/${year}`,
        `${date}-${month}-${year.slice(2)}`,
        `${date}.${month}.${year}`,
        `${year}${month}${date}`,
        `${Number(date)} ${name} ${year}`,
        `${name.slice(0, 3)} ${Number(date)}, ${year}`,
      ];
      for (const form of forms) {
        expect([form, parse(form)]).toEqual([form, text]);
        expect(parse(form)).toBe(text);
      }
      expect(parseDay(`${month}/${date}/${year}`, 'month-first')).toBe(text);
    }),
  );
});

it.each([
  ['12-14 March 2026', '2026-03-12', '2026-03-14'],
  ['12th to 14th Mar 2026', '2026-03-12', '2026-03-14'],
  ['30 March - 2 April 2026', '2026-03-30', '2026-04-02'],
  ['30 March 2026 - 2 April 2026', '2026-03-30', '2026-04-02'],
  ['12/03/2026 to 14/03/2026', '2026-03-12', '2026-03-14'],
  ['12.03.2026-14.03.2026', '2026-03-12', '2026-03-14'],
  ['2026-03-12 to 2026-03-14', '2026-03-12', '2026-03-14'],
  ['2026-03-12', '2026-03-12', '2026-03-12'],
])('reads the first and the last day of %s', (text, start, end) => {
  expect(parseDayRange(text, 'day-first')).toEqual({ start, end });
});

it.each(['14-12 March 2026', '31-32 March 2026', 'March 2026', '12 to 14', 'a to b'])(
  'reads no days from %s',
  (text) => {
    expect(parseDayRange(text)).toBeUndefined();
  },
);

it('knows the number by which a spreadsheet stores a day', () => {
  expect(isDaySerial('46101')).toBe(true);
  for (const text of ['20260312', '2026', '99999', '12345a']) expect(isDaySerial(text)).toBe(false);
});
