import { judgedSeconds } from '@/tools/quality/measure/cost';
import {
  problemsOf,
  growthExponent,
  tableOf,
  type ResultReport,
} from '@/tools/quality/measure/report';
import { readSizes } from '@/tools/quality/measure/sizes';

interface Result {
  size: number;
  time?: number;
}

const report: ResultReport<Result> = {
  subject: ({ size }) => `${size} files`,
  size: ({ size }) => size,
  columns: [
    ['Files', ({ size }) => size],
    ['Time (s)', ({ time }) => time, 1],
    ['Growth', ({ time }) => time, 0, 'growth'],
    ['Ratio', ({ time }) => time, 0, 'ratio'],
  ],
  limits: [
    ['the time', ({ time }) => time, 'at most', 10, 's'],
    ['the time', ({ time }) => time, 'below', ({ size }) => size / 10],
    ['the size', ({ size }) => size, 'at least', 100],
  ],
};

test('the growth exponent is 0 for constant, 1 for linear and 2 for quadratic growth', () => {
  expect(growthExponent([10, 7], [1000, 7])).toBeCloseTo(0);
  expect(growthExponent([10, 7], [1000, 700])).toBeCloseTo(1);
  expect(growthExponent([10, 7], [100, 700])).toBeCloseTo(2);
});

test('the table has a row for each result, with growth from the row above and the ratio to the first', () => {
  const results = [{ size: 10, time: 2 }, { size: 1000, time: 200 }, { size: 2000 }];
  expect(tableOf(report, results).split('\n')).toEqual([
    '| Files | Time (s) | Growth | Ratio |',
    '| --- | ---: | ---: | ---: |',
    '| 10 | 2.0 | 2 | 2 |',
    '| 1,000 | 200.0 | 200 (1.00) | 200 (×100.00) |',
    '| 2,000 | – | – | – |',
  ]);
});

test('a figure at its limit meets it, and one beyond is named with its limit', () => {
  expect(problemsOf(report, [{ size: 101, time: 10 }])).toEqual([]);
  expect(problemsOf(report, [{ size: 1000, time: 10.01 }])).toEqual([
    '1000 files: the time is 10.01 s, but must be at most 10 s.',
  ]);
  expect(problemsOf(report, [{ size: 99, time: 9.9 }])).toEqual([
    '99 files: the time is 9.9, but must be below 9.9.',
    '99 files: the size is 99, but must be at least 100.',
  ]);
});

test('a result without the figure is not judged, and one that could not be measured fails', () => {
  expect(problemsOf(report, [{ size: 100 }])).toEqual([]);
  expect(problemsOf(report, [{ size: 100, time: NaN }])).toHaveLength(2);
});

test('a run on a busy computer is judged by its processor time', () => {
  const run = { seconds: 900, processor: 700, memory: 1, isBusy: true };
  expect([judgedSeconds(run), judgedSeconds(run, 2)]).toEqual([700, 350]);
  expect(judgedSeconds({ ...run, isBusy: false })).toBe(900);
});

test('sizes are read from the command line, and a wrong one is an error', () => {
  expect(readSizes('10,1000', {})).toEqual([10, 1000]);
  expect(() => readSizes('10,many', {})).toThrow('--sizes has "many"');
  expect(() => readSizes('100', { least: 101 })).toThrow('whole numbers from 101, such as');
  expect(() => readSizes('20000', { most: 10_000 })).toThrow('from 1 to 10000');
});
