import Papa from 'papaparse';
import { importCsv } from '@/tools/college/import/run-import';
import type { DataProblem } from '@/tools/import/problem/data-problem';
import { Problems } from '@/tools/import/problem/problems';

const dangling = (line: number, value: string): DataProblem => ({
  ...{ severity: 'warning', stage: 'reference', code: 'unknown-section' },
  place: { file: 'enrollments.csv', line },
  ...{ value, message: 'This section is in no list of sections.' },
});

test('the table has every problem, and no spreadsheet runs a formula from it', () => {
  const problems = new Problems();
  for (const problem of [dangling(9, 'x;=1+1;y'), dangling(4, 'X-1')]) problems.report(problem);
  const text = importCsv(problems, undefined);
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
  expect(data.slice(1).map((row) => [row[4], row[6]])).toEqual([
    ['4', 'X-1'],
    ['9', "x;'=1+1;y"],
  ]);
});
