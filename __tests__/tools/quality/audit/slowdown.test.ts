import { slowdownOf } from '@/tools/quality/audit/slowdown';

test('the phone is four times slower than the usual computer, and as slow measured on a slower one', () => {
  expect(slowdownOf(2300)).toBe(4);
  expect(slowdownOf(1150)).toBe(2);
});

test('a fast computer is slowed down as usual, and none is made faster', () => {
  expect(slowdownOf(4000)).toBe(4);
  expect(slowdownOf(100)).toBe(1);
});
