import {
  assessmentSpreads,
  spreadOf,
  weekSpreads,
} from '@/components/progress/model/section-spread';
import { registered, shown, students } from '../register';

test.each([
  [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 32.5, 55, 77.5],
  [[3, 1, 2], 1.5, 2, 2.5],
  [[7], 7, 7, 7],
])('The quarters of %j', (marks, low, middle, high) => {
  expect(spreadOf(marks.map((part) => ({ part, whole: 100 })))).toEqual({
    ...{ count: marks.length, low, middle, high },
  });
});

test('Nothing has no spread', () => {
  expect(spreadOf([])).toBeNull();
});

test('An assessment has the mark of each student in percent', () => {
  const { rows } = shown('?show=all');
  expect(assessmentSpreads(rows, ['Quiz 1', 'Not marked'])).toEqual([
    {
      name: 'Quiz 1',
      marks: [
        { id: '25-ASHA', value: 20 },
        { id: '25-محمد', value: 90 },
      ],
      spread: { count: 2, low: 37.5, middle: 55, high: 72.5 },
    },
  ]);
});

test('Attendance so far counts every week before, also where weeks are not known', () => {
  const log = (from: string, weeks: [number, number][]) =>
    registered('Lata', { log: { from, weeks } });
  const list = [
    ...students,
    log('2026-10-26', [
      [5, 5],
      [5, 5],
      [5, 5],
    ]),
  ];
  expect(
    weekSpreads(list, 75).map(({ monday, spread, below }) => [
      monday,
      spread.count,
      spread.middle,
      below,
    ]),
  ).toEqual([
    ['2026-10-19', 1, 40, 1],
    ['2026-10-26', 2, 65, 1],
    ['2026-11-02', 2, 65, 1],
    ['2026-11-09', 2, 62.5, 1],
  ]);
  expect(weekSpreads(list, null).every(({ below }) => below === 0)).toBe(true);
  expect(weekSpreads([registered('Nobody')], 75)).toEqual([]);
});
