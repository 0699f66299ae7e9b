import { dayOf, isRealDay, minuteOf } from '@/lib/time/day';

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
