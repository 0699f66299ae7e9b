import fc from 'fast-check';
import {
  coverRuns,
  createRunFinder,
  type CommonRun,
} from '@/components/integrity/model/common-run';
import { runsOf } from '@/__tests__/full-run';

/** Words of a small vocabulary, so that texts share runs by chance. */
const text = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 34 });
const shortest = fc.integer({ min: 3, max: 8 });

function findRuns(first: readonly number[], second: readonly number[], length: number) {
  const finder = createRunFinder(length);
  finder.add(0, Int32Array.from(second));
  return finder.find(Int32Array.from(first)).get(0) ?? [];
}

/** Every longest run, by looking at every pair of words. */
function expectedRuns(first: readonly number[], second: readonly number[], length: number) {
  const isSame = (at: number, other: number) =>
    first[at] !== undefined && first[at] === second[other];
  const runs: CommonRun[] = [];
  for (let at = 0; at < first.length; at += 1)
    for (let other = 0; other < second.length; other += 1) {
      if (!isSame(at, other) || isSame(at - 1, other - 1)) continue;
      let end = 0;
      while (isSame(at + end, other + end)) end += 1;
      if (end >= length) runs.push({ first: at, second: other, length: end });
    }
  return runs;
}

const sorted = (runs: readonly CommonRun[]) =>
  [...runs].sort((one, other) => one.first - other.first || one.second - other.second);

test('Finds the same runs as a search of every pair of words', () => {
  fc.assert(
    fc.property(text, text, shortest, (first, second, length) => {
      expect(sorted(findRuns(first, second, length))).toEqual(expectedRuns(first, second, length));
    }),
    { numRuns: runsOf(300) },
  );
});

test('Passages contain every word of the runs, only such words, and the same words in both texts', () => {
  fc.assert(
    fc.property(text, text, shortest, (first, second, length) => {
      const runs = expectedRuns(first, second, length);
      const { passages, shared } = coverRuns(runs, { shortest: length, isMutual: true });
      const wordsOf = (ranges: readonly { start: number; end: number }[]) =>
        new Set(ranges.flatMap(({ start, end }) => range(start, end)));
      const inFirst = wordsOf(
        runs.map((run) => ({ start: run.first, end: run.first + run.length })),
      );
      const inSecond = wordsOf(
        runs.map((run) => ({ start: run.second, end: run.second + run.length })),
      );
      expect(wordsOf(passages.map((passage) => passage.first))).toEqual(inFirst);
      expect(wordsOf(passages.map((passage) => passage.second))).toEqual(inSecond);
      expect(shared).toEqual({ first: inFirst.size, second: inSecond.size });
      for (const { first: one, second: other } of passages) {
        expect(one.end - one.start).toBeGreaterThanOrEqual(length);
        expect(first.slice(one.start, one.end)).toEqual(second.slice(other.start, other.end));
      }
    }),
    { numRuns: runsOf(300) },
  );
});

const range = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

test('Compares texts of one repeated word in a moment', () => {
  const words = Array.from({ length: 20_000 }, () => 1);
  expect(findRuns(words, words, 6)).toContainEqual({ first: 0, second: 0, length: 20_000 });
});

test('Compares many texts that repeat a few words in a moment', () => {
  const finder = createRunFinder(6);
  const words = Int32Array.from({ length: 3000 }, (_, index) => index % 7);
  for (let text = 0; text < 40; text += 1) finder.add(text, words);
  const found = [...finder.find(words).values()];
  expect(found).toHaveLength(40);
  for (const runs of found) {
    expect(runs).toContainEqual({ first: 0, second: 0, length: 3000 });
    expect(runs.length).toBeLessThan(10);
  }
});

test('A passage that was copied twice is found twice', () => {
  const runs = findRuns([1, 2, 3, 4, 9, 1, 2, 3, 4], [1, 2, 3, 4], 3);
  const { passages, shared } = coverRuns(runs, { shortest: 3, isMutual: false });
  expect(passages.map(({ first }) => first.start)).toEqual([0, 5]);
  expect(shared).toEqual({ first: 8, second: 4 });
});
