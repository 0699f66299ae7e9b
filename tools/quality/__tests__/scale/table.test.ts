import type { ScaleResult } from '@/tools/quality/scale/measure';
import { readSizes } from '@/tools/quality/scale/option';
import { growthExponent, scaleFaults, scaleTable, weightTable } from '@/tools/quality/scale/table';

const result = (count: number, bytes: number, faults: string[] = []): ScaleResult => ({
  count,
  build: count / 10,
  memory: 500,
  pages: [{ path: '/Dashboard/', bytes, gzipped: bytes / 10 }],
  files: { all: count * 900, largest: count * 300 },
  ready: 200,
  heap: 5,
  faults,
});

test('the growth exponent is 0 for constant, 1 for linear and 2 for quadratic growth', () => {
  expect(growthExponent([10, 7], [1000, 7])).toBeCloseTo(0);
  expect(growthExponent([10, 7], [1000, 700])).toBeCloseTo(1);
  expect(growthExponent([10, 7], [100, 700])).toBeCloseTo(2);
});

test('the tables have a row for each size and each page, with exponents from the second size', () => {
  const results = [result(10, 50_000), result(1000, 250_000)];
  const [, , first, second] = scaleTable(results).split('\n');
  expect(first).toBe('| 10 | 1 | 500 | 50.0 | 50 | 3.0 | 200 | 5.0 |');
  expect(second).toContain('| 100 (1.00) | 500 (0.00) | 250.0 (0.35) |');
  expect(weightTable(results)).toContain(
    '| /Dashboard/ | 50.0, gzip 5.0 | 250.0 (0.35), gzip 25.0 |',
  );
});

test('a page of more than 300 kB is reported with its name and size, and so is a broken list', () => {
  expect(scaleFaults([result(10, 300_000)])).toEqual([]);
  const [heavy, broken] = scaleFaults([result(1000, 300_100, ['The search finds nothing.'])]);
  expect(heavy).toMatch(/1000 records .* \/Dashboard\/ has 300\.1 kB of HTML/);
  expect(broken).toBe('The search finds nothing.');
});

test('sizes are read from the command line, and a wrong one is an error', () => {
  expect(readSizes('10,1000')).toEqual([10, 1000]);
  expect(() => readSizes('10,many')).toThrow('--sizes has "many"');
  expect(() => readSizes('20000')).toThrow('from 1 to 10000');
});
