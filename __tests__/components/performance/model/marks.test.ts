import { formatShort, fractionOf } from '@/components/performance/model/fraction';
import { bandOfPercentage, formatMarks } from '@/components/performance/model/grade-band';
import {
  isHalfMarked,
  marksOf,
  type Assessment,
  creditsToCome,
  performanceOf,
} from '@/components/performance/model/marks';
import { academic } from '@/content/campus';
import type { Assignment } from '@/content/schema/student/assignment';
import type { Subject } from '@/content/schema/student/subject';

const graded = (id: string, score: number, maximum: number, weight?: number): Assessment => ({
  ...{ id, name: id, state: 'graded', score, maximum },
  ...(weight !== undefined && { weight }),
});

const figures = (assessments: Assessment[]) => {
  const { by, percentage, decided, total, open, missing, uncounted } = marksOf(assessments);
  return {
    ...{ by, missing, uncounted },
    percentage: percentage && formatShort(percentage),
    decided: formatShort(decided),
    total: total && formatShort(total),
    open: open.map(({ id }) => id),
  };
};

test('Marks count by the weight of their assignments', () => {
  const open: Assessment = { id: 'exam', name: 'exam', weight: 60 };
  expect(figures([graded('quiz', 8, 10, 10), graded('paper', 15, 20, 30), open])).toEqual({
    ...{ by: 'weight', percentage: '76.25', decided: '40', total: '100', open: ['exam'] },
    ...{ missing: 0, uncounted: 0 },
  });
});

test('Weight that no assignment has is still to come', () => {
  expect(figures([graded('quiz', 8, 10, 25)])).toMatchObject({ decided: '25', total: '100' });
});

test('Assignments with more than 100 percent in all count in proportion', () => {
  expect(figures([graded('one', 5, 10, 80), graded('two', 10, 10, 80)])).toMatchObject({
    ...{ percentage: '75', total: '160' },
  });
});

test('Without weights, marks count by their points and the rest is not known', () => {
  const open: Assessment = { id: 'exam', name: 'exam' };
  expect(figures([graded('quiz', 8, 10), graded('paper', 10, 40), open])).toMatchObject({
    ...{ by: 'points', percentage: '36', total: null, open: ['exam'] },
  });
});

test('Missing work counts as 0, exempt work does not count', () => {
  const missing: Assessment = { id: 'late', name: 'late', state: 'missing', weight: 10 };
  const exempt: Assessment = { id: 'lab', name: 'lab', state: 'exempt', weight: 20 };
  expect(figures([graded('quiz', 9, 10, 30), missing, exempt])).toMatchObject({
    ...{ percentage: '67.5', decided: '40', total: '80', missing: 1, open: [] },
  });
});

test('A grade without points, and points without a maximum, are not added', () => {
  const letter: Assessment = {
    id: 'essay',
    name: 'essay',
    state: 'graded',
    grade: 'A',
    weight: 20,
  };
  const points: Assessment = { id: 'talk', name: 'talk', state: 'graded', score: 7, weight: 10 };
  expect(figures([graded('quiz', 9, 10, 30), letter, points])).toMatchObject({
    ...{ percentage: '90', decided: '30', total: '70', uncounted: 2 },
  });
});

test('Without any marks, the percentage is not known', () => {
  expect(figures([{ id: 'exam', name: 'exam', weight: 60, state: 'submitted' }])).toMatchObject({
    ...{ percentage: null, decided: '0', total: '100', open: ['exam'] },
  });
});

test('Marks below the best grade are never shown as the percentage that gives it', () => {
  const { grading } = academic;
  const marks = fractionOf(89.96);
  expect(bandOfPercentage(marks, grading)?.grade).toBe('A+');
  expect(formatMarks(marks, grading)).toBe('89.9%');
  const bands = grading.bands.map((band) => (band.from === 90 ? { ...band, from: 89.95 } : band));
  expect(bandOfPercentage(marks, { ...grading, bands })?.grade).toBe('O');
  expect(formatMarks(marks, { ...grading, bands })).toBe('89.96%');
});

test('Half of a subject is marked by weight; points alone do not say what is still to come', () => {
  const isHalf = (...assessments: Assessment[]) => isHalfMarked(marksOf(assessments));
  expect(isHalf(graded('quiz', 3, 10, 10))).toBe(false);
  expect(isHalf(graded('quiz', 3, 10, 10), graded('test', 3, 10, 40))).toBe(true);
  expect(isHalf(graded('quiz', 3, 10), graded('test', 20, 30))).toBe(false);
});

const subject: Subject = { id: 'maths', code: 'MA1', name: 'Mathematics', credits: 4 };

const assignment = (id: string, subjectId: string | undefined, due?: string): Assignment => ({
  ...{ id, name: id, subject: 'Mathematics' },
  ...(subjectId && { subjectId }),
  ...(due && { due }),
});

test('The assessments of a subject are its assignments, by their due day', () => {
  const list = [
    ...[assignment('exam', 'maths'), assignment('paper', 'maths', '2026-10-09')],
    ...[assignment('quiz', 'maths', '2026-09-14'), assignment('essay', 'english')],
    assignment('unlinked', undefined),
  ];
  const { assessments } = performanceOf(subject, list)!;
  expect(assessments.map(({ id }) => id)).toEqual(['quiz', 'paper', 'exam']);
});

test('A subject without marks, grade and attendance has no performance', () => {
  expect(performanceOf(subject, [assignment('essay', 'english')])).toBeUndefined();
});

test('The credits to come are those of the terms without results', () => {
  const subjects = [
    { ...subject, term: 'Semester 1' },
    { ...subject, term: 'Semester 2', credits: 3.5 },
    { ...subject, term: 'Semester 2', credits: undefined },
  ];
  const terms = [{ id: 'one', name: 'Semester 1', subjects: [] }];
  const results = { asOf: '2026-11-20', basis: 'Published results', terms };
  expect(creditsToCome(subjects, results)).toBe('3.5');
  expect(creditsToCome([{ ...subject, credits: undefined }])).toBe('');
});
