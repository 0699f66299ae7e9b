import { whoMoved } from '@/components/progress/model/moved';
import { month, registered, shown, students } from '../register';

const names = ['Quiz 1', 'Home work', 'Mid-semester', 'Quiz 2'];

/** A student with these percentages, one an assessment. */
const marked = (name: string, percents: readonly number[], attendance = 20) =>
  registered(name, {
    attendance: [month('2026-11', attendance, 20 - attendance)],
    marks: percents.map((score, index) => ({ name: names[index]!, score, maximum: 100 })),
  });

const moved = (list: Parameters<typeof shown>[1]) => {
  const { rows } = shown('?show=all', list);
  const known = new Set(rows.flatMap(({ marks }) => [...marks.keys()]));
  return whoMoved(
    rows,
    names.filter((name) => known.has(name)),
  );
};

test('The last two assessments are compared with the two before, from 10 points on, three in each direction', () => {
  const list = [
    marked('Kavya', [76, 66, 47, 42], 5),
    marked('Tarun', [70, 80, 50, 52]),
    marked('Rohan', [70, 80, 58, 56]),
    marked('Fourth', [70, 80, 65, 64]),
    marked('Nine', [70, 80, 66, 66]),
    marked('Meera', [50, 50, 75, 75]),
    marked('Not marked', [50, 50, 75]),
  ];
  const { basis, down, up } = moved({ list });
  expect(basis).toBe('Mid-semester and Quiz 2 against Quiz 1 and Home work, in percentage points');
  expect(down.map(({ row, points }) => [row.name, points])).toEqual([
    ['Kavya', -26.5],
    ['Tarun', -24],
    ['Rohan', -18],
  ]);
  expect(up.map(({ row, points }) => [row.name, points])).toEqual([['Meera', 25]]);
  expect(down.map(({ why }) => why)).toEqual([
    'Attendance is 25%, below 75%: 5 of 20 classes, Nov 2026',
    'Quiz 2: 52 of 100',
    'Quiz 2: 56 of 100',
  ]);
});

test('With fewer than four assessments, the last four weeks are compared with the four before', () => {
  const weeks = [[5, 5], [5, 5], [5, 5], [5, 5], null, [2, 5], [3, 5], [5, 5], [2, 5]] as never;
  const list = [...students, registered('Lata', { log: { from: '2026-09-21', weeks } })];
  const { basis, down, up } = moved({ list });
  expect(basis).toMatch(/^Attendance of the last four weeks/);
  expect(down.map(({ row, before, now }) => [row.name, before, now])).toEqual([['Lata', 100, 60]]);
  expect(up).toEqual([]);
});
