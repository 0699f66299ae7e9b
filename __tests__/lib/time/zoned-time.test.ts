import fc from 'fast-check';
import { zonedMinute, zonedMoment } from '@/lib/time/zoned-time';

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
