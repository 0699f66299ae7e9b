import { createPassageLimit } from '@/components/integrity/model/passage-limit';
import { passageText } from '@/components/integrity/model/report/report';
import type { ComparedPair } from '@/components/integrity/model/text';

const pairOf = (count: number): ComparedPair => ({
  ...{
    first: 'a',
    second: 'b',
    shared: { first: 9, second: 9 },
    compared: { first: 9, second: 9 },
  },
  passages: Array.from({ length: count }, (_, index) => {
    const range = { start: index * 100, end: index * 100 + 6 + index };
    return { first: range, second: range };
  }),
});

test('Keeps all passages until there are too many, then the longest of each pair in their order', () => {
  const limit = createPassageLimit(60);
  expect(limit(pairOf(50))).toEqual(pairOf(50));
  const shortened = limit(pairOf(30));
  expect(shortened.passages).toEqual(pairOf(30).passages.slice(20));
  expect(passageText(shortened)).toBe('30 shared passages, of which 10 are shown');
  expect(limit(pairOf(10))).toEqual(pairOf(10));
  expect(passageText(pairOf(1))).toBe('1 shared passage');
});
