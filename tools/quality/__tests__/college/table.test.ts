import type { SealingResult } from '@/tools/quality/college/measure';
import { sealingFaults, sealingTable } from '@/tools/quality/college/table';

/** A college that is sealed within all limits. */
function result(people: number, changes: Partial<SealingResult> = {}): SealingResult {
  const first = { seconds: people / 1000, processor: people / 500, memory: 300, isBusy: false };
  const second = { ...first, seconds: people / 20_000, changed: 100, written: 100 };
  return { people, first, bytes: people * 5000, second, ...changes };
}

test('the table shows each size of college, with the growth exponent of the processor time', () => {
  expect(sealingTable([result(1000), result(10_000)])).toBe(
    [
      '| People | Time (s) | Processor time (s) | Memory (MB) | Sealed (MB) | After 100 edits (s) | After 100 edits (files) |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| 1,000 | 1.0 | 2.0 | 300 | 5.0 | 0.1 | 100 |',
      '| 10,000 | 10.0 | 20.0 (1.00) | 300 | 50.0 | 0.5 | 100 |',
    ].join('\n'),
  );
});

test('a college within the limits has no faults', () => {
  expect(sealingFaults([result(1000), result(10_000), result(100_000)])).toEqual([]);
});

test('every limit that is exceeded is named', () => {
  const large = result(100_000);
  const first = { seconds: 181, processor: 300, memory: 1001, isBusy: false };
  const second = { ...large.second, seconds: 19, changed: 101, written: 101 };
  expect(sealingFaults([result(10_000), { ...large, first, second }])).toEqual([
    'With 100000 people, the second run wrote 101 files instead of 100.',
    'With 100000 people, the growth exponent is 1.18; the limit is 1.05.',
    'With 100000 people, sealing took 181 s; the limit is 180 s.',
    'With 100000 people, sealing used 1001 MB; the limit is 1000 MB.',
    'With 100000 people, the second run took 19.0 s; the limit is a tenth of 181.0 s.',
  ]);
});

test('a small college is not judged by the limits of a large one', () => {
  const first = { seconds: 500, processor: 2, memory: 2000, isBusy: false };
  expect(sealingFaults([result(1000, { first })])).toEqual([]);
});

test('a run on a busy computer is judged by its processor time on two cores', () => {
  const first = { seconds: 400, processor: 200, memory: 300, isBusy: true };
  expect(sealingFaults([result(100_000, { first })])).toEqual([]);
  expect(sealingFaults([result(100_000, { first: { ...first, isBusy: false } })])).toEqual([
    'With 100000 people, sealing took 400 s; the limit is 180 s.',
  ]);
  expect(sealingFaults([result(100_000, { first: { ...first, processor: 370 } })])).toEqual([
    'With 100000 people, sealing took 185 s; the limit is 180 s.',
  ]);
});
