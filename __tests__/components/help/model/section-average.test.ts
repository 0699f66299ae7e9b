import { averageText, sectionAverages } from '@/components/help/model/section-average';
import { month, registered, rules } from '../register';

const group = (section: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    registered(`${section} ${index}`, {
      section,
      attendance: [month('2026-11', 10 + index, 10 - index)],
      marks: [{ name: 'Quiz', score: index, maximum: 10 }],
    }),
  );

const shown = (students: Parameters<typeof sectionAverages>[0]) =>
  sectionAverages(students, rules).map(({ section, students: count, ...averages }) => [
    section,
    count,
    ...[averages.attendance, averages.marks].map((average) => averageText(average, rules)),
  ]);

test('A section has the average of its students’ percentages', () => {
  expect(shown(group('1CSE33', 5))).toEqual([['1CSE33', 5, '60%', '20%']]);
});

test('A section of fewer students than the college says has no average', () => {
  expect(shown([...group('B', 4), ...group('A', 6)])).toEqual([
    ['A', 6, '62.5%', '25%'],
    ['B', 4, 'fewer than 5', 'fewer than 5'],
  ]);
});

test('Only students with figures count', () => {
  const students = group('A', 5).map(({ marks, ...student }, index) =>
    index === 0 ? student : { ...student, marks: marks! },
  );
  expect(shown(students)).toEqual([['A', 5, '60%', 'fewer than 5']]);
  expect(shown([registered('Asha')])).toEqual([['1CSE33', 1, 'none', 'none']]);
});

test('There is no total from which a small group could be computed', () => {
  expect(sectionAverages([...group('A', 5), ...group('B', 2)], rules)).toHaveLength(2);
  expect(sectionAverages([], rules)).toEqual([]);
});
