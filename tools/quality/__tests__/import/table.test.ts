import type { ImportResult, ImportRun } from '@/tools/quality/import/measure';
import { hostileFaults, importFaults, importTable } from '@/tools/quality/import/table';

/** An import within all limits. */
function result(students: number, changes: Partial<ImportResult> = {}): ImportResult {
  const people = students * 1.05;
  const changed = students / 100;
  const run = { seconds: students / 500, processor: students / 400, memory: 900, isBusy: false };
  return {
    ...{ students, people, changed, rows: students * 100, bytes: students * 9000 },
    first: { ...run, written: people },
    second: { ...run, seconds: students / 1000, written: 0 },
    third: { ...run, seconds: students / 800, written: changed },
    ...changes,
  };
}

test('the table shows each size of college, with the growth exponent of the processor time', () => {
  expect(
    importTable([result(1000), result(10_000)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| 1,000 | 100,000 | 2.0 | 2.5 | 900 | 9.0 | 1.0 | 1.3 | 10 |',
    '| 10,000 | 1,000,000 | 20.0 | 25.0 (1.00) | 900 | 90.0 | 10.0 | 12.5 | 100 |',
  ]);
});

test('imports within the limits have no faults', () => {
  expect(importFaults([result(1000), result(10_000), result(100_000)])).toEqual([]);
});

test('every limit that is exceeded is named', () => {
  const run: ImportRun = { seconds: 601, processor: 400, memory: 1501, isBusy: false, written: 1 };
  const large = result(100_000, { first: run, second: run, third: run });
  expect(importFaults([result(10_000), large])).toEqual([
    'With 100000 students, the first run wrote 1 records instead of 105000.',
    'With 100000 students, the second run wrote 1 records instead of 0.',
    'With 100000 students, the third run wrote 1 records instead of 1000.',
    'With 100000 students, the growth exponent is 1.20; the limit is 1.1.',
    'With 100000 students, the first run took 601 s; the limit is 600 s.',
    'With 100000 students, the first run used 1501 MB; the limit is 1500 MB.',
    'With 100000 students, the second run took 601 s; the limit is 600 s.',
    'With 100000 students, the second run used 1501 MB; the limit is 1500 MB.',
    'With 100000 students, the third run took 601 s; the limit is 600 s.',
    'With 100000 students, the third run used 1501 MB; the limit is 1500 MB.',
  ]);
});

test('a run on a busy computer is judged by its processor time', () => {
  const { first } = result(100_000);
  const slow = { ...first, seconds: 900, isBusy: true };
  expect(importFaults([result(100_000, { first: { ...slow, processor: 500 } })])).toEqual([]);
  expect(importFaults([result(100_000, { first: { ...slow, processor: 700 } })])).toEqual([
    'With 100000 students, the first run took 700 s; the limit is 600 s.',
  ]);
});

test('a small college is not judged by the time and memory of a large one', () => {
  const { first } = result(1000);
  expect(importFaults([result(1000, { first: { ...first, seconds: 900, memory: 2000 } })])).toEqual(
    [],
  );
});

test('an export that keeps the import busy must end in time, with its sentence', () => {
  const cost = { seconds: 9, processor: 12, memory: 300, isBusy: false };
  const says = 'This table has too many columns.';
  const text = `error: wide.csv\n  ${says}`;
  expect(hostileFaults('columns', { says }, { cost, text })).toEqual([]);
  expect(hostileFaults('columns', { says }, { cost: { ...cost, seconds: 11 }, text: '' })).toEqual([
    'The import of columns took 11 s; the limit is 10 s.',
    `The import of columns did not print "${says}".`,
  ]);
});
