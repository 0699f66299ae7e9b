import { assert, bigInt, double, integer, property } from 'fast-check';
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
