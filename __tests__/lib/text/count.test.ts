import fc from 'fast-check';
import { formatCount, countCharacters } from '@/lib/text/count';

test('A number has a comma after each three digits, as English has it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'));
    }),
    { examples: [[0], [999], [1000], [999_999], [1_000_000]] },
  );
});

test.each([
  ['', 0],
  ['two words', 9],
  ['👩‍👩‍👧 👍🏽', 3],
  ['கொடு', 2],
  ['é', 1],
  [`e${'\u0301'.repeat(99)}`, 10],
])('%j has the characters that people see, and no letter has endless marks', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
