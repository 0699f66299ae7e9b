import fc from 'fast-check';
import { formatCount } from '@/lib/text/count';

test('A number has a comma after each three digits, as English has it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'));
    }),
    { examples: [[0], [999], [1000], [999_999], [1_000_000]] },
  );
});
