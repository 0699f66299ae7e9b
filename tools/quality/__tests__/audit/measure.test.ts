import { median, medianReading } from '@/tools/quality/audit/measure';
import { readingOf } from './reading';

test.each([
  [[5], 5],
  [[900, 20, 100], 100],
  [[4, 1, 3, 2], 2.5],
  [[0, 0, 0, 7, 9], 0],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

test('the median does not reorder its values, and nothing has no median', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
  expect(() => median([])).toThrow('nothing to compare');
});

test('every measure of a page has its own median', () => {
  const runs = [
    readingOf({ lcp: 900, tbt: 40 }),
    readingOf({ lcp: 1100, tbt: 0 }),
    readingOf({ lcp: 1000, tbt: 0 }),
  ];
  expect(medianReading(runs)).toEqual(readingOf({ lcp: 1000, tbt: 0 }));
});
