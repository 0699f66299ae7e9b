import { parseSemester, semesterIn } from '@/tools/import/value/semester';

it.each([
  ['3', 3],
  ['III', 3],
  ['V Sem', 5],
  ['Sem-V', 5],
  ['S3', 3],
  ['4th semester', 4],
  ['2-1', 3],
  ['III-II', 6],
  ['3rd Year 1st Sem', 5],
  ['II B.TECH I SEM', 3],
  ['II B.Tech IV Sem', 4],
  ['Year 3 Sem 1', 5],
])('reads the semester %s', (text, semester) => {
  expect(parseSemester(text)).toBe(semester);
});

it.each([
  '02-Jan',
  'Jan-02',
  '2-1-2026',
  '46054',
  '13',
  '0',
  '2-3',
  'II Year',
  '2026-27',
  'odd',
  '',
])('reads no semester from "%s"', (text) => {
  expect(parseSemester(text)).toBeUndefined();
});

it('finds the year and the semester in a sentence', () => {
  expect(semesterIn('CLASS TIME TABLE - II B.TECH I SEM (A.Y. 2026-27)')).toEqual({
    year: 2,
    semester: 3,
  });
  expect(semesterIn('RESULTS OF I B.TECH II SEMESTER (R23), JULY-2026').semester).toBe(2);
  expect(semesterIn('III Year attendance')).toEqual({ year: 3 });
  expect(semesterIn('Provisional Results - April/May 2026')).toEqual({});
});
