import {
  compareClassTable,
  tooSlowToCompare,
  type CompareClassResult,
} from '@/tools/quality/bench/compare-class';

const result: CompareClassResult = {
  ...{ files: 300, pairs: 44_850, time: 59_000, processorTime: 80_000, memory: 600 },
  ...{ presses: { count: 60, slowest: 200, longestTask: 90 }, outside: [] },
};

test('the comparison of a class within all limits has no fault', () => {
  expect(tooSlowToCompare(result)).toEqual([]);
  expect(compareClassTable(result).split('\n')[2]).toBe(
    '| 300 | 8 | 44850 | 59.0 | 80.0 | 200 | 90 | 600 |',
  );
});

test.each([
  [{ time: 60_001 }, /takes 60001 ms; the limit is 60000 ms/],
  [{ files: 60, pairs: 1770, time: 12_001 }, /60 PDFs takes 12001 ms; the limit is 12000 ms/],
  [{ pairs: 44_849 }, /has 44849 of 44850 pairs/],
  [{ presses: { count: 9, slowest: 208, longestTask: 0 } }, /a press takes 208 ms/],
  [{ presses: { count: 0, slowest: 0, longestTask: 0 } }, /No press was measured/],
  [{ memory: 601 }, /takes 601 MB/],
  [{ outside: ['https://other.example/a'] }, /https:\/\/other\.example\/a was requested/],
])('the comparison of a class with %j is named', (part, sentence) => {
  expect(tooSlowToCompare({ ...result, ...part })).toEqual([expect.stringMatching(sentence)]);
});
