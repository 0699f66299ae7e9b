import { marksOf } from '@/components/performance/model/marks';
import {
  classMedian,
  formatReached,
  reachableGrade,
} from '@/components/progress/model/reachable-grade';
import { academic } from '@/content/campus';
import type { Assignment } from '@/content/schema/student/assignment';

const { grading } = academic;

const work = (id: string, weight: number, maximum: number, score?: number): Assignment => ({
  ...{ id, name: id, subject: 'Physics', weight, maximum },
  ...(score !== undefined && { score, state: 'graded' as const }),
});

const next = (items: readonly Assignment[]) => reachableGrade(marksOf(items), null, grading);

test('with one assessment open, the next better grade is said in its points', () => {
  const items = [work('Quiz', 20, 20, 14), work('Test', 40, 40, 26), work('End-semester', 40, 60)];
  expect(next(items)).toEqual({
    ...{ grade: 'A', isBetter: true, needs: '45 of 60', name: 'End-semester' },
    share: 0.75,
  });
  expect(formatReached(marksOf(items))).toBe('40 of 60');
});

test('with several open, it is said in percent of the rest', () => {
  expect(next([work('Test', 50, 50, 30), work('Lab', 20, 20), work('End', 30, 60)])).toMatchObject({
    ...{ grade: 'A', needs: '80% of the rest', name: null },
  });
});

test('a better grade that cannot be reached gives way to keeping the one so far', () => {
  expect(next([work('Test', 90, 100, 72), work('End', 10, 10)])).toMatchObject({
    ...{ grade: 'A', isBetter: false, needs: '5.2 of 10' },
  });
});

test('nothing is said before half of the subject is marked', () => {
  expect(next([work('Quiz', 20, 20, 14), work('End', 80, 80)])).toBeNull();
});

test('for every score, what is needed is enough and a tenth less is not', () => {
  for (let score = 20; score <= 60; score += 1) {
    const marked = work('Test', 60, 60, score);
    const found = next([marked, work('End', 40, 40)]);
    if (!found || found.share === 0) continue;
    const { from } = grading.bands.find(({ grade }) => grade === found.grade)!;
    const points = Number.parseFloat(found.needs);
    const total = (got: number) => marksOf([marked, work('End', 40, 40, got)]).percentage!;
    const number = (got: number) => Number(total(got).numerator) / Number(total(got).denominator);
    expect(number(points)).toBeGreaterThanOrEqual(from!);
    expect(number(Math.round(10 * points - 1) / 10)).toBeLessThan(from!);
  }
});

test('the median of the class counts as the marks do', () => {
  const figures = (middle: number) => ({ count: 12, middle });
  const items = [
    { ...work('Quiz', 10, 20, 14), class: figures(60) },
    { ...work('Test', 30, 50, 26), class: figures(80) },
    work('End', 60, 60),
  ];
  expect(classMedian(items, marksOf(items))).toBe(75);
  expect(classMedian([work('Quiz', 10, 20, 14)], marksOf(items))).toBeNull();
});
