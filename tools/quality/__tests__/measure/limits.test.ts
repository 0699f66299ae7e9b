import { equalWords, longTexts, readingReport } from '@/__tests__/reading/reading';
import { compareClassReport } from '@/tools/quality/bench/compare-class';
import { firstLoadReport } from '@/tools/quality/bench/first-load';
import { hostileReport, importReport } from '@/tools/quality/import/importing';
import { problemsOf, tableOf } from '@/tools/quality/measure/report';
import { scaleProblems, weightTable } from '@/tools/quality/scale/scale-report';
import { sealingReport } from '@/tools/quality/seal/sealing';

const run = { seconds: 180, processor: 300, memory: 1000, isBusy: false, changed: 100 };

test('a large college must be sealed in time, and edits at a small part of it; a small one in any time', () => {
  const first = { ...run, seconds: 150, changed: 100_000 };
  const second = { ...run, processor: 15, changed: 1000, written: 1000 };
  const right = { people: 100_000, first, compressing: 144, bytes: 5e8, second };
  const slow = {
    ...right,
    first: { ...first, seconds: 180 },
    second: { ...second, processor: 18 },
  };
  const small = { ...slow, people: 99_999, second: { ...second, changed: 999, written: 1000 } };
  expect(problemsOf(sealingReport, [right])).toEqual([]);
  expect(problemsOf(sealingReport, [small, slow])).toEqual([
    '99,999 people: the number of files of the second run is 1,000, but must be exactly 999.',
    '100,000 people: the time ÷ that of compressing is 1.25, but must be at most 1.2.',
    '100,000 people: the processor time of the second run is 6 %, but must be at most 5 %.',
  ]);
  const many = { ...right, people: 1_000_000, first: { ...first, processor: 3000 } };
  const edited = { ...second, changed: 10_000, written: 10_000 };
  expect(problemsOf(sealingReport, [right, { ...many, second: edited }])).toEqual([]);
  const grown = { ...many, first: { ...first, processor: 3300 }, second: edited };
  expect(problemsOf(sealingReport, [right, grown])).toEqual([
    '1,000,000 people: the growth exponent is 1.041, but must be at most 1.02.',
  ]);
  const holding = { ...right, people: 10_000, first: { ...first, memory: 440, processor: 30 } };
  expect(
    problemsOf(sealingReport, [
      { ...holding, second: { ...second, changed: 100, written: 100 } },
      { ...right, first: { ...first, memory: 575 } },
    ]),
  ).toEqual([
    '100,000 people: the growth exponent of the memory is 0.116, but must be at most 0.1.',
  ]);
});

test('an import writes everybody, then nobody, then those who changed', () => {
  const right = {
    ...{ students: 1000, rows: 1e5, people: 1050, changed: 10, bytes: 9e6 },
    ...{ first: { ...run, written: 1050 }, second: { ...run, written: 0 } },
    third: { ...run, written: 10 },
  };
  const slow = { ...right, third: { ...run, seconds: 601, memory: 1501, written: 11 } };
  expect(problemsOf(importReport, [right])).toEqual([]);
  expect(problemsOf(importReport, [{ ...slow, students: 100_000, people: 1051 }])).toEqual([
    '100,000 students: the number of records of the first run is 1,050, but must be exactly 1,051.',
    '100,000 students: the number of records of the third run is 11, but must be exactly 10.',
    '100,000 students: the time of the third run is 601 s, but must be at most 600 s.',
    '100,000 students: the memory of the third run is 1,501 MB, but must be at most 1,500 MB.',
  ]);
});

test('an export that keeps the import busy must end in time, with its sentence', () => {
  const cost = { ...run, seconds: 10 };
  const right = { name: 'columns', says: 'Too many.', cost, text: 'error: Too many.' };
  expect(problemsOf(hostileReport, [right])).toEqual([]);
  expect(problemsOf(hostileReport, [{ ...right, cost: run, text: '' }])).toEqual([
    'Import of columns ("Too many."): the time is 180 s, but must be at most 10 s.',
    'Import of columns ("Too many."): how often it says so is 0, but must be at least 1.',
  ]);
});

test('a class is compared in time for its size, in the pairs that share a page, and asks nobody else', () => {
  const right = {
    ...{
      files: 300,
      pairs: 4350,
      time: 60_000,
      processorTime: 60_000,
      writingTime: 10_000,
      memory: 600,
    },
    ...{ presses: { count: 1, slowest: 200, longestTask: 90 }, outside: [] as string[] },
  };
  expect(problemsOf(compareClassReport, [right])).toEqual([]);
  const wrong = {
    ...right,
    files: 60,
    pairs: 149,
    processorTime: 91_000,
    outside: ['https://a.example'],
  };
  expect(problemsOf(compareClassReport, [wrong])).toEqual([
    'Comparing 60 PDFs: the number of pairs is 149, but must be exactly 150.',
    'Comparing 60 PDFs: the processor time ÷ that of writing is 9.1, but must be at most 9.',
    'Comparing 60 PDFs: the number of requests to other hosts is 1, but must be exactly 0.',
  ]);
});

test('the first JavaScript of a page is compared with that of an empty export', () => {
  const baseline = { path: '/', bytes: 100_000 };
  const report = firstLoadReport(baseline);
  const rows = tableOf(report, [{ path: '/Chats/', bytes: 135_000 }, baseline])
    .split('\n')
    .slice(2);
  expect(rows).toEqual(['| /Chats/ | 135.0 | 1.35 |', '| Empty Next.js export | 100.0 | 1.00 |']);
});

test('a page of more than 300 kB is reported with its name and size, and so is a broken list', () => {
  const scale = (count: number, bytes: number, problems: string[] = []) => ({
    ...{ count, build: count / 10, memory: 500, ready: 200, heap: 5, problems },
    pages: [{ path: '/Dashboard/', bytes, gzipped: bytes / 10 }],
    files: { all: count * 900, largest: count * 300 },
  });
  expect(scaleProblems([scale(10, 300_000)])).toEqual([]);
  expect(scaleProblems([scale(1000, 300_100, ['The search finds nothing.'])])).toEqual([
    expect.stringMatching(/^\/Dashboard\/ with 1000 records .* its HTML is 300\.1 kB/),
    'The search finds nothing.',
  ]);
  expect(weightTable([scale(10, 50_000), scale(1000, 250_000)])).toContain(
    '| /Dashboard/ | 50.0, gzip 5.0 | 250.0 (0.35), gzip 25.0 |',
  );
});

test('a text is read from a file when 99 of 100 words are equal and none but one is added', () => {
  expect(equalWords(['rain', 'falls', 'on', 'the', 'sea'], ['falls', 'rain', 'on', 'sea'])).toBe(3);
  expect(longTexts).toHaveLength(6);
  const right = {
    ...{ language: 'Hindi', words: 200, pairs: 3, found: 3 },
    read: { '.docx': { all: 202, equal: 198 } },
  };
  const wrong = { ...right, words: 100, found: 2, read: { '.docx': { all: 102, equal: 98 } } };
  expect(problemsOf(readingReport(['.docx']), [right, wrong])).toEqual([
    'Hindi: the length of the text is 100 words, but must be at least 160 words.',
    'Hindi: what is read rightly of .docx is 98 words, but must be at least 99 words.',
    'Hindi: what is read of .docx is 102 words, but must be at most 101 words.',
    'Hindi: the number of pairs found is 2, but must be exactly 3.',
  ]);
});
