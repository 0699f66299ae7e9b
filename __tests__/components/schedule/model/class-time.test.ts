import { formatPeriodNumber, formatPeriodTime } from '@/components/schedule/model/class-time';

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
