import { assert, bigInt, double, integer, property } from 'fast-check';
import { isBelow } from '@/components/attendance/model/share';
import { formatComingPlan, planComing } from '@/components/performance/model/coming-plan';
import {
  compareFractions,
  formatFixed,
  formatShort,
  fractionOf,
  over,
  plus,
  rounded,
  sumOf,
  times,
} from '@/components/performance/model/fraction';

const small = integer({ min: 0, max: 60 });
const percents = integer({ min: 1, max: 100 });

test('A plan allows as many missed classes as every choice of classes shows', () => {
  assert(
    property(small, small, small, percents, (present, missed, coming, percent) => {
      const total = present + missed;
      const plan = planComing({ present, total }, coming, percent);
      // Brute force: the most of the coming classes that can be missed.
      let most = -1;
      for (let absent = 0; absent <= coming; absent++)
        if (100 * (present + coming - absent) >= percent * (total + coming)) most = absent;
      if (most < 0) expect(plan.kind).toBe('outOfReach');
      else
        expect(plan).toEqual({
          ...{ kind: 'canMiss', classes: most, isMet: 100 * present >= percent * total },
        });
    }),
  );
});

test('The best share is what all coming classes give, and below the minimum', () => {
  assert(
    property(small, small, small, percents, (present, missed, coming, percent) => {
      const total = present + missed;
      const plan = planComing({ present, total }, coming, percent);
      if (plan.kind !== 'outOfReach') return;
      expect(plan.best).toEqual({ part: present + coming, whole: total + coming });
      expect(isBelow(plan.best, percent)).toBe(true);
    }),
  );
});

const days = { over: 0, since: '20 November 2026', end: 'before 30 November 2026' };

test.each([
  [
    30,
    40,
    4,
    3,
    'You can miss 1 of the 4 Mathematics classes since 20 November 2026 (3 of them over)',
  ],
  [28, 40, 9, 9, 'Attend all 9 Mathematics classes since 20 November 2026 (all are over)'],
  [
    10,
    40,
    5,
    1,
    'with all 5 Mathematics classes since 20 November 2026 (1 of them over) attended.',
  ],
  [39, 40, 1, 1, 'miss the only Mathematics class since 20 November 2026 (it is over).'],
])('%d of %d classes, %d to come, %d of them over: %s', (present, total, coming, over, part) => {
  const text = { subject: 'Mathematics', coming, ...days, over, percent: 75 };
  expect(formatComingPlan(planComing({ present, total }, coming, 75), text)).toContain(part);
});

test.each([
  [34, 40, 12, 'You can miss 7 more Mathematics classes before 30 November 2026.'],
  [30, 40, 4, 'You can miss 1 more Mathematics class before 30 November 2026.'],
  [30, 40, 2, 'Attend all 2 Mathematics classes before 30 November 2026 to stay at 75%.'],
  [28, 40, 9, 'Attend all 9 Mathematics classes before 30 November 2026 to reach 75%.'],
  [28, 40, 20, 'Attend 17 of the 20 Mathematics classes before 30 November 2026 to reach 75%.'],
  [
    ...([10, 40, 5] as const),
    '75% can no longer be reached before 30 November 2026: at most 33.3%, with all 5 Mathematics classes attended.',
  ],
  [
    ...([39, 40, 3] as const),
    'You stay at 75% or above before 30 November 2026, even if you miss all 3 Mathematics classes.',
  ],
  [34, 40, 0, 'No more Mathematics classes before 30 November 2026.'],
  [
    ...([28, 40, 0] as const),
    'No more Mathematics classes before 30 November 2026: the attendance stays below 75%.',
  ],
])('%d of %d classes and %d to come: %s', (present, total, coming, sentence) => {
  const text = { subject: 'Mathematics', coming, ...days, percent: 75 };
  expect(formatComingPlan(planComing({ present, total }, coming, 75), text)).toBe(sentence);
});

test.each([
  [0.1, { numerator: 1n, denominator: 10n }],
  [6.75, { numerator: 27n, denominator: 4n }],
  [-0.5, { numerator: -1n, denominator: 2n }],
  [1e-7, { numerator: 1n, denominator: 10_000_000n }],
  [1e21, { numerator: 10n ** 21n, denominator: 1n }],
])('Reads %p as the exact number', (value, fraction) => {
  expect(fractionOf(value)).toEqual(fraction);
});

test('Adds tenths without an error', () => {
  expect(sumOf([0.1, 0.2].map(fractionOf))).toEqual(fractionOf(0.3));
});

test.each([
  [-0.05, '\u22120.05'],
  [0, '0.00'],
  [0.005, '0.01'],
  [12, '12.00'],
])('Writes %p with two places as %s', (value, text) => {
  expect(formatFixed(fractionOf(value), 2)).toBe(text);
});

test.each([
  [139, '139'],
  [138.5, '138.5'],
  [100, '100'],
  [1.25, '1.25'],
])('Writes %p without trailing zeros', (value, text) => {
  expect(formatShort(fractionOf(value))).toBe(text);
});

const decimals = integer({ min: 0, max: 4 });
const numbers = double({ min: -1e6, max: 1e6, noNaN: true });

test('A rounded number is the nearest one that is not above or below, as asked', () => {
  assert(
    property(numbers, decimals, (number, places) => {
      const value = fractionOf(number);
      const step = over(fractionOf(1), fractionOf(10 ** places));
      const up = rounded(value, places, 'up');
      const down = rounded(value, places, 'down');
      const near = rounded(value, places, 'half-up');
      expect(compareFractions(down, value)).toBeLessThanOrEqual(0);
      expect(compareFractions(up, value)).toBeGreaterThanOrEqual(0);
      expect(compareFractions(plus(down, step), up)).toBeGreaterThanOrEqual(0);
      const middle = plus(down, times(step, fractionOf(0.5)));
      expect(near).toEqual(compareFractions(value, middle) < 0 ? down : plus(down, step));
    }),
  );
});

test('Sums and products are those of whole numbers', () => {
  const whole = bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  assert(
    property(whole, whole, (one, other) => {
      const [first, second] = [one, other].map((numerator) => ({ numerator, denominator: 1n }));
      expect(plus(first!, second!).numerator).toBe(one + other);
      expect(times(first!, second!).numerator).toBe(one * other);
    }),
  );
});
