import {
  benchSharedText,
  f1Of,
  precisionOf,
  sharedTextFaults,
  sharedTextTable,
} from '@/tools/quality/bench/shared-text';

const result = benchSharedText(20);

test('finds the copies of the generated texts, in every language and disguise', () => {
  expect(sharedTextFaults(result)).toEqual([]);
  expect(result.accuracy.map(({ name }) => name)).toEqual([
    ...[
      'word for word',
      'sentences reordered',
      'every eighth word replaced',
      'every fourth word replaced',
    ],
    ...['spaces and line breaks changed', 'look-alike letters', 'zero-width characters'],
    ...['independent', 'quoted with its source', 'English', 'Hindi', 'Tamil', 'Arabic', 'All'],
  ]);
  expect(result.large).toMatchObject({ files: 20, copies: 2, rankedFirst: 2 });
  expect(sharedTextTable(result)).toContain('| word for word | 80 | 80 | 0 | 1.00 | 1.000 |');
});

test('precision falls with wrong reports, F1 with those and with copies that are not found', () => {
  expect(precisionOf({ name: 'All', copies: 10, found: 6, wrong: 2 })).toBe(0.75);
  expect(f1Of({ name: 'All', copies: 10, found: 6, wrong: 2 })).toBeCloseTo(2 / 3);
});

test('missed goals are faults', () => {
  const faults = sharedTextFaults({
    accuracy: [{ name: 'All', copies: 100, found: 80, wrong: 1 }],
    classmates: { pairs: 100, reported: 3 },
    large: { ...result.large, seconds: 61, rankedFirst: 1 },
  });
  expect(faults).toHaveLength(5);
});
