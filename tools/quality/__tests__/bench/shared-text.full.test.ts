import {
  benchSharedText,
  f1Of,
  precisionOf,
  sharedTextProblems,
  sharedTextTable,
} from '@/tools/quality/bench/shared-text';

// The benchmark measures more of each.
const result = benchSharedText(20, { sources: 1, essays: 1, classmates: 4 });

test('finds the copies of the generated texts, in every language and disguise', () => {
  // Other tests use the same processor and memory.
  const large = { ...result.large, seconds: 1, memory: 1 };
  expect(sharedTextProblems({ ...result, large })).toEqual([]);
  const names = result.accuracy.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['word for word', 'every fourth word replaced', 'look-alike letters', 'independent'],
      ...['quoted with its source', 'written: rewritten', 'written: own words'],
      ...['essays: every eighth word replaced', 'essays: independent'],
    ]),
  );
  expect(names.slice(-5)).toEqual(['English', 'Hindi', 'Tamil', 'Arabic', 'All']);
  expect(result.large).toMatchObject({ files: 20, copies: 2, rankedFirst: 2 });
  expect(sharedTextTable(result)).toContain('| word for word | 4 | 4 | 0 | 1.00 | 1.000 |');
});

test('precision falls with wrong reports, F1 with those and with copies that are not found', () => {
  expect(precisionOf({ name: 'All', copies: 10, found: 6, wrong: 2 })).toBe(0.75);
  expect(f1Of({ name: 'All', copies: 10, found: 6, wrong: 2 })).toBeCloseTo(2 / 3);
});

test('missed goals are problems', () => {
  const problems = sharedTextProblems({
    accuracy: [
      { name: 'Tamil', copies: 100, found: 80, wrong: 0 },
      { name: 'independent', copies: 0, found: 0, wrong: 1 },
      { name: 'All', copies: 1000, found: 980, wrong: 0 },
    ],
    classmates: { pairs: 100, reported: 3 },
    large: { ...result.large, seconds: 61, memory: 1, rankedFirst: 1 },
  });
  expect(problems).toHaveLength(5);
});
