import { slowdownOf } from '@/tools/quality/audit/slowdown';

test('the simulated phone is equally slow on the reference computer and on a slower one', () => {
  expect(slowdownOf(2300)).toBe(4);
  expect(slowdownOf(1150)).toBe(2);
});

test('a fast computer is slowed down as usual, and no computer is sped up', () => {
  expect(slowdownOf(4000)).toBe(4);
  expect(slowdownOf(100)).toBe(1);
});
