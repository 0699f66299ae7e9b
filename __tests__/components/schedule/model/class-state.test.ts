import fc from 'fast-check';
import { classState, dayWord, hasBegun } from '@/components/schedule/model/class-state';

const nine = { day: '2026-11-02', start: '09:00', end: '09:55' };
const at = (time: string, day = '2026-11-02') => classState(nine, { day, time }).text;

test('Says how long it is until a class, whether it is on, and that it is over', () => {
  expect(['07:59', '08:00', '08:50', '09:00', '09:54', '09:55'].map((time) => at(time))).toEqual([
    ...['at 9:00AM', 'in 60 min', 'in 10 min', 'now', 'now', 'Over'],
  ]);
  expect(at('12:00', '2026-11-01')).toBe('Tomorrow');
  expect(at('12:00', '2026-10-30')).toBe('Mon\u00a002\u00a0Nov');
  expect(at('08:00', '2026-11-03')).toBe('Over');
  expect(dayWord('2027-01-01', '2026-12-31')).toBe('Tomorrow');
});

test('Every class of a day is later, soon, now and over in this order, and its register opens with it', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const order = ['later', 'soon', 'now', 'over'];
  fc.assert(
    fc.property(minute, minute, minute, minute, (one, other, first, second) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other) + 1].map(time);
      const entry = { day: '2026-11-02', start: start!, end: end! };
      const [before, after] = [Math.min(first, second), Math.max(first, second)].map((minutes) => ({
        day: '2026-11-02',
        time: time(minutes),
      }));
      const phase = (moment: typeof before) => classState(entry, moment!).phase;
      expect(order.indexOf(phase(before))).toBeLessThanOrEqual(order.indexOf(phase(after)));
      expect(hasBegun(entry, after!)).toBe(['now', 'over'].includes(phase(after)));
    }),
  );
});
